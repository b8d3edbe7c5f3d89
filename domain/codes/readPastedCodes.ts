import { CODE_LIMITS, codeKey, type CodeRow } from './codeTree.ts';

/** How the level of a pasted code is found: by its indent, its dots, its groups between spaces, the code it begins with, or a third column of levels from 1. */
export const CODE_LEVELS = {
  indent: 'Indent',
  dots: 'Dots',
  spaces: 'Spaces',
  prefix: 'Prefix',
  column: 'Level column',
} as const;

/** How the levels of a pasted list are recognized. */
export type CodeLevels = keyof typeof CODE_LEVELS;

/** A pasted row: what it comes to, or why it is left out. `line` counts from 1. */
export interface PastedCode extends CodeRow {
  line: number;
  problem: string | null;
  /** The level that is not there, where that is the problem. */
  missing: string | null;
}

interface Line {
  line: number;
  indent: number;
  code: string;
  name: string;
  /** What a third column says, from 1; null where it says no level. */
  level: number | null;
}

/** What lists head their columns with. */
const codeHeading = /^(?:cost )?(?:code|number|no\.?|#|item)$/i;
const nameHeading = /^(?:name|title|description|text)(?:$|[\t,;])/i;

/**
 * Lines of a paste: code and name in two columns, or the code before the first wide gap or single space. A line of headings at the
 * top is left out.
 */
function readLines(text: string): Line[] {
  const lines = splitLines(text);
  const [first] = lines;
  return first && codeHeading.test(first.code) && nameHeading.test(first.name) ? lines.slice(1) : lines;
}

function splitLines(text: string): Line[] {
  return text.split(/\r\n|\r|\n/).flatMap((raw, index) => {
    if (raw.trim() === '') return [];
    const lead = /^[\t ]*/.exec(raw)?.[0] ?? '';
    const body = raw.slice(lead.length);
    const tab = body.indexOf('\t');
    const [first, rest] = tab < 0 ? splitOneCell(body) : [body.slice(0, tab), body.slice(tab + 1)];
    // A name may be indented in place of its code.
    const indent = lead.length + (/^[\t ]*/.exec(rest)?.[0].length ?? 0);
    const [name, third] = rest.trimStart().split('\t');
    const said = unquote(third ?? '');
    const level = /^[1-9]\d?$/.test(said) ? Number(said) : null;
    return [{ line: index + 1, indent, code: unquote(first), name: unquote(name || rest), level }];
  });
}

const unquote = (cell: string): string =>
  /^".*"$/s.test(cell.trim()) ? cell.trim().slice(1, -1).replaceAll('""', '"').trim() : cell.trim();

/** `03 30 00 Concrete`: groups of digits belong to the code. */
function splitOneCell(body: string): [string, string] {
  const digits = /^\d{2}(?: \d{2}){1,3}(?:\.\d+)?(?= )/.exec(body)?.[0];
  const end = digits?.length ?? body.search(/[ ;,]/);
  return end < 0 ? [body, ''] : [body.slice(0, end), body.slice(end + 1).trimStart()];
}

/** Where all codes of a format are three pairs of digits, fewer pairs name the group: `03` is `03 00 00` there. */
function inPairs(lines: readonly Line[], known: readonly string[]): readonly Line[] {
  if (known.length === 0 || !known.every((code) => /^\d{2} \d{2} \d{2}/.test(code))) return lines;
  return lines.map((line) =>
    /^\d{2}(?: \d{2})?$/.test(line.code) ? { ...line, code: `${line.code} 00 00`.slice(0, 8) } : line,
  );
}

/** How most of the codes tell their levels. */
export function guessCodeLevels(text: string, known: readonly string[] = []): CodeLevels {
  const lines = inPairs(readLines(text.slice(0, 200_000)), known);
  const most = (is: (line: Line) => boolean) => lines.filter(is).length * 3 > lines.length;
  // A third column that begins deeper tells the levels of a piece of another list.
  if (lines[0]?.level === 1 && lines.every(({ level }) => level !== null)) return 'column';
  if (most(({ indent }) => indent > 0)) return 'indent';
  if (most(({ code }) => code.includes('.'))) return 'dots';
  return most(({ code }) => code.includes(' ')) ? 'spaces' : 'prefix';
}

/** The code above by its parts; null at the top. `03 30 00` belongs to `03 00 00`, `03.30.10` to `03.30`. */
function parentBySpaces(code: string): string | null {
  const parts = code.split(' ');
  const last = parts.findLastIndex((part) => !/^0+$/.test(part));
  return last < 1 ? null : parts.map((part, at) => (at < last ? part : '0'.repeat(part.length))).join(' ');
}

const parentByDots = (code: string): string | null =>
  code.includes('.') ? code.slice(0, code.lastIndexOf('.')) : null;

type FindParent = (line: Line) => { parent: string | null; missing: string | null; problem?: string };

/** The last code one level up; a level that says nothing, or skips one, is a problem of its row. */
function parentByColumn(): FindParent {
  const above: string[] = [];
  return ({ code, level }) => {
    if (level === null)
      return { parent: null, missing: null, problem: `${code} has no level. Enter a number from 1.` };
    if (level > above.length + 1)
      return {
        parent: null,
        missing: null,
        problem: `Level ${level} follows level ${above.length}. Add the level between.`,
      };
    above.length = level - 1;
    const parent = above.at(-1) ?? null;
    above.push(code);
    return { parent, missing: null };
  };
}

function parentFinder(lines: readonly Line[], levels: CodeLevels, known: ReadonlySet<string>): FindParent {
  if (levels === 'column') return parentByColumn();
  if (levels === 'indent') {
    const above: Line[] = [];
    return (line) => {
      while (above.length > 0 && (above.at(-1)?.indent ?? 0) >= line.indent) above.pop();
      const parent = above.at(-1)?.code ?? null;
      above.push(line);
      return { parent, missing: null };
    };
  }
  const there = new Set([...known, ...lines.map(({ code }) => codeKey(code))]);
  if (levels === 'prefix')
    return ({ code }) => {
      for (let end = code.length - 1; end > 0; end--)
        if (there.has(codeKey(code.slice(0, end)))) return { parent: code.slice(0, end), missing: null };
      return { parent: null, missing: null };
    };
  const parentOf = levels === 'dots' ? parentByDots : parentBySpaces;
  return ({ code }) => {
    const parent = parentOf(code);
    return { parent, missing: parent !== null && !there.has(codeKey(parent)) ? parent : null };
  };
}

function lineProblem({ code, name }: Line, first: number | undefined): string | null {
  if (code === '') return 'Code is required';
  if (code.length > CODE_LIMITS.code)
    return `The code is longer than ${CODE_LIMITS.code} characters. Shorten it.`;
  if (name === '') return `${code} has no name. Enter one.`;
  if (name.length > CODE_LIMITS.name)
    return `The name is longer than ${CODE_LIMITS.name} characters. Shorten it.`;
  return first === undefined ? null : `${code} is there twice, first in row ${first}`;
}

/**
 * What pasted rows come to as codes. Codes stay text, so leading zeros are kept. `known` are the codes that the format has
 * already. Refuses more rows than a format holds before it makes any.
 */
export function readPastedCodes(
  text: string,
  levels: CodeLevels,
  known: readonly string[] = [],
): { rows: PastedCode[] } | { problem: string } {
  const lines = inPairs(readLines(text), known);
  if (lines.length > CODE_LIMITS.codes)
    return {
      problem: `These are ${lines.length.toLocaleString('en-US')} rows. A format holds up to ${CODE_LIMITS.codes.toLocaleString('en-US')} codes: paste fewer.`,
    };
  const parentOf = parentFinder(lines, levels, new Set(known.map(codeKey)));
  const firsts = new Map<string, number>();
  const rows = lines.map((line) => {
    const { parent, missing, problem: unplaced } = parentOf(line);
    const first = firsts.get(codeKey(line.code));
    if (first === undefined) firsts.set(codeKey(line.code), line.line);
    const problem =
      lineProblem(line, first) ?? unplaced ?? (missing === null ? null : `${missing} is missing`);
    return { line: line.line, div_code: line.code, name: line.name, parent_code: parent, problem, missing };
  });
  return { rows };
}

/** Adds the levels that are missing above pasted codes, named by their code, each before the first code that needs it. */
export function addMissingLevels(
  rows: readonly PastedCode[],
  levels: CodeLevels,
  known: readonly string[] = [],
): PastedCode[] {
  const parentOf = levels === 'spaces' ? parentBySpaces : parentByDots;
  const there = new Set([
    ...known.map(codeKey),
    ...rows.flatMap((row) => (row.problem === null || row.missing ? [codeKey(row.div_code)] : [])),
  ]);
  return rows.flatMap((row) => {
    if (row.missing === null) return [row];
    const added: PastedCode[] = [];
    for (let code: string | null = row.missing; code !== null && !there.has(codeKey(code));) {
      there.add(codeKey(code));
      const parent: string | null = parentOf(code);
      added.unshift({
        line: row.line,
        div_code: code,
        name: code,
        parent_code: parent,
        problem: null,
        missing: null,
      });
      code = parent;
    }
    return [
      ...added,
      { ...row, problem: row.problem === `${row.missing} is missing` ? null : row.problem, missing: null },
    ];
  });
}
