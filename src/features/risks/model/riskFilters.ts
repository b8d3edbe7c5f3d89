import type { operations } from '#contract/api.ts';
import type { StoredFilter } from '#design-system/filters/model/storedFilter.ts';
import type { SortKey } from '#design-system/grid/DataGrid/DataGrid.tsx';
import { readConditions } from '#shared/conditions';

type Query = NonNullable<operations['listRisks']['parameters']['query']>;

/** What a file of the register asks for, whichever page of it. */
export type RiskFileQuery = Omit<
  NonNullable<operations['exportRisks']['parameters']['query']>,
  'limit' | 'offset'
>;

/** Score pills of the register. */
export const SCORE_PILLS = ['high', 'medium', 'low'] as const;
export type ScorePillId = (typeof SCORE_PILLS)[number];

/** What the register shows; all of it is in the address. */
export interface RiskFilters {
  search: string;
  status: 'IDENTIFIED' | 'CLOSED' | 'ALL';
  levels: readonly ScorePillId[];
  noMitigation: boolean;
  /** A cell of the heatmap. */
  likelihood: number | null;
  impact: number | null;
  category: number | null;
  component: number | null;
  owner: number | null;
  /** Conditions over the company's own fields, as they are stored. */
  conditions: StoredFilter | null;
  sort: readonly SortKey[];
  limit: number;
  offset: number;
}

/** Rows of a page at first. */
export const RISK_PAGE = 20;

const sortable = new Set([
  'number',
  'name',
  'category',
  'component',
  'value',
  'original_value',
  'likelihood',
  'impact',
  'score',
  'mitigated',
  'owner',
  'status',
]);

const idIn = (address: URLSearchParams, name: string): number | null => {
  const text = address.get(name) ?? '';
  return /^[1-9]\d{0,14}$/.test(text) ? Number(text) : null;
};
const ratingIn = (address: URLSearchParams, name: string): number | null => {
  const rating = idIn(address, name);
  return rating !== null && rating <= 5 ? rating : null;
};

/** Reads the filters out of an address; what does not fit counts as not given. */
export function readRiskFilters(address: URLSearchParams): RiskFilters {
  const status = address.get('status');
  const levels = (address.get('score') ?? '').split(',');
  const offset = address.get('offset') ?? '';
  return {
    search: address.get('search') ?? '',
    status: status === 'CLOSED' || status === 'ALL' ? status : 'IDENTIFIED',
    levels: SCORE_PILLS.filter((level) => levels.includes(level)),
    noMitigation: levels.includes('noMitigation'),
    likelihood: ratingIn(address, 'likelihood'),
    impact: ratingIn(address, 'impact'),
    category: idIn(address, 'category'),
    component: idIn(address, 'component'),
    owner: idIn(address, 'owner'),
    conditions: readConditions(address.get('filter')),
    sort: (address.get('order') ?? '').split(',').flatMap((part): SortKey[] => {
      const column = part.replace(/^-/, '');
      return sortable.has(column) || /^ca_[a-z0-9_]+$/.test(column)
        ? [{ column, direction: part.startsWith('-') ? 'desc' : 'asc' }]
        : [];
    }),
    limit: Math.min(idIn(address, 'limit') ?? RISK_PAGE, 500),
    offset: /^\d{1,6}$/.test(offset) ? Number(offset) : 0,
  };
}

const orderOf = (sort: RiskFilters['sort']) =>
  sort.map(({ column, direction }) => `${direction === 'desc' ? '-' : ''}${column}`).join(',');

/** Writes the filters into an address; what else it holds stays. */
export function writeRiskFilters(address: URLSearchParams, filters: RiskFilters): URLSearchParams {
  const next = new URLSearchParams(address);
  const values: Record<string, string | number | null> = {
    search: filters.search,
    status: filters.status === 'IDENTIFIED' ? '' : filters.status,
    score: [...filters.levels, ...(filters.noMitigation ? ['noMitigation'] : [])].join(','),
    likelihood: filters.likelihood,
    impact: filters.impact,
    category: filters.category,
    component: filters.component,
    owner: filters.owner,
    filter: filters.conditions && JSON.stringify(filters.conditions),
    order: orderOf(filters.sort),
    limit: filters.limit === RISK_PAGE ? '' : filters.limit,
    offset: filters.offset > 0 ? filters.offset : '',
  };
  for (const [name, value] of Object.entries(values))
    if (value === '' || value === null) next.delete(name);
    else next.set(name, String(value));
  return next;
}

/** The filters as the server takes them. */
export function toRiskQuery(filters: RiskFilters): Query {
  const { search, status, levels, noMitigation, likelihood, impact, category, component, owner, conditions } =
    filters;
  return {
    status,
    limit: filters.limit,
    ...(filters.offset > 0 && { offset: filters.offset }),
    ...(search.trim() !== '' && { search: search.trim() }),
    ...(levels.length > 0 && { level: levels.join(',') }),
    ...(noMitigation && { no_mitigation: true }),
    ...(likelihood !== null && { likelihood }),
    ...(impact !== null && { impact }),
    ...(category !== null && { category_id: category }),
    ...(component !== null && { component_id: component }),
    ...(owner !== null && { owner_id: owner }),
    ...(conditions && { filter: JSON.stringify(conditions) }),
    ...(filters.sort.length > 0 && { ordering: orderOf(filters.sort) }),
  };
}

/** The filters and the order as a file takes them: all pages. */
export function toRiskFileQuery(filters: RiskFilters): RiskFileQuery {
  const { limit: _limit, offset: _offset, ...query } = toRiskQuery(filters);
  return query;
}

/** A register that is not narrowed. */
export const noRiskFilters = {
  search: '',
  status: 'IDENTIFIED',
  levels: [],
  noMitigation: false,
  likelihood: null,
  impact: null,
  category: null,
  component: null,
  owner: null,
  conditions: null,
} as const satisfies Partial<RiskFilters>;

/** Whether the person narrowed the register. */
export const isNarrowed = (filters: RiskFilters): boolean =>
  (Object.keys(noRiskFilters) as (keyof typeof noRiskFilters)[]).some((name) =>
    Array.isArray(filters[name]) ? filters.levels.length > 0 : filters[name] !== noRiskFilters[name],
  );
