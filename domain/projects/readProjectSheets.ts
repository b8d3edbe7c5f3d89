import type { IsoDate } from '#domain/dates';
import { type Cell, guessHeading, guessMapping, headingTitles, type SheetField } from '#domain/sheets';
import {
  type Cells,
  readComponent,
  readMilestone,
  type SheetComponent,
  type SheetMilestone,
} from './readSheetRows.ts';

/** A sheet as it was read; days are `YYYY-MM-DD`. */
export interface ReadSheet {
  name: string;
  rows: readonly (readonly Cell[])[];
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

/**
 * Components and milestones of a workbook: a sheet with names and dates holds milestones, one with names holds components;
 * columns are known by their headings. What cannot be taken is left out and reported. Linear in the number of cells.
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
