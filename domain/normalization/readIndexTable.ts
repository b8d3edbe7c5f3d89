import { INDEX_LIMITS, type IndexKind, type IndexRow } from './indexTable.ts';
import { readPeriod } from './periods.ts';

/** A pasted table or a file as text, read into rows. */
export interface ReadIndexTable {
  rows: IndexRow[];
  /** Lines that could not be read, counted from 1, with why; they are not among the rows. */
  problems: { line: number; problem: string }[];
  /** The heading of the value column, where the text had one: `WPU101`. */
  heading: string | null;
}

/** Longest text of a table, in characters. */
export const INDEX_TEXT_LIMIT = 1_000_000;

const separators = ['\t', ';', ','] as const;

/** Cells of one line; quotes hold a separator inside a cell. Linear in the line. */
function cellsOf(line: string, separator: string): string[] {
  const cells: string[] = [];
  let cell = '';
  let quoted = false;
  for (const sign of line) {
    if (sign === '"') quoted = !quoted;
    else if (sign === separator && !quoted) {
      cells.push(cell.trim());
      cell = '';
    } else cell += sign;
  }
  return [...cells, cell.trim()];
}

function toNumber(text: string): number | null {
  const plain = text.replace(/,(?=\d{3}(?:\D|$))/g, '');
  return /^-?(?:\d+(?:\.\d*)?|\.\d+)$/.test(plain) ? Number(plain) : null;
}

/**
 * Reads key and value, or key, code and value, from lines separated by tabs, semicolons or commas. The first line is a
 * heading when its value is no number. Empty values are reported, never read as zero. `problems` holds one line where the
 * text is longer than 1,000,000 characters or 10,000 rows.
 */
export function readIndexTable(kind: IndexKind, text: string): ReadIndexTable {
  const none = (problem: string): ReadIndexTable => ({
    rows: [],
    problems: [{ line: 1, problem }],
    heading: null,
  });
  if (text.length > INDEX_TEXT_LIMIT)
    return none('The table is longer than 1,000,000 characters. Split it into several tables.');
  const lines = text.replace(/^\uFEFF/, '').split(/\r\n|\n|\r/);
  const filled = lines.filter((line) => line.trim() !== '').length;
  if (filled > INDEX_LIMITS.rows + 1)
    return none(`A table holds at most ${INDEX_LIMITS.rows.toLocaleString('en-US')} rows. Split it.`);
  const sample = lines.find((line) => line.trim() !== '') ?? '';
  const separator = separators.find((one) => sample.includes(one)) ?? ',';
  const found: ReadIndexTable = { rows: [], problems: [], heading: null };
  let isFirst = true;
  lines.forEach((line, at) => {
    if (line.trim() === '') return;
    const cells = cellsOf(line, separator);
    const last = cells.length > 2 ? 2 : 1;
    const [key = '', value = ''] = [cells[0], cells[last]];
    const number = toNumber(value);
    const wasFirst = isFirst;
    isFirst = false;
    if (wasFirst && number === null && (kind !== 'time' || readPeriod(key) === null)) {
      found.heading = value || null;
      return;
    }
    const problem = lineProblem(kind, key, value, number);
    if (problem) found.problems.push({ line: at + 1, problem });
    else
      found.rows.push({
        key: kind === 'time' ? (readPeriod(key) ?? key) : key,
        code: (last === 2 && cells[1]) || null,
        value: number as number,
      });
  });
  return found;
}

/** What a table is an index by, told by its first column: years or months are time. Anything else may be a place. */
export function guessIndexKind(text: string): IndexKind {
  const { rows } = readIndexTable('location', text.slice(0, 4000));
  return rows.length > 0 && rows.every(({ key }) => readPeriod(key) !== null) ? 'time' : 'location';
}

function lineProblem(kind: IndexKind, key: string, value: string, number: number | null): string | null {
  if (key === '') return 'The first column is empty.';
  if (kind === 'time' && readPeriod(key) === null)
    return `"${key.slice(0, 40)}" is not a year or month. Write it like 2026 or 2026-03.`;
  if (value === '' || value === '.') return `No index for ${key.slice(0, 40)}. It will be interpolated.`;
  if (number === null) return `"${value.slice(0, 40)}" is not a number.`;
  return number > 0 ? null : 'An index is above zero: costs are divided by it.';
}
