import { isPriced } from '#domain/estimate';
import type { FileEstimate, FileLine } from '#domain/estimate/import';
import type { EstimateLineBatch } from '../estimateQueries.ts';
import type { LineRow } from './lineBatch.ts';

/** What the words of a file mean here: ids by the text of the file. */
export interface ImportNames {
  codes: ReadonlyMap<string, number>;
  components: ReadonlyMap<string, number>;
  /** For lines without a component of their own, by the index of their sheet. */
  sheets: ReadonlyMap<number, number>;
  /** Where no sheet says either. */
  usual: number;
}

/** A line on its way into the estimate: as the grid edits it, with where it is from. */
export interface DraftLine {
  row: LineRow;
  from: FileLine;
  sheet: string;
}

const textOf = (id: number | undefined) => (id === undefined ? null : String(id));

/** The lines of a file under the names of the project. Four decimals, the most that is kept. */
export function toDraft(estimate: FileEstimate, names: ImportNames): DraftLine[] {
  return estimate.sheets.flatMap(({ name, index, lines }) =>
    lines.map((line) => ({
      from: line,
      sheet: name,
      row: {
        key: `${index}:${line.row}`,
        id: null,
        version: 0,
        description: line.description,
        kind: 'WORK' as const,
        escalates_to: null,
        cost_group_id: textOf(names.codes.get(line.code)),
        component_id: String(names.components.get(line.component) ?? names.sheets.get(index) ?? names.usual),
        quantity: line.quantity,
        unit: line.unit,
        unit_cost: line.unit_cost,
        amount: line.amount,
        notes: line.notes,
      },
    })),
  );
}

/** Why a line cannot be accepted; empty once it can. A line in error is mended by an amount, or by quantity and unit cost. */
export function problemOf(row: LineRow, from: FileLine | undefined): string {
  if (row.description.trim() === '') return 'Description is required.';
  if (row.component_id === null) return 'Component is required.';
  const isMended = row.amount !== null && (row.amount !== 0 || isPriced(row));
  if (isMended) return '';
  return from?.problem || (row.amount === null ? 'The amount is missing.' : '');
}

/** What accepting writes; lines of the file with where they stand in it. */
export const toNewLines = (
  rows: readonly LineRow[],
  origins?: ReadonlyMap<string, DraftLine>,
): NonNullable<EstimateLineBatch['creates']> =>
  rows.map((row) => ({
    ...sourceOf(origins?.get(row.key)),
    description: row.description,
    cost_group_id: row.cost_group_id === null ? null : Number(row.cost_group_id),
    component_id: Number(row.component_id),
    quantity: row.quantity,
    unit: row.unit || null,
    unit_cost: row.unit_cost,
    amount: row.amount,
    notes: row.notes,
  }));

const sourceOf = (origin: DraftLine | undefined) =>
  origin && { source: { sheet: origin.sheet, cell: origin.from.cell } };

/** As many lines as are accepted at once. */
export const MOST_LINES = 50_000;
