import { emptyGridState, type GridState } from '#design-system/grid/DataGrid/gridTypes.ts';
import { defineSlot } from '#platform/storage';

/** Columns that the list shows only once they are chosen. */
const extra = ['code', 'city', 'category', 'delivery', 'unit', 'groups', 'start', 'completion'];

const texts = (value: unknown): readonly string[] =>
  Array.isArray(value) ? value.filter((one): one is string => typeof one === 'string').slice(0, 50) : [];

function widths(value: unknown): Readonly<Record<string, number>> {
  if (typeof value !== 'object' || value === null) return {};
  return Object.fromEntries(
    Object.entries(value).filter((entry): entry is [string, number] => Number.isFinite(entry[1])),
  );
}

/** An arrangement of columns from what was stored, which may be anything. */
export function readColumns(stored: unknown): GridState {
  const kept = (typeof stored === 'object' && stored !== null ? stored : {}) as Record<string, unknown>;
  return {
    ...emptyGridState,
    hidden: 'hidden' in kept ? texts(kept['hidden']) : extra,
    columnOrder: texts(kept['columnOrder']),
    collapsed: texts(kept['collapsed']),
    widths: widths(kept['widths']),
  };
}

/** How a person has arranged the columns of the project list. Sorting stands in the address. */
export const gridSlot = defineSlot<GridState>('projects.columns', readColumns);
