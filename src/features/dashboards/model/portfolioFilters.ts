import type { operations } from '#contract/api.ts';
import type { SortKey } from '#design-system/grid/DataGrid/DataGrid.tsx';
import type { StoredFilter } from '#design-system/filters/model/storedFilter.ts';
import { PORTFOLIO_GROUPINGS, type PortfolioGrouping } from '#domain/dashboards';
import { isIsoDate } from '#domain/dates';
import { type ProjectStatus, STATUS_ORDER } from '#domain/projects';
import { readConditions } from '#shared/conditions';

type Query = NonNullable<operations['getPortfolio']['parameters']['query']>;
type Choice = NonNullable<operations['getPortfolioOutlook']['parameters']['query']>;

/** Which projects are looked at and how; all of it stands in the address. */
export interface PortfolioFilters {
  search: string;
  statuses: readonly ProjectStatus[];
  /** Business units, project groups and construction categories, by number. */
  units: readonly number[];
  groups: readonly number[];
  categories: readonly number[];
  /** Some of the projects of a dashboard. */
  projects: readonly number[];
  /** Completed on these days, each open without an end. */
  completedFrom: string | null;
  completedTo: string | null;
  /** Conditions over the company's own fields of projects, as they are stored. */
  conditions: StoredFilter | null;
  /** The day whose figures are looked at; today without it. */
  asOf: string | null;
  groupBy: PortfolioGrouping;
  sort: readonly SortKey[];
  offset: number;
  limit: number;
}

/** Rows of a page, and the most that the contract serves at once. */
export const PAGE = 100;
const MOST = 500;

/** Column of the table -> field that the server orders by. */
const FIELDS = {
  project: 'name',
  budget: 'target_budget',
  forecast: 'forecast',
  gap: 'gap',
  percent: 'gap_percent',
} as const;
const isColumn = (name: string): name is keyof typeof FIELDS => Object.hasOwn(FIELDS, name);
const isGrouping = (name: string | null): name is PortfolioGrouping =>
  name !== null && Object.hasOwn(PORTFOLIO_GROUPINGS, name);

const wordsIn = (address: URLSearchParams, name: string) =>
  (address.get(name) ?? '').split(',').filter(Boolean);
const numbersIn = (address: URLSearchParams, name: string): number[] =>
  [...new Set(wordsIn(address, name).filter((word) => /^[1-9]\d{0,14}$/.test(word)))]
    .slice(0, 100)
    .map(Number);
const dayIn = (address: URLSearchParams, name: string): string | null => {
  const day = address.get(name);
  return day !== null && isIsoDate(day) ? day : null;
};
const wholeNumber = (text: string | null, otherwise: number) =>
  text !== null && /^\d{1,6}$/.test(text) ? Number(text) : otherwise;

/** Reads the filters out of an address; what does not fit counts as not given. `usual` is the person's own grouping. */
export function readFilters(address: URLSearchParams, usual: PortfolioGrouping): PortfolioFilters {
  const statuses = wordsIn(address, 'status');
  const by = address.get('by');
  return {
    search: (address.get('search') ?? '').slice(0, 200),
    statuses: STATUS_ORDER.filter((status) => statuses.includes(status)),
    units: numbersIn(address, 'unit'),
    groups: numbersIn(address, 'group'),
    categories: numbersIn(address, 'category'),
    projects: numbersIn(address, 'project'),
    completedFrom: dayIn(address, 'from'),
    completedTo: dayIn(address, 'to'),
    conditions: readConditions(address.get('filter')),
    asOf: dayIn(address, 'day'),
    groupBy: isGrouping(by) ? by : usual,
    sort: wordsIn(address, 'order').flatMap((part): SortKey[] => {
      const column = part.replace(/^-/, '');
      return isColumn(column) ? [{ column, direction: part.startsWith('-') ? 'desc' : 'asc' }] : [];
    }),
    offset: wholeNumber(address.get('offset'), 0),
    limit: Math.min(Math.max(wholeNumber(address.get('limit'), PAGE), 1), MOST),
  };
}

/** Writes the filters into an address; what is as usual is left out. */
export function writeFilters(filters: PortfolioFilters, usual: PortfolioGrouping): URLSearchParams {
  const { search, statuses, units, groups, categories, projects, groupBy, sort, offset, limit } = filters;
  const { completedFrom, completedTo, conditions, asOf } = filters;
  const pairs: Record<string, string> = {
    search,
    status: statuses.join(','),
    unit: units.join(','),
    group: groups.join(','),
    category: categories.join(','),
    project: projects.join(','),
    from: completedFrom ?? '',
    to: completedTo ?? '',
    filter: conditions ? JSON.stringify(conditions) : '',
    day: asOf ?? '',
    by: groupBy === usual ? '' : groupBy,
    order: sort.map(({ column, direction }) => (direction === 'desc' ? `-${column}` : column)).join(','),
    offset: offset === 0 ? '' : String(offset),
    limit: limit === PAGE ? '' : String(limit),
  };
  return new URLSearchParams(Object.entries(pairs).filter(([, value]) => value !== ''));
}

/** Which projects, as the server takes it. */
export function toChoice({
  search,
  statuses,
  units,
  groups,
  categories,
  projects,
  completedFrom,
  completedTo,
  conditions,
}: PortfolioFilters): Choice {
  return {
    ...(search === '' ? {} : { search }),
    ...(statuses.length > 0 ? { status: [...statuses] } : {}),
    ...(units.length > 0 ? { access_scope_id: [...units] } : {}),
    ...(groups.length > 0 ? { group_id: [...groups] } : {}),
    ...(categories.length > 0 ? { category_id: [...categories] } : {}),
    ...(projects.length > 0 ? { shown_project_id: [...projects] } : {}),
    ...(completedFrom === null ? {} : { completed_from: completedFrom }),
    ...(completedTo === null ? {} : { completed_to: completedTo }),
    ...(conditions ? { filter: JSON.stringify(conditions) } : {}),
  };
}

/** The same with the day, for what is kept by day. */
export const toChoiceOfDay = (filters: PortfolioFilters): Choice & { as_of?: string } => ({
  ...toChoice(filters),
  ...(filters.asOf === null ? {} : { as_of: filters.asOf }),
});

/** The whole question, as the server takes it. */
export function toPortfolioQuery(filters: PortfolioFilters): Query {
  const fields = filters.sort.flatMap(({ column, direction }) =>
    isColumn(column) ? [`${direction === 'desc' ? '-' : ''}${FIELDS[column]}`] : [],
  );
  return {
    ...toChoiceOfDay(filters),
    group_by: filters.groupBy,
    limit: filters.limit,
    ...(filters.offset > 0 ? { offset: filters.offset } : {}),
    ...(fields.length > 0 ? { ordering: fields.join(',') } : {}),
  };
}

/** What "Clear filters" goes back to. */
export const NO_FILTERS = {
  search: '',
  statuses: [],
  units: [],
  groups: [],
  categories: [],
  projects: [],
  completedFrom: null,
  completedTo: null,
  conditions: null,
} as const;

/** Whether projects are left out by the person. */
export const isFiltered = ({
  search,
  statuses,
  units,
  groups,
  categories,
  projects,
  completedFrom,
  completedTo,
  conditions,
}: PortfolioFilters): boolean =>
  search !== '' ||
  completedFrom !== null ||
  completedTo !== null ||
  conditions !== null ||
  [statuses, units, groups, categories, projects].some(({ length }) => length > 0);
