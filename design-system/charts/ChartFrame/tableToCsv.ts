import type { ChartTable } from './ChartTable.tsx';

/** The table as CSV (RFC 4180): plain numbers, quoted texts, CRLF. Texts that a spreadsheet would run as a formula get a quote before them. */
export function tableToCsv(table: ChartTable): string {
  const rows = [
    table.headings.map((heading) => field(heading.text)),
    ...table.rows.map((row) => [field(row.head), ...row.cells.map((cell) => field(cell.value))]),
  ];
  return `${rows.map((row) => row.join(',')).join('\r\n')}\r\n`;
}

function field(value: string | number | null): string {
  if (value === null) return '';
  if (typeof value === 'number' && Number.isFinite(value)) return String(value);
  if (typeof value === 'number') return field(String(value));
  const safe = /^[=+\-@\t\r]/.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
