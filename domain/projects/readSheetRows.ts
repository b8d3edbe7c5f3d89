import { type Area, areaUnitIn } from '#domain/area';
import { dateProblem, type IsoDate, isIsoDate } from '#domain/dates';
import { moneyProblem, parseMoney, parseNumber } from '#domain/money';
import type { Cell } from '#domain/sheets';

/** A building component that a sheet names. Budgets in dollars. */
export interface SheetComponent {
  name: string;
  work_type: string | null;
  target_budget: number | null;
  area: Area | null;
}

/** A milestone that a sheet names. */
export interface SheetMilestone {
  name: string;
  short_name: string | null;
  date: IsoDate;
}

const textOf = (cell: Cell | undefined): string =>
  cell === null || cell === undefined ? '' : String(cell).trim();

/** A day as people write it: `2027-03-01` or `3/1/2027`; null for anything else. */
function dayOf(text: string): IsoDate | null {
  const [, month, day, year] = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/.exec(text) ?? [];
  const iso = year ? `${year}-${(month ?? '').padStart(2, '0')}-${(day ?? '').padStart(2, '0')}` : text;
  return isIsoDate(iso) ? iso : null;
}

/** What a row says, why it is left out, or null for one that says nothing. */
export type Read<Row> = { row: Row } | { problem: string } | null;
/** The cell of a row in the column of a field. */
export type Cells = (field: string) => Cell | undefined;

/** A row as a component; `taken` are the names so far, and `areaTitle` may tell the unit. */
export function readComponent(cells: Cells, areaTitle: string, taken: Set<string>): Read<SheetComponent> {
  const name = textOf(cells('name'));
  if (name === '' || name.toLowerCase() === 'overall project') return null;
  if (/^(?:grand |sub)?-?totals?\b/i.test(name)) return { problem: `"${name}" adds up other rows.` };
  if (name.length > 150) return { problem: 'The name is longer than 150 characters. Shorten it.' };
  if (taken.has(name.toLowerCase())) return { problem: `There is another component called "${name}".` };
  const size = amountOf(cells('area'), parseNumber);
  const budget = amountOf(cells('budget'), parseMoney);
  if (size === undefined || (size !== null && (size < 0 || size > 99_999_999)))
    return { problem: `"${textOf(cells('area'))}" is not an area. Enter a number that is not negative.` };
  if (budget === undefined || (budget !== null && (budget < 0 || moneyProblem(budget) !== null)))
    return { problem: `"${textOf(cells('budget'))}" is not a budget. Enter dollars that are not negative.` };
  taken.add(name.toLowerCase());
  const unit = areaUnitIn(textOf(cells('unit')) || areaTitle) ?? 'sq_ft';
  const type = textOf(cells('work_type')).slice(0, 100);
  return {
    row: {
      name,
      work_type: type || null,
      target_budget: budget,
      area: size === null ? null : { value: size, unit },
    },
  };
}

/** A number or what people write for one; null for nothing, undefined for what is none. */
function amountOf(cell: Cell | undefined, parse: (text: string) => number | null): number | null | undefined {
  const text = textOf(cell);
  if (text === '' || text === '-') return null;
  return typeof cell === 'number' ? cell : (parse(text) ?? undefined);
}

/** A row as a milestone; `taken` are the days so far. */
export function readMilestone(cells: Cells, taken: Set<string>, today: IsoDate): Read<SheetMilestone> {
  const name = textOf(cells('name'));
  if (name === '') return null;
  if (name.length > 150) return { problem: 'The name is longer than 150 characters. Shorten it.' };
  const date = dayOf(textOf(cells('date')));
  const problem = date === null ? `"${name}" has no date such as 2027-03-01.` : dateProblem(date, today);
  if (date === null || problem) return { problem: problem ?? '' };
  if (taken.has(date)) return { problem: 'The given date is set for another milestone in this project' };
  taken.add(date);
  return { row: { name, short_name: textOf(cells('short_name')).slice(0, 40) || null, date } };
}
