import { codeKey, type CodeRow } from './codeTree.ts';

/** A code as it is edited: in tree order, its depth from 1. Codes that are new have no `id`. */
export interface OutlineCode {
  key: string;
  id: number | null;
  div_code: string;
  name: string;
  level: number;
}

/** Where a code is dropped: beside another one, or as the last below it. */
export type DropPlace = 'before' | 'after' | 'below';

/** Index after the last code below that at `start`. */
function endOf(rows: readonly OutlineCode[], start: number): number {
  const level = rows[start]?.level ?? 1;
  let end = start + 1;
  while (end < rows.length && (rows[end]?.level ?? 1) > level) end += 1;
  return end;
}

/** A code with all below it, taken out of the others. Undefined where it is not there. */
function lifted<Row extends OutlineCode>(rows: readonly Row[], key: string) {
  const start = rows.findIndex((row) => row.key === key);
  const row = rows[start];
  if (!row) return undefined;
  const end = endOf(rows, start);
  return {
    start,
    end,
    row,
    block: rows.slice(start, end),
    rest: [...rows.slice(0, start), ...rows.slice(end)],
  };
}

const shifted = <Row extends OutlineCode>(block: readonly Row[], by: number): Row[] =>
  by === 0 ? [...block] : block.map((row) => ({ ...row, level: row.level + by }));

const putIn = <Row extends OutlineCode>(rest: readonly Row[], at: number, block: readonly Row[]): Row[] => [
  ...rest.slice(0, at),
  ...block,
  ...rest.slice(at),
];

/** Moves a code below the one before it on its level, with all below it; the same rows where there is none. */
export function indentCode<Row extends OutlineCode>(rows: readonly Row[], key: string): readonly Row[] {
  const found = lifted(rows, key);
  if (!found || (rows[found.start - 1]?.level ?? 0) < found.row.level) return rows;
  return putIn(found.rest, found.start, shifted(found.block, 1));
}

/** Moves a code beside the one above it, behind all that is below that one; the same rows at the top. */
export function outdentCode<Row extends OutlineCode>(rows: readonly Row[], key: string): readonly Row[] {
  const found = lifted(rows, key);
  if (!found || found.row.level === 1) return rows;
  // Codes that follow it below its parent stay there.
  let at = found.start;
  while (at < found.rest.length && (found.rest[at]?.level ?? 1) >= found.row.level) at += 1;
  return putIn(found.rest, at, shifted(found.block, -1));
}

/** Moves a code before the one above or after the one below it on its level; the same rows at the edge. */
export function moveCode<Row extends OutlineCode>(
  rows: readonly Row[],
  key: string,
  by: -1 | 1,
): readonly Row[] {
  const found = lifted(rows, key);
  if (!found) return rows;
  const { level } = found.row;
  if (by === 1)
    return rows[found.end]?.level === level
      ? putIn(found.rest, found.start + endOf(rows, found.end) - found.end, found.block)
      : rows;
  let at = found.start - 1;
  while (at >= 0 && (rows[at]?.level ?? 1) > level) at -= 1;
  return rows[at]?.level === level ? putIn(found.rest, at, found.block) : rows;
}

/** Moves a code, with all below it, to a place at another one; the same rows where that is itself or below it. */
export function dropCode<Row extends OutlineCode>(
  rows: readonly Row[],
  key: string,
  target: string,
  place: DropPlace,
): readonly Row[] {
  const found = lifted(rows, key);
  if (!found || found.block.some((row) => row.key === target)) return rows;
  const to = found.rest.findIndex((row) => row.key === target);
  const there = found.rest[to];
  if (!there) return rows;
  const at = place === 'before' ? to : endOf(found.rest, to);
  const level = there.level + (place === 'below' ? 1 : 0);
  const moved = putIn(found.rest, at, shifted(found.block, level - found.row.level));
  const isSame = moved.every(({ key: one, level: depth }, index) => {
    const before = rows[index];
    return before?.key === one && before.level === depth;
  });
  return isSame ? rows : moved;
}

/** Puts a code after another one and all below it, on its level; at the end where none is named. */
export function addCode<Row extends OutlineCode>(
  rows: readonly Row[],
  after: string | null,
  made: Row,
): readonly Row[] {
  const at = after === null ? -1 : rows.findIndex((row) => row.key === after);
  const beside = rows[at];
  return beside
    ? putIn(rows, endOf(rows, at), [{ ...made, level: beside.level }])
    : [...rows, { ...made, level: 1 }];
}

/** Takes codes out, with all below them. */
export function removeCodes<Row extends OutlineCode>(
  rows: readonly Row[],
  keys: ReadonlySet<string>,
): readonly Row[] {
  let below = Infinity;
  return rows.filter(({ key, level }) => {
    if (level > below) return false;
    below = keys.has(key) ? level : Infinity;
    return below === Infinity;
  });
}

/** The codes as they are sent: parents by code. Linear. */
export function outlineRows(rows: readonly OutlineCode[]): CodeRow[] {
  const above: string[] = [];
  return rows.map(({ id, div_code: code, name, level }) => {
    above.length = level - 1;
    const parent = above.at(-1) ?? null;
    above.push(code);
    return { ...(id !== null && { id }), div_code: code, name, parent_code: parent };
  });
}

/** What keeps edited codes from being saved, by row and field. Linear. */
export function outlineProblems(
  rows: readonly OutlineCode[],
): Record<string, Partial<Record<'div_code' | 'name', string>>> {
  const problems: Record<string, Partial<Record<'div_code' | 'name', string>>> = {};
  const firsts = new Map<string, OutlineCode>();
  for (const row of rows) {
    const code = row.div_code.trim();
    const first = code === '' ? undefined : firsts.get(codeKey(code));
    if (!first && code !== '') firsts.set(codeKey(code), row);
    const found = {
      ...(code === ''
        ? { div_code: 'Code is required' }
        : first && {
            div_code: `${code} is there already: ${first.name || 'without a name'}. Enter another code.`,
          }),
      ...(row.name.trim() === '' && { name: 'Name is required' }),
    };
    if (Object.keys(found).length > 0) problems[row.key] = found;
  }
  return problems;
}
