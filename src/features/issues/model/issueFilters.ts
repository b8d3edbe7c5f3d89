import type { operations } from '#contract/api.ts';
import type { StoredFilter } from '#design-system/filters/model/storedFilter.ts';
import type { SortKey } from '#design-system/grid/DataGrid/DataGrid.tsx';
import {
  DISCIPLINES,
  ISSUE_STATUSES,
  ISSUE_TYPES,
  ROOT_CAUSES,
  SCOPES_OF_WORK,
  TRADES,
} from '#domain/issues';
import { readConditions } from '#shared/conditions';
import * as t from '../texts.ts';

/** What the lists and their files ask for, whichever page of it. */
export type IssueFileQuery = Omit<
  NonNullable<operations['exportIssues']['parameters']['query']>,
  'limit' | 'offset'
>;

/** Rows of a page of one list. */
export const ISSUE_PAGE = 20;

/** Filters by one word of a list, by their names in the contract. */
export const WORD_FILTERS = {
  type: { label: t.type, words: Object.keys(ISSUE_TYPES) },
  root_cause: { label: t.rootCause, words: Object.keys(ROOT_CAUSES) },
  scope_of_work: { label: t.scopeOfWork, words: Object.keys(SCOPES_OF_WORK) },
  trade: { label: t.trade, words: Object.keys(TRADES) },
  discipline: { label: t.discipline, words: Object.keys(DISCIPLINES) },
} as const;

/** The name of such a filter. */
export type WordFilter = keyof typeof WORD_FILTERS;
export const wordFilters = Object.keys(WORD_FILTERS) as WordFilter[];

/** What the lists show; all of it is in the address. Statuses are separated by commas. */
export interface IssueFilters extends Record<WordFilter, string | null> {
  search: string;
  status: string | null;
  severity: number | null;
  /** A person, or `none` for issues of nobody. */
  assignee: number | 'none' | null;
  pastDue: boolean;
  /** Conditions over the company's own fields, as they are stored. */
  conditions: StoredFilter | null;
  sort: readonly SortKey[];
}

const sortable = new Set([
  'number',
  'name',
  'status',
  'severity',
  'due_date',
  'cost_at_stake',
  'days_at_stake',
  'priority',
  'assignee',
  'type',
  'root_cause',
  'scope_of_work',
  'trade',
  'disciplines',
  'masterformat',
  'uniformat',
  'customformat',
  'answer',
  'related',
]);

const numberIn = (text: string | null, most: number): number | null =>
  text !== null && /^\d{1,15}$/.test(text) && Number(text) <= most ? Number(text) : null;

/** Reads the filters out of an address; what does not fit counts as not given. */
export function readIssueFilters(address: URLSearchParams): IssueFilters {
  const statuses = (address.get('status') ?? '')
    .split(',')
    .filter((one) => Object.hasOwn(ISSUE_STATUSES, one));
  const word = (name: WordFilter) => {
    const text = address.get(name);
    return text !== null && WORD_FILTERS[name].words.includes(text) ? text : null;
  };
  const assignee = address.get('assignee');
  return {
    search: address.get('search') ?? '',
    status: statuses.length > 0 ? [...new Set(statuses)].join(',') : null,
    severity: numberIn(address.get('severity'), 5),
    assignee: assignee === 'none' ? 'none' : numberIn(assignee, Number.MAX_SAFE_INTEGER) || null,
    pastDue: address.get('due') === 'past',
    type: word('type'),
    root_cause: word('root_cause'),
    scope_of_work: word('scope_of_work'),
    trade: word('trade'),
    discipline: word('discipline'),
    conditions: readConditions(address.get('filter')),
    sort: (address.get('order') ?? '').split(',').flatMap((part): SortKey[] => {
      const column = part.replace(/^-/, '');
      return sortable.has(column) || /^ca_[a-z0-9_]+$/.test(column)
        ? [{ column, direction: part.startsWith('-') ? 'desc' : 'asc' }]
        : [];
    }),
  };
}

const orderOf = (sort: IssueFilters['sort']) =>
  sort.map(({ column, direction }) => `${direction === 'desc' ? '-' : ''}${column}`).join(',');

/** Writes the filters into an address; what else it holds stays. */
export function writeIssueFilters(address: URLSearchParams, filters: IssueFilters): URLSearchParams {
  const next = new URLSearchParams(address);
  const { search, status, severity, assignee, pastDue, conditions, sort } = filters;
  const values: Record<string, string | number | null> = {
    ...Object.fromEntries(wordFilters.map((name) => [name, filters[name]])),
    search,
    status,
    severity,
    assignee,
    due: pastDue ? 'past' : null,
    filter: conditions && JSON.stringify(conditions),
    order: orderOf(sort),
  };
  for (const [name, value] of Object.entries(values))
    if (value === null || value === '') next.delete(name);
    else next.set(name, String(value));
  return next;
}

/** The filters as the server takes them. */
export function toIssueQuery(filters: IssueFilters): IssueFileQuery {
  const { search, status, severity, assignee, pastDue, conditions, sort } = filters;
  return {
    ...Object.fromEntries(
      wordFilters.flatMap((name) => (filters[name] === null ? [] : [[name, filters[name]]])),
    ),
    ...(search.trim() !== '' && { search: search.trim() }),
    ...(status !== null && { status }),
    ...(severity !== null && { severity }),
    ...(assignee === 'none' ? { unassigned: true } : assignee !== null && { assignee_id: assignee }),
    ...(pastDue && { past_due: true }),
    ...(conditions && { filter: JSON.stringify(conditions) }),
    ...(sort.length > 0 && { ordering: orderOf(sort) }),
  };
}

/** Lists that are not narrowed. */
export const noIssueFilters: Omit<IssueFilters, 'sort'> = {
  search: '',
  status: null,
  severity: null,
  assignee: null,
  pastDue: false,
  type: null,
  root_cause: null,
  scope_of_work: null,
  trade: null,
  discipline: null,
  conditions: null,
};

/** Whether the person narrowed the lists. */
export const isNarrowed = (filters: IssueFilters): boolean =>
  (Object.keys(noIssueFilters) as (keyof typeof noIssueFilters)[]).some(
    (name) => filters[name] !== noIssueFilters[name],
  );
