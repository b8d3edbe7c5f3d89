import { type Area, type AreaUnit } from '#domain/area';
import { dateProblem, type IsoDate, isIsoDate } from '#domain/dates';
import { moneyProblem, parseMoney, parseNumber } from '#domain/money';
import { type Cell, guessHeading, guessMapping, headingTitles, type SheetField } from '#domain/sheets';

/** A sheet as it was read; days are `YYYY-MM-DD`. */
export interface ReadSheet {
  name: string;
  rows: readonly (readonly Cell[])[];
}

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

/** Why a row was left out; rows count from 1, as programs show them. */
export interface SheetProblem {
  sheet: string;
  row: number;
  text: string;
}

/** What a project can start from. */
export interface ProjectSheets {
  components: SheetComponent[];
  milestones: SheetMilestone[];
  problems: SheetProblem[];
}

/** The most that is taken of a file. */
export const SHEET_MOST = { components: 500, milestones: 200, problems: 100 } as const;

const COMPONENT_FIELDS: readonly SheetField[] = [
  {
    id: 'name',
    words: ['component', 'component name', 'building', 'name'],
    poorWords: ['title', 'description'],
  },
  { id: 'work_type', words: ['work type', 'type of work', 'type'] },
  { id: 'unit', words: ['unit', 'area unit', 'uom'] },
  { id: 'area', words: ['area', 'gross area', 'gsf', 'square feet', 'sf', 'sqm', 'size'] },
  { id: 'budget', words: ['budget', 'target budget', 'target', 'cost', 'amount'] },
];

const MILESTONE_FIELDS: readonly SheetField[] = [
  { id: 'name', words: ['milestone', 'milestone name', 'name'], poorWords: ['title', 'description'] },
  { id: 'short_name', words: ['short name', 'abbreviation', 'short'] },
  { id: 'date', words: ['date', 'planned date', 'planned', 'due'] },
];

const UNITS: readonly (readonly [RegExp, AreaUnit])[] = [
  [/\b(?:sqm|m2|sq m|square met(?:er|re)s?)\b|m²/i, 'sq_m'],
  [/\b(?:ac|acres?)\b/i, 'acre'],
  [/\b(?:ha|hectares?)\b/i, 'hectare'],
];

const textOf = (cell: Cell | undefined): string =>
  cell === null || cell === undefined ? '' : String(cell).trim();
const unitIn = (text: string): AreaUnit => UNITS.find(([words]) => words.test(text))?.[1] ?? 'sq_ft';

/** A day as people write it: `2027-03-01` or `3/1/2027`; null for anything else. */
function dayOf(text: string): IsoDate | null {
  const [, month, day, year] = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/.exec(text) ?? [];
  const iso = year ? `${year}-${(month ?? '').padStart(2, '0')}-${(day ?? '').padStart(2, '0')}` : text;
  return isIsoDate(iso) ? iso : null;
}

type Read<Row> = { row: Row } | { problem: string } | null;
type Cells = (field: string) => Cell | undefined;

function readComponent(cells: Cells, areaTitle: string, taken: Set<string>): Read<SheetComponent> {
  const name = textOf(cells('name'));
  if (name === '' || name.toLowerCase() === 'overall project') return null;
  if (/^(?:grand |sub)?-?totals?\b/i.test(name)) return { problem: `"${name}" adds up other rows.` };
  if (name.length > 150) return { problem: 'The name is longer than 150 characters. Shorten it.' };
  if (taken.has(name.toLowerCase())) return { problem: `There is another component called "${name}".` };
  const size = amountOf(cells('area'), parseNumber);
  const budget = amountOf(cells('budget'), parseMoney);
  if (size === undefined || (size !== null && (size < 0 || size > 99_999_999)))
    return { problem: `"${textOf(cells('area'))}" is no area. Enter a number that is not negative.` };
  if (budget === undefined || (budget !== null && (budget < 0 || moneyProblem(budget) !== null)))
    return { problem: `"${textOf(cells('budget'))}" is no budget. Enter dollars that are not negative.` };
  taken.add(name.toLowerCase());
  const unit = unitIn(textOf(cells('unit')) || areaTitle);
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

function readMilestone(cells: Cells, taken: Set<string>, today: IsoDate): Read<SheetMilestone> {
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

/**
 * Components and milestones of a workbook: a sheet with names and dates holds milestones, one with names holds components;
 * columns are known by their headings. What cannot be taken is left out and told. Linear in the number of cells.
 */
export function readProjectSheets(sheets: readonly ReadSheet[], today: IsoDate): ProjectSheets {
  const found: ProjectSheets = { components: [], milestones: [], problems: [] };
  const names = new Set<string>();
  const days = new Set<string>();
  const tell = (sheet: string, row: number, text: string) => {
    if (found.problems.length < SHEET_MOST.problems) found.problems.push({ sheet, row, text });
  };
  for (const { name: sheet, rows } of sheets) {
    if (rows.length === 0) continue;
    const heading = guessHeading(rows);
    const titles = headingTitles(rows, heading);
    const asMilestones = guessMapping(titles, MILESTONE_FIELDS);
    const columnsOf = (mapping: ReadonlyMap<number, string>) =>
      new Map([...mapping].map(([column, field]) => [field, column]));
    const dated = columnsOf(asMilestones);
    const areMilestones = dated.has('date') && dated.has('name');
    const columns = areMilestones ? dated : columnsOf(guessMapping(titles, COMPONENT_FIELDS));
    if (!columns.has('name')) {
      tell(sheet, heading.last + 1, 'No column is called Component, Milestone or Name.');
      continue;
    }
    const areaTitle = titles[columns.get('area') ?? -1] ?? '';
    const list: unknown[] = areMilestones ? found.milestones : found.components;
    const most = areMilestones ? SHEET_MOST.milestones : SHEET_MOST.components;
    for (let at = heading.last + 1; at < rows.length; at += 1) {
      const cells: Cells = (field) => rows[at]?.[columns.get(field) ?? -1];
      const read = areMilestones ? readMilestone(cells, days, today) : readComponent(cells, areaTitle, names);
      if (read === null) continue;
      if ('problem' in read) tell(sheet, at + 1, read.problem);
      else if (list.length < most) list.push(read.row);
      else {
        tell(
          sheet,
          at + 1,
          `A project starts with at most ${most} rows of this kind. The rest was left out.`,
        );
        break;
      }
    }
  }
  return found;
}
