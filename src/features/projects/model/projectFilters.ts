import type { StoredFilter } from '#design-system/filters/model/storedFilter.ts';
import type { SortKey } from '#design-system/grid/DataGrid/DataGrid.tsx';
import type { operations } from '#contract/api.ts';
import { DELIVERY_CONTRACTS } from '#domain/projects';
import { readConditions } from '#shared/conditions';
import * as t from '../texts.ts';
import { type ProjectStatus, STATUS_ORDER } from './projectStatus.ts';

type Query = NonNullable<operations['listProjects']['parameters']['query']>;

/** What the list can be grouped by. */
export const GROUPINGS = {
  status: t.groupByStatus,
  access_scope: t.groupByBusinessUnit,
  delivery: t.groupByDelivery,
  none: t.noGroups,
} as const;
export type Grouping = keyof typeof GROUPINGS;

/** The key of the group that a project stands in, as the server names it. */
export function groupKeyOf(
  project: {
    status: string;
    delivery_contract_type: string | null;
    access_scope: { id: number } | null;
  },
  groupBy: Grouping,
): string {
  if (groupBy === 'status') return project.status;
  if (groupBy === 'delivery') return project.delivery_contract_type ?? '';
  return groupBy === 'access_scope' ? String(project.access_scope?.id ?? '') : '';
}

/** What the list shows; all of it stands in the address. */
export interface ProjectFilters {
  search: string;
  statuses: readonly ProjectStatus[];
  /** Business units, by number. */
  units: readonly number[];
  /** Project groups, by number. */
  groups: readonly number[];
  deliveries: readonly string[];
  /** Over the company's own fields of projects. */
  conditions: StoredFilter | null;
  groupBy: Grouping;
  layout: 'list' | 'cards';
  sort: readonly SortKey[];
  offset: number;
  limit: number;
}

/** Rows of a page; beyond that the list is paged. The contract serves at most 500 at once. */
export const PAGE = 100;
const MOST = 500;

/** Column of the grid -> field that the server orders by. */
const FIELDS = {
  project: 'name',
  milestone: 'current_milestone_date',
  area: 'target_area',
  budget: 'target_budget',
  forecast: 'forecast',
  gap: 'gap',
  start: 'construction_start_date',
  completion: 'completion_date',
} as const satisfies Record<string, string>;

type SortColumn = keyof typeof FIELDS;
const isColumn = (name: string): name is SortColumn => Object.hasOwn(FIELDS, name);
const isGrouping = (name: string | null): name is Grouping => name !== null && Object.hasOwn(GROUPINGS, name);

const wordsIn = (address: URLSearchParams, name: string) =>
  (address.get(name) ?? '').split(',').filter(Boolean);
const numbersIn = (address: URLSearchParams, name: string): number[] => [
  ...new Set(
    wordsIn(address, name)
      .filter((word) => /^[1-9]\d{0,14}$/.test(word))
      .slice(0, 100)
      .map(Number),
  ),
];

/** Reads the filters out of an address; what does not fit counts as not given. */
export function readFilters(address: URLSearchParams): ProjectFilters {
  const statuses = wordsIn(address, 'status');
  const by = address.get('by');
  return {
    search: (address.get('search') ?? '').slice(0, 200),
    statuses: STATUS_ORDER.filter((status) => statuses.includes(status)),
    units: numbersIn(address, 'unit'),
    groups: numbersIn(address, 'group'),
    deliveries: wordsIn(address, 'delivery').filter((word) => Object.hasOwn(DELIVERY_CONTRACTS, word)),
    conditions: readConditions(address.get('filter')),
    groupBy: isGrouping(by) ? by : 'status',
    layout: address.get('layout') === 'cards' ? 'cards' : 'list',
    sort: wordsIn(address, 'order').flatMap((part): SortKey[] => {
      const column = part.replace(/^-/, '');
      return isColumn(column) ? [{ column, direction: part.startsWith('-') ? 'desc' : 'asc' }] : [];
    }),
    offset: wholeNumber(address.get('offset'), 0),
    limit: Math.min(Math.max(wholeNumber(address.get('limit'), PAGE), 1), MOST),
  };
}

/** Writes the filters into an address; what is as usual is left out, so that a plain list has a plain address. */
export function writeFilters(filters: ProjectFilters): URLSearchParams {
  const { search, statuses, units, groups, deliveries, conditions, groupBy, layout, sort, offset, limit } =
    filters;
  const pairs: Record<string, string> = {
    search,
    status: statuses.join(','),
    unit: units.join(','),
    group: groups.join(','),
    delivery: deliveries.join(','),
    filter: conditions ? JSON.stringify(conditions) : '',
    by: groupBy === 'status' ? '' : groupBy,
    layout: layout === 'list' ? '' : layout,
    order: sort.map(({ column, direction }) => (direction === 'desc' ? `-${column}` : column)).join(','),
    offset: offset === 0 ? '' : String(offset),
    limit: limit === PAGE ? '' : String(limit),
  };
  return new URLSearchParams(Object.entries(pairs).filter(([, value]) => value !== ''));
}

/** The filters as the server takes them. */
export function toQuery(filters: ProjectFilters): Query {
  const { search, statuses, units, groups, deliveries, conditions, groupBy, sort, offset, limit } = filters;
  const fields = sort.flatMap(({ column, direction }) =>
    isColumn(column) ? [`${direction === 'desc' ? '-' : ''}${FIELDS[column]}`] : [],
  );
  return {
    limit,
    ...(offset > 0 ? { offset } : {}),
    group_by: groupBy,
    ...(fields.length > 0 ? { ordering: fields.join(',') } : {}),
    ...(search === '' ? {} : { search }),
    ...(statuses.length > 0 ? { status: [...statuses] } : {}),
    ...(units.length > 0 ? { access_scope_id: [...units] } : {}),
    ...(groups.length > 0 ? { group_id: [...groups] } : {}),
    ...(deliveries.length > 0 ? { delivery: [...deliveries] } : {}),
    ...(conditions ? { filter: JSON.stringify(conditions) } : {}),
  };
}

/** No filter at all: what "Clear filters" goes back to. */
export const NO_FILTERS = {
  search: '',
  statuses: [],
  units: [],
  groups: [],
  deliveries: [],
  conditions: null,
} as const;

/** Whether the person narrowed the list. */
export const isFiltered = ({
  search,
  statuses,
  units,
  groups,
  deliveries,
  conditions,
}: ProjectFilters): boolean =>
  search !== '' ||
  conditions !== null ||
  [statuses, units, groups, deliveries].some(({ length }) => length > 0);

/** What hides projects, in words: `Status: 2 of 9 and Delivery`. */
export function filterWords({
  search,
  statuses,
  units,
  groups,
  deliveries,
  conditions,
}: ProjectFilters): string {
  const words = [
    search === '' ? '' : `"${search}"`,
    statuses.length > 0 ? t.statusLengthOfLength2(statuses.length, STATUS_ORDER.length) : '',
    units.length > 0 ? t.businessUnit : '',
    groups.length > 0 ? t.projectGroup : '',
    deliveries.length > 0 ? t.delivery : '',
    conditions ? t.attributes : '',
  ].filter(Boolean);
  return words.join(' and ');
}

function wholeNumber(text: string | null, otherwise: number): number {
  return text !== null && /^\d{1,6}$/.test(text) ? Number(text) : otherwise;
}
