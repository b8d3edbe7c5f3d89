import { plainNumber } from '../editing/writeCell.ts';
import type { ExportTable, ExportValue } from './exportTable.ts';

/** Where a sheet would begin to calculate: also behind blanks, and in the full-width forms that it takes for the same. */
const formula = /^\s*[=+\-@＝＋－＠]|^[\t\r\n]/;
const special = /[",\r\n]/;

/** A text of a person must not become a formula in somebody else's sheet: an apostrophe keeps it a text (OWASP CSV injection). */
const defused = (text: string) => (formula.test(text) ? `'${text}` : text);
const quoted = (text: string) => (special.test(text) ? `"${text.replaceAll('"', '""')}"` : text);

function cell(value: ExportValue, percent: boolean): string {
  if (typeof value === 'number')
    return Number.isFinite(value) ? `${plainNumber(value)}${percent ? '%' : ''}` : '';
  return typeof value === 'boolean' ? String(value).toUpperCase() : quoted(defused(value ?? ''));
}

/** A CSV file that sheets open as it is: UTF-8 with its mark, lines ending in CRLF, real numbers as numbers. */
export function writeCsv({ columns, rows }: ExportTable): string {
  const lines = [
    columns.map(({ title }) => quoted(defused(title))),
    ...rows.map((row) => row.map((value, at) => cell(value, columns[at]?.kind === 'percent'))),
  ];
  return `\ufeff${lines.map((line) => `${line.join(',')}\r\n`).join('')}`;
}
