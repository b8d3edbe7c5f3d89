import { isRecord } from '#design-system/private/isRecord.ts';
import type { ColumnFilter, GridColumn, GridState, SortKey } from '../gridTypes.ts';

const isText = (value: unknown): value is string => typeof value === 'string';
/** Widest column that a stored state may ask for, in pixels. */
const widest = 4000;
/** Longest list of closed groups that is worth keeping. */
const most = 10_000;

const isBound = (value: unknown): value is number | null =>
  value === null || (typeof value === 'number' && Number.isFinite(value));

/** A stored filter, or undefined where it is none, or of a kind that there is no more. */
function readFilter(stored: unknown): ColumnFilter | undefined {
  if (!isRecord(stored)) return undefined;
  const { kind, from, to, values } = stored;
  if (kind === 'number' && isBound(from) && isBound(to)) return { kind, from, to };
  if (kind === 'choice' && Array.isArray(values)) return { kind, values: values.filter(isText) };
  return undefined;
}

function readSort(stored: unknown, isKnown: (id: unknown) => id is string): SortKey[] {
  const seen = new Set<string>();
  return (Array.isArray(stored) ? stored : []).flatMap((key: unknown) => {
    if (!isRecord(key) || !isKnown(key.column) || seen.has(key.column)) return [];
    if (key.direction !== 'asc' && key.direction !== 'desc') return [];
    seen.add(key.column);
    return [{ column: key.column, direction: key.direction }];
  });
}

/**
 * A grid's arrangement from storage or an address, which may hold anything. Only what names a column that exists and makes sense is
 * taken over: widths are numbers of pixels for known columns (docs/product/lists.md), the rest is left as if nothing had been arranged.
 */
export function readGridState(
  stored: unknown,
  columns: readonly Pick<GridColumn<never>, 'id' | 'groupable'>[],
  /** Columns that come and go, such as fields that a company adds: what is said of them is kept while they are away. */
  isFurther: (id: string) => boolean = () => false,
): GridState {
  const from = isRecord(stored) ? stored : {};
  const known = new Set(columns.map((column) => column.id));
  const isColumn = (id: string) => known.has(id) || isFurther(id);
  const isKnown = (id: unknown): id is string => isText(id) && isColumn(id);
  const ids = (list: unknown) => [...new Set((Array.isArray(list) ? list : []).filter(isKnown))];
  const entries = (record: unknown) =>
    Object.entries(isRecord(record) ? record : {}).filter(([id]) => isColumn(id));
  const groupable = new Set(columns.flatMap((column) => (column.groupable ? [column.id] : [])));
  return {
    columnOrder: ids(from.columnOrder),
    widths: Object.fromEntries(
      entries(from.widths).flatMap(([id, width]) =>
        typeof width === 'number' && width > 0 && width <= widest ? [[id, width]] : [],
      ),
    ),
    hidden: ids(from.hidden),
    frozen: Object.fromEntries(
      entries(from.frozen).flatMap(([id, side]) =>
        side === 'start' || side === 'end' || side === 'none' ? [[id, side]] : [],
      ),
    ),
    sort: readSort(from.sort, isKnown),
    filters: Object.fromEntries(
      entries(from.filters).flatMap(([id, stored]) => {
        const filter = readFilter(stored);
        return filter ? [[id, filter]] : [];
      }),
    ),
    grouping: ids(from.grouping).filter((id) => groupable.has(id)),
    collapsed: (Array.isArray(from.collapsed) ? from.collapsed : []).filter(isText).slice(0, most),
    density: from.density === 'compact' ? 'compact' : 'normal',
  };
}
