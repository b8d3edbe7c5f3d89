import { formatNumber } from '#domain/money';
import {
  type Cell,
  columnLetter,
  type CurrencyCode,
  currencyIn,
  currencyName,
  currencyNamed,
  currencyStated,
} from '#domain/sheets';
import type { ColumnMapping } from './estimateColumns.ts';

/** A currency that number formats of a column name; row and column from 0. */
export interface FormatCurrency {
  code: string;
  column: number;
  row: number;
  count: number;
}

/** A currency other than the US dollar in a file, with where it was seen. */
export interface ForeignCurrency {
  code: CurrencyCode;
  /** `euros (EUR)`. */
  name: string;
  /** `Number format from F5 on, 34 cells`. */
  seen: string[];
}

interface PricedSheet {
  rows: readonly (readonly Cell[])[];
  currencies?: readonly FormatCurrency[] | undefined;
  headerRow: number;
  mapping: ColumnMapping;
  /** The sheet's name, where it has to be said. */
  prefix: string;
}

/** Rows at the end of a sheet in which notes are looked for. */
const tail = 30;
const quoted = (text: string): string => `“${text.trim().slice(0, 60)}”`;

/**
 * Currencies other than the US dollar that the prices of a file are in: by number formats and texts of the priced columns,
 * their headings, and notes such as `Currency: CAD`. Linear in the rows.
 */
export function foreignCurrencies(sheets: readonly PricedSheet[]): ForeignCurrency[] {
  const found = new Map<CurrencyCode, string[]>();
  const say = (code: CurrencyCode | undefined, where: string) => {
    if (code === undefined || code === 'USD') return;
    found.set(code, [...(found.get(code) ?? []), where]);
  };
  for (const { rows, currencies = [], headerRow, mapping, prefix } of sheets) {
    const cellAt = (row: number, column: number) => `${prefix}${columnLetter(column)}${row + 1}`;
    const priced = [mapping.unit_cost, mapping.amount].filter((column) => column !== undefined);
    const columns = new Set(priced);
    for (const { code, column, row, count } of currencies)
      if (columns.has(column))
        say(
          currencyNamed(code),
          count === 1
            ? `number format of ${cellAt(row, column)}`
            : `number format from ${cellAt(row, column)} on, ${formatNumber(count)} cells`,
        );
    for (const [row, column, text] of headings(rows, headerRow, priced))
      say(currencyIn(text), `heading ${cellAt(row, column)} ${quoted(text)}`);
    for (const [row, column, text, code] of notes(rows, headerRow))
      say(code, `note ${cellAt(row, column)} ${quoted(text)}`);
    for (const column of priced)
      for (const [code, { row, text, count }] of texts(rows, headerRow, column))
        say(
          code,
          `${cellAt(row, column)} ${quoted(text)}${count === 1 ? '' : `, ${formatNumber(count)} cells`}`,
        );
  }
  return [...found].map(([code, seen]) => ({
    code,
    name: `${currencyName(code)} (${code})`,
    seen: [...new Set(seen)],
  }));
}

type Place = readonly [row: number, column: number, text: string];

/** Headings of the priced columns, with the row of units below them and bare currencies above them. */
function headings(rows: readonly (readonly Cell[])[], headerRow: number, priced: readonly number[]): Place[] {
  return priced.flatMap((column) =>
    [headerRow - 2, headerRow - 1, headerRow, headerRow + 1].flatMap((row): Place[] => {
      const cell = rows[row]?.[column];
      if (typeof cell !== 'string' || cell.length > 60) return [];
      // Other rows than the header say it alone: a line or a title may name anything.
      return row === headerRow || currencyNamed(cell.replaceAll(/[()[\]]/g, '')) !== undefined || isBare(cell)
        ? [[row, column, cell]]
        : [];
    }),
  );
}

const isBare = (cell: string): boolean => /^\P{N}{1,12}$/u.test(cell) && currencyIn(cell) !== undefined;

function notes(
  rows: readonly (readonly Cell[])[],
  headerRow: number,
): (readonly [...Place, CurrencyCode | undefined])[] {
  const end = Math.max(headerRow + 1, rows.length - tail);
  const places = [...rows.keys()].filter((row) => row <= headerRow || row >= end);
  return places.flatMap((row) => {
    const cells = rows[row] ?? [];
    return cells.flatMap((cell, column): (readonly [...Place, CurrencyCode | undefined])[] => {
      if (typeof cell !== 'string' || cell === cells[column - 1]) return [];
      const beside = cells.slice(column + 1, column + 4).find((one) => one !== null);
      if (/^currency\s*[:=]?$/i.test(cell.trim()) && typeof beside === 'string')
        return [[row, column, `${cell.trim()} ${beside}`, currencyNamed(beside) ?? currencyIn(beside)]];
      const code = currencyStated(cell);
      return code === undefined ? [] : [[row, column, cell, code]];
    });
  });
}

function texts(rows: readonly (readonly Cell[])[], headerRow: number, column: number) {
  const found = new Map<CurrencyCode, { row: number; text: string; count: number }>();
  for (let row = headerRow + 1; row < rows.length; row += 1) {
    const cell = rows[row]?.[column];
    if (typeof cell !== 'string' || cell.length > 40 || !/\d/.test(cell)) continue;
    const code = currencyIn(cell);
    const known = code && found.get(code);
    if (known) known.count += 1;
    else if (code) found.set(code, { row, text: cell, count: 1 });
  }
  return found;
}
