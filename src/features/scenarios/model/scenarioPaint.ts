import type { Scenario } from '#shared/foresite';
import { type ItemRows, rowsWith } from '#features/items';

/** What a list of scenarios holds. */
export interface ScenarioRows {
  count: number;
  results: Scenario[];
}

/** The rows with one scenario changed; null takes it out. */
export function scenariosWith(
  rows: ScenarioRows,
  id: number,
  change: Partial<Scenario> | null,
): ScenarioRows {
  if (!rows.results.some((row) => row.id === id)) return rows;
  if (change === null) return { count: rows.count - 1, results: rows.results.filter((row) => row.id !== id) };
  return { ...rows, results: rows.results.map((row) => (row.id === id ? { ...row, ...change } : row)) };
}

/** The rows of the grid once the pending items of a scenario are approved. */
export const rowsApproved = (rows: ItemRows, ids: readonly number[], milestone: string): ItemRows =>
  ids.reduce((all, id) => {
    const row = all.results.find((one) => one.id === id);
    return row?.status === 'PENDING'
      ? rowsWith(all, id, { status: 'APPROVED', milestone_name: milestone })
      : all;
  }, rows);
