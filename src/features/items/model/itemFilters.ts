import type { operations } from '#contract/api.ts';
import type { StoredFilter } from '#design-system/filters/model/storedFilter.ts';
import { readConditions } from '#shared/conditions';
import type { ItemStatus } from '#shared/foresite';

export type ItemsQuery = NonNullable<operations['listItems']['parameters']['query']>;

/** What the tool row narrows the grid to; it lives in the address, so a link shows the same rows. */
export interface ItemFilters {
  search: string;
  status: ItemStatus[];
  component: number[];
  assignee: number[];
  tag: number[];
  priority: number[];
  dueFrom: string | null;
  dueTo: string | null;
  /** Only items of mutually exclusive groups (docs/product/items.md). */
  isOnlyMEItemsSelected: boolean;
  /** Conditions in groups, as they are stored; null where there are none (docs/product/items.md). */
  conditions: StoredFilter | null;
}

export const itemStatuses = [
  'DRAFT',
  'PENDING',
  'APPROVED',
  'REJECTED',
  'ARCHIVED',
  'VOID',
] as const satisfies readonly ItemStatus[];

/** Items start narrowed to what is still open (docs/product/items.md: default items filter). */
export const defaultStatuses: readonly ItemStatus[] = ['PENDING'];

const listOf = (value: string | null) => (value ? value.split(',').filter(Boolean) : []);
const idsOf = (value: string | null) => listOf(value).map(Number).filter(Number.isInteger);
const isoDate = /^\d{4}-\d{2}-\d{2}$/;
const dateOf = (value: string | null) => (value && isoDate.test(value) ? value : null);

function statusesOf(value: string | null): ItemStatus[] {
  if (value === null) return [...defaultStatuses];
  const asked = new Set(listOf(value));
  return itemStatuses.filter((status) => asked.has(status));
}

/** Filters from the address; what does not fit is ignored (docs/product/items.md). No `status` means the default, an empty one all. */
export function readFilters(params: URLSearchParams): ItemFilters {
  return {
    search: params.get('search') ?? '',
    status: statusesOf(params.get('status')),
    component: idsOf(params.get('component')),
    assignee: idsOf(params.get('assignee')),
    tag: idsOf(params.get('tag')),
    priority: idsOf(params.get('priority')).filter((value) => value >= 1 && value <= 5),
    dueFrom: dateOf(params.get('due_from')),
    dueTo: dateOf(params.get('due_to')),
    isOnlyMEItemsSelected: params.get('exclusive') === '1',
    conditions: readConditions(params.get('filter')),
  };
}

const filterNames = [
  'search',
  'status',
  'component',
  'assignee',
  'tag',
  'priority',
  'due_from',
  'due_to',
  'exclusive',
  'filter',
] as const;

/** Whether an address says filters of its own. */
export const saysFilters = (params: URLSearchParams): boolean => filterNames.some((name) => params.has(name));

const sameStatuses = (a: readonly string[], b: readonly string[]) =>
  a.length === b.length && a.every((status) => b.includes(status));

/** The address that shows `filters`; other parameters of `params` stay. */
export function writeFilters(params: URLSearchParams, filters: ItemFilters): URLSearchParams {
  const next = new URLSearchParams(params);
  const put = (name: string, value: string | null) => {
    if (value) next.set(name, value);
    else next.delete(name);
  };
  put('search', filters.search.trim());
  if (sameStatuses(filters.status, defaultStatuses)) next.delete('status');
  else next.set('status', filters.status.join(','));
  put('component', filters.component.join(','));
  put('assignee', filters.assignee.join(','));
  put('tag', filters.tag.join(','));
  put('priority', filters.priority.join(','));
  put('due_from', filters.dueFrom);
  put('due_to', filters.dueTo);
  put('exclusive', filters.isOnlyMEItemsSelected ? '1' : null);
  put('filter', filters.conditions && JSON.stringify(filters.conditions));
  return next;
}

const onlyExclusive = { field: 'me_groups', operator: 'is_not_empty', value: null } as const;

/** The `filter` parameter: the conditions, and the switch for mutually exclusive items beside them. */
function filterText({ conditions, isOnlyMEItemsSelected }: ItemFilters): string {
  if (!isOnlyMEItemsSelected) return conditions ? JSON.stringify(conditions) : '';
  return JSON.stringify({ match: 'and', rules: [onlyExclusive, ...(conditions ? [conditions] : [])] });
}

/** Query parameters that narrow the items list; conditions without a value are left out. */
export function toFilterQuery(filters: ItemFilters): ItemsQuery {
  const filter = filterText(filters);
  return {
    ...(filters.search.trim() && { search: filters.search.trim() }),
    ...(filters.status.length > 0 &&
      filters.status.length < itemStatuses.length && { status: filters.status }),
    ...(filters.component.length > 0 && { component: filters.component }),
    ...(filters.assignee.length > 0 && { assignee: filters.assignee }),
    ...(filters.tag.length > 0 && { tag: filters.tag }),
    ...(filters.priority.length > 0 && { priority: filters.priority }),
    ...(filters.dueFrom && { due_date__gte: filters.dueFrom }),
    ...(filters.dueTo && { due_date__lte: filters.dueTo }),
    ...(filter && { filter }),
  };
}

/** Every filter off: all statuses, no search. */
export const noFilters: ItemFilters = {
  search: '',
  status: [],
  component: [],
  assignee: [],
  tag: [],
  priority: [],
  dueFrom: null,
  dueTo: null,
  isOnlyMEItemsSelected: false,
  conditions: null,
};

export type UsedFilter = 'due' | Exclude<keyof ItemFilters, 'search' | 'dueFrom' | 'dueTo'>;

/** The filters that let only some rows through, the search aside. */
export function usedFilters(filters: ItemFilters): ReadonlySet<UsedFilter> {
  const lists = (['component', 'assignee', 'tag', 'priority'] as const).filter(
    (name) => filters[name].length > 0,
  );
  const statuses = filters.status.length > 0 && filters.status.length < itemStatuses.length;
  return new Set([
    ...(statuses ? (['status'] as const) : []),
    ...lists,
    ...(filters.dueFrom !== null || filters.dueTo !== null ? (['due'] as const) : []),
    ...(filters.isOnlyMEItemsSelected ? (['isOnlyMEItemsSelected'] as const) : []),
    ...(filters.conditions ? (['conditions'] as const) : []),
  ]);
}

/** Whether the search or a filter narrows the rows. */
export const isNarrowed = (filters: ItemFilters): boolean =>
  filters.search.trim() !== '' || usedFilters(filters).size > 0;
