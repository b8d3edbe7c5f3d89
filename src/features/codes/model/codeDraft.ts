import { type OutlineCode, outlineRows } from '#domain/codes';
import type { CellChange } from '#design-system/grid/editing/changes.ts';
import type { Code } from '../codeQueries.ts';
import { type CodeNode, matchingCodes, toCodeTree } from './codeTree.ts';

/** A code while a format is edited. */
export interface DraftCode extends OutlineCode {
  /** Rows that name it. */
  used: number;
}

/** The codes of a format as they are edited, in tree order. */
export function toDraft(codes: readonly Code[]): DraftCode[] {
  const rows: DraftCode[] = [];
  const walk = (nodes: readonly CodeNode[], level: number) => {
    for (const { id, div_code, name, used_count: used, children = [] } of nodes) {
      rows.push({ key: String(id), id, div_code, name, level, used });
      walk(children, level + 1);
    }
  };
  walk(toCodeTree(codes), 1);
  return rows;
}

let made = 0;

/** A code that is not kept yet. */
export const newCode = (): DraftCode => ({
  key: `new_${++made}`,
  id: null,
  div_code: '',
  name: '',
  level: 1,
  used: 0,
});

/** Keys of codes that have others below them. */
export function parentKeys(rows: readonly DraftCode[]): Set<string> {
  const keys = new Set<string>();
  rows.forEach((row, at) => {
    if ((rows[at + 1]?.level ?? 0) > row.level) keys.add(row.key);
  });
  return keys;
}

/** The rows that show: without those below closed ones, or those that a search finds with what is above them. Linear. */
export function shownCodes<Row extends OutlineCode>(
  rows: readonly Row[],
  closed: ReadonlySet<string>,
  search: string,
): readonly Row[] {
  const words = search.trim().toLowerCase().split(/\s+/).filter(Boolean);
  if (words.length > 0) return matchingCodes(rows, words);
  if (closed.size === 0) return rows;
  let below = Infinity;
  return rows.filter(({ key, level }) => {
    if (level > below) return false;
    below = closed.has(key) ? level : Infinity;
    return true;
  });
}

/** The rows with what was typed into their cells. */
export function withCells(rows: readonly DraftCode[], cells: readonly CellChange[]): readonly DraftCode[] {
  if (cells.length === 0) return rows;
  const edited = new Map<string, Partial<DraftCode>>(cells.map(({ key }) => [key, {}]));
  for (const { key, column, to } of cells) {
    const typed = edited.get(key);
    if (typed && (column === 'div_code' || column === 'name'))
      typed[column] = typeof to === 'string' ? to : '';
  }
  return rows.map((row) => (edited.has(row.key) ? { ...row, ...edited.get(row.key) } : row));
}

/** How many codes a draft adds, takes away and changes. */
export function countChanges(before: readonly DraftCode[], after: readonly DraftCode[]): number {
  const parents = (rows: readonly DraftCode[]) => {
    const above: string[] = [];
    return new Map(
      rows.map((row, at) => {
        above.length = row.level - 1;
        const parent = above.at(-1) ?? '';
        above.push(row.key);
        return [row.key, { row, at, parent }] as const;
      }),
    );
  };
  const [old, now] = [parents(before), parents(after)];
  let count = [...old.keys()].filter((key) => !now.has(key)).length;
  for (const [key, { row, parent }] of now) {
    const was = old.get(key);
    if (!was || was.parent !== parent || was.row.div_code !== row.div_code || was.row.name !== row.name)
      count += 1;
  }
  // Only the order of siblings differs.
  if (count === 0 && before.some(({ key }, at) => after[at]?.key !== key)) return 1;
  return count;
}

/** Whether saving may move or break what names these codes: a used one goes, comes under another, or is under one that does. */
export function touchesUsed(before: readonly DraftCode[], after: readonly DraftCode[]): boolean {
  const places = (rows: readonly DraftCode[]) => {
    const above: string[] = [];
    return new Map(
      rows.map(({ key, level }) => {
        above.length = level - 1;
        const place = above.join(' ');
        above.push(key);
        return [key, place] as const;
      }),
    );
  };
  const [old, now] = [places(before), places(after)];
  return before.some(({ key, used }) => used > 0 && old.get(key) !== now.get(key));
}

/** What is sent. */
export const codesOf = (rows: readonly DraftCode[]) => outlineRows(rows);
