import { checkedSizes } from './sheetSizes.ts';
import { incompatible, SHEET_LIMITS, SheetError } from './sheetTypes.ts';
import { windowsText } from './windowsText.ts';

const delimiters = [',', ';', '\t', '|'] as const;
/** Characters by which the delimiter is guessed. */
const looked = 20_000;

/**
 * Rows of a CSV file (RFC 4180): its encoding and delimiter are found out, its cells stay the texts that they are.
 * Sizes are checked while it is read, so a file that is too large never becomes rows.
 */
export function readCsv(bytes: Uint8Array, name: string): string[][] {
  const text = decode(bytes);
  const sizes = checkedSizes();
  const rows: string[][] = [];
  let index = -1;
  for (const { cells, filled } of rowsIn(text, guessDelimiter(text.slice(0, looked)))) {
    index += 1;
    if (filled === 0) continue; // blank lines count once something follows
    sizes.row(name, index, filled);
    while (rows.length < index) rows.push([]);
    rows.push(cells.slice(0, filled));
  }
  return rows;
}

/** UTF-8, UTF-16 where a mark says so, else the Windows alphabet of Western Europe. */
function decode(bytes: Uint8Array): string {
  const [first, second] = bytes;
  const encoding =
    first === 0xff && second === 0xfe ? 'utf-16le' : first === 0xfe && second === 0xff ? 'utf-16be' : 'utf-8';
  let text: string;
  try {
    text = new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    if (encoding !== 'utf-8') throw new SheetError(incompatible);
    text = windowsText(bytes);
  }
  // No text has these; pictures, archives and programs do.
  // oxlint-disable-next-line no-control-regex
  if (/[\u0000-\u0008\u000e-\u001a\u001c-\u001f]/.test(text)) throw new SheetError(incompatible);
  return text;
}

/** The delimiter that parts most lines into the same number of cells; a comma where none does. */
export function guessDelimiter(text: string): string {
  const scores = delimiters.map((delimiter) => {
    const widths: number[] = [];
    for (const { width } of rowsIn(text, delimiter)) {
      if (width > 1) widths.push(width);
      if (widths.length === 30) break;
    }
    const usual = Math.max(
      0,
      ...new Set(widths.map((width) => widths.filter((one) => one === width).length)),
    );
    return { delimiter, usual, cells: widths.reduce((sum, width) => sum + width, 0) };
  });
  const [best] = scores.sort((a, b) => b.usual - a.usual || b.cells - a.cells);
  return best && best.usual > 0 ? best.delimiter : ',';
}

/** A line of the file. `width` counts all of its cells, `filled` ends with the last that is not blank. */
type CsvRow = { cells: string[]; width: number; filled: number };

/** Cells in quotes may hold the delimiter, line ends and doubled quotes. Cells behind the last column that is read are counted, not kept. */
function* rowsIn(text: string, delimiter: string): Generator<CsvRow> {
  let row: CsvRow = { cells: [], width: 0, filled: 0 };
  const add = (cell: string) => {
    row.width += 1;
    if (cell.trim() !== '') row.filled = row.width;
    if (row.width <= SHEET_LIMITS.columns) row.cells.push(cell);
  };
  let at = 0;
  while (at < text.length) {
    const { cell, next } = text[at] === '"' ? quotedCell(text, at) : plainCell(text, at, delimiter);
    add(cell);
    at = next;
    const mark = text[at];
    if (mark === delimiter) {
      at += 1;
      if (at < text.length) continue;
      add('');
    }
    at += mark === '\r' && text[at + 1] === '\n' ? 2 : 1;
    yield row;
    row = { cells: [], width: 0, filled: 0 };
  }
}

function plainCell(text: string, from: number, delimiter: string): { cell: string; next: number } {
  let next = from;
  while (next < text.length && text[next] !== delimiter && text[next] !== '\n' && text[next] !== '\r')
    next += 1;
  return { cell: text.slice(from, next), next };
}

function quotedCell(text: string, from: number): { cell: string; next: number } {
  let cell = '';
  let at = from + 1;
  for (;;) {
    const quote = text.indexOf('"', at);
    if (quote < 0) return { cell: cell + text.slice(at), next: text.length };
    cell += text.slice(at, quote);
    if (text[quote + 1] !== '"') {
      at = quote + 1;
      break;
    }
    cell += '"';
    at = quote + 2;
  }
  // What follows the closing quote up to the delimiter belongs to the cell, as spreadsheets have it.
  const rest = /^[^,;\t|\r\n]*/.exec(text.slice(at, at + 1000))?.[0] ?? '';
  return { cell: cell + rest, next: at + rest.length };
}
