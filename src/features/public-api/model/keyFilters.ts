import type { operations } from '#contract/api.ts';
import type { SortKey } from '#design-system/grid/DataGrid/DataGrid.tsx';
import { API_KEY_STATUSES, type ApiKeyStatus } from '#domain/public-api';

type Query = NonNullable<operations['listApiKeys']['parameters']['query']>;

/** What the list of keys shows; all of it stands in the address. */
export interface KeyFilters {
  search: string;
  status: ApiKeyStatus | null;
  sort: readonly SortKey[];
  offset: number;
  limit: number;
}

/** Rows of a page (docs/product/public-api.md). */
export const KEY_PAGE_SIZES = [25, 50, 100] as const;

/** Column of the grid -> field that the server orders by. */
const FIELDS = {
  name: 'name',
  status: 'status',
  owner: 'created_by',
  expires: 'expires_on',
  used: 'last_used_at',
  created: 'created_at',
} as const satisfies Record<string, string>;

type SortColumn = keyof typeof FIELDS;
const isColumn = (name: string): name is SortColumn => Object.hasOwn(FIELDS, name);
const isStatus = (name: string | null): name is ApiKeyStatus =>
  name !== null && Object.hasOwn(API_KEY_STATUSES, name);

/** Nothing narrowed. */
export const noKeyFilters = { search: '', status: null } as const;

/** Reads the filters out of an address; what does not fit counts as not given. */
export function readKeyFilters(address: URLSearchParams): KeyFilters {
  const status = address.get('status');
  const offset = address.get('offset') ?? '';
  const limit = Number(address.get('limit'));
  const sort = (address.get('order') ?? '').split(',').flatMap((part): SortKey[] => {
    const column = part.replace(/^-/, '');
    return isColumn(column) ? [{ column, direction: part.startsWith('-') ? 'desc' : 'asc' }] : [];
  });
  return {
    search: address.get('search') ?? '',
    status: isStatus(status) ? status : null,
    sort,
    offset: /^\d{1,6}$/.test(offset) ? Number(offset) : 0,
    limit: KEY_PAGE_SIZES.find((size) => size === limit) ?? KEY_PAGE_SIZES[0],
  };
}

/** Writes the filters into an address that keeps what else it says; what is as usual is left out. */
export function writeKeyFilters(address: URLSearchParams, filters: KeyFilters): URLSearchParams {
  const pairs: Record<string, string> = {
    search: filters.search,
    status: filters.status ?? '',
    order: filters.sort
      .map(({ column, direction }) => (direction === 'desc' ? `-${column}` : column))
      .join(','),
    offset: filters.offset === 0 ? '' : String(filters.offset),
    limit: filters.limit === KEY_PAGE_SIZES[0] ? '' : String(filters.limit),
  };
  const next = new URLSearchParams(address);
  for (const [name, value] of Object.entries(pairs)) {
    if (value === '') next.delete(name);
    else next.set(name, value);
  }
  return next;
}

/** The filters as the server takes them. */
export function toKeyQuery(filters: KeyFilters): Query {
  const fields = filters.sort.flatMap(({ column, direction }) =>
    isColumn(column) ? [`${direction === 'desc' ? '-' : ''}${FIELDS[column]}`] : [],
  );
  return {
    limit: filters.limit,
    ...(filters.offset > 0 && { offset: filters.offset }),
    ...(fields.length > 0 && { ordering: fields.join(',') }),
    ...(filters.search !== '' && { search: filters.search }),
    ...(filters.status && { status: filters.status }),
  };
}

/** Whether the person narrowed the list. */
export const isNarrowed = ({ search, status }: KeyFilters): boolean => search !== '' || status !== null;
