import { escapeText } from './entities.ts';

/** A cell on its way to the clipboard. Texts are kept from being taken for numbers, dates or formulas. */
export interface CopiedCell {
  text: string;
  kind: 'text' | 'value';
}

const quoted = (text: string) => (/["\t\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);

/** Tab-separated text with line ends of Windows, as spreadsheets write it. */
export const writeTsv = (rows: readonly (readonly CopiedCell[])[]): string =>
  rows.map((row) => row.map(({ text }) => quoted(text)).join('\t')).join('\r\n');

const asText = ` style="mso-number-format:'\\@'"`;
/** What a sheet would turn into something else: 007, 1-2, =A1. */
const mistaken = /^\s*[-+=@(.\d]/;

/** An HTML table; codes such as `007` are marked as text. */
export function writeHtml(rows: readonly (readonly CopiedCell[])[]): string {
  const cell = ({ text, kind }: CopiedCell) =>
    `<td${kind === 'text' && mistaken.test(text) ? asText : ''}>${escapeText(text).replaceAll('\n', '<br>')}</td>`;
  const lines = rows.map((row) => `<tr>${row.map(cell).join('')}</tr>`);
  return `<meta charset="utf-8"><table>${lines.join('')}</table>`;
}
