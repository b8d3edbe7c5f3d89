import { incompatible, SHEET_LIMITS, SheetError } from './sheetTypes.ts';

const delimiters = [',', ';', '\t', '|'] as const;
/** Characters by which the delimiter is guessed. */
const looked = 20_000;

/** Rows of a CSV file (RFC 4180): its encoding and delimiter are found out, its cells stay the texts that they are. */
export function readCsv(bytes: Uint8Array): string[][] {
  const text = decode(bytes);
  return parse(text, guessDelimiter(text.slice(0, looked)));
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
    text = new TextDecoder('windows-1252').decode(bytes);
  }
  // No text has these; pictures, archives and programs do.
  // oxlint-disable-next-line no-control-regex
  if (/[\u0000-\u0008\u000e-\u001a\u001c-\u001f]/.test(text)) throw new SheetError(incompatible);
  return text;
}

/** The delimiter that parts most lines into the same number of cells; a comma where none does. */
export function guessDelimiter(text: string): string {
  const scores = delimiters.map((delimiter) => {
    const widths = parse(text, delimiter)
      .slice(0, 30)
      .map(({ length }) => length)
      .filter((width) => width > 1);
    const usual = Math.max(
      0,
      ...new Set(widths.map((width) => widths.filter((one) => one === width).length)),
    );
    return { delimiter, usual, cells: widths.reduce((sum, width) => sum + width, 0) };
  });
  const [best] = scores.sort((a, b) => b.usual - a.usual || b.cells - a.cells);
  return best && best.usual > 0 ? best.delimiter : ',';
}

/** Cells in quotes may hold the delimiter, line ends and doubled quotes. */
function parse(text: string, delimiter: string): string[][] {
  const rows: string[][] = [];
  let row: string[] = [];
  let at = 0;
  while (at < text.length) {
    const { cell, next } = text[at] === '"' ? quotedCell(text, at) : plainCell(text, at, delimiter);
    row.push(cell);
    at = next;
    const mark = text[at];
    if (mark === delimiter) {
      at += 1;
      if (at < text.length) continue;
      row.push('');
    }
    at += mark === '\r' && text[at + 1] === '\n' ? 2 : 1;
    rows.push(row);
    row = [];
    if (rows.length > SHEET_LIMITS.rows) break; // one more than is taken: the owner says so
  }
  return rows;
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
