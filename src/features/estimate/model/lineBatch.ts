import { isPriced, lineAmount, type LineKind } from '#domain/estimate';
import type { GridChanges } from '#design-system/grid/editing/changes.ts';
import type { EstimateLine, EstimateLineBatch } from '../estimateQueries.ts';

/** A line as the grid edits it; cells of choices hold texts. */
export interface LineRow {
  key: string;
  /** Null until it is saved. */
  id: number | null;
  version: number;
  description: string;
  kind: LineKind;
  /** The day that escalation is to. */
  escalates_to: string | null;
  cost_group_id: string | null;
  component_id: string | null;
  quantity: number | null;
  unit: string;
  unit_cost: number | null;
  amount: number | null;
  /** Its own markup in percent, 0 for none; null where it takes those of the estimate. A line of a file has none. */
  markup_rate?: number | null;
  notes: string;
  /** Where it stands in the file that it came with. */
  source?: EstimateLine['source'];
}

const textOf = (id: number | null) => (id === null ? null : String(id));

/** A saved line as a row; `key` where the grid knows it by another one. */
export const toRow = (line: EstimateLine, key = String(line.id)): LineRow => ({
  key,
  id: line.id,
  version: line.version,
  description: line.description,
  kind: line.kind,
  escalates_to: line.escalates_to,
  cost_group_id: textOf(line.cost_group_id),
  component_id: textOf(line.component_id),
  quantity: line.quantity,
  unit: line.unit ?? '',
  unit_cost: line.unit_cost,
  amount: line.amount,
  markup_rate: line.markup_rate,
  notes: line.notes,
  source: line.source,
});

/** The row with the amount that follows from it. */
export const priced = (row: LineRow): LineRow => ({ ...row, amount: lineAmount(row) });

/** The unit cost of a row; none beside an amount that was typed and that it does not come to, as for an amount of a file. */
export const fittingCost = (row: LineRow): number | null =>
  row.amount !== null && isPriced(row) && lineAmount(row) !== row.amount ? null : row.unit_cost;

const numberOf = (id: string | null) => (id === null ? null : Number(id));

/** What is sent of a row. */
export const fieldsOf = (row: LineRow) => ({
  description: row.description,
  kind: row.kind,
  escalates_to: row.kind === 'ESCALATION' ? row.escalates_to : null,
  cost_group_id: numberOf(row.cost_group_id),
  component_id: Number(row.component_id),
  quantity: row.quantity,
  unit: row.unit || null,
  unit_cost: fittingCost(row),
  amount: row.amount,
  notes: row.notes,
});

/** Whether a row is worth saving: its description and its component are there. */
const isComplete = (row: LineRow): boolean => row.description.trim() !== '' && row.component_id !== null;

/** What is sent for one action, and the keys of the rows that it creates, in their order. */
export interface PlannedBatch {
  body: EstimateLineBatch;
  createdKeys: readonly string[];
}

/**
 * What is sent for one action in the grid: `rows` as they are after it. New rows wait until they are complete. A row keeps
 * its key when it is saved, so undo finds it by `savedAs`; one that comes back after its deletion is a new line.
 */
export function toBatch(
  milestone: number,
  rows: readonly LineRow[],
  { cells, added, removed }: GridChanges<LineRow>,
  savedAs: ReadonlyMap<string, number> = new Map(),
): PlannedBatch {
  const touched = new Map<string, Set<string>>();
  for (const { key, column } of cells) touched.set(key, (touched.get(key) ?? new Set()).add(column));
  const back = new Set(added.map(({ key }) => key));
  const complete = rows.filter(({ key }) => touched.has(key) || back.has(key)).filter(isComplete);
  const isNew = (row: LineRow) => row.id === null || back.has(row.key);
  const creates = complete.filter(isNew);
  return {
    createdKeys: creates.map(({ key }) => key),
    body: {
      milestone_id: milestone,
      // Of markups a new line speaks only where it says something.
      creates: creates.map((row) => ({
        ...fieldsOf(row),
        ...(row.markup_rate != null && { markup_rate: row.markup_rate }),
      })),
      updates: complete
        .filter((row) => !isNew(row))
        .map((row) => {
          const said = touched.get(row.key) ?? new Set();
          const all = { ...fieldsOf(row), markup_rate: row.markup_rate ?? null };
          const own = Object.fromEntries(Object.entries(all).filter(([name]) => said.has(name)));
          return { id: row.id as number, if_version: row.version, ...own };
        }),
      deletes: removed.flatMap(({ key, row }) => savedAs.get(key) ?? row.id ?? []),
    },
  };
}

/** Whether there is nothing to send. */
export const isEmptyBatch = ({ creates = [], updates = [], deletes = [] }: EstimateLineBatch): boolean =>
  creates.length + updates.length + deletes.length === 0;
