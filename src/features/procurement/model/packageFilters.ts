import type { operations } from '#contract/api.ts';
import type { SortKey } from '#design-system/grid/DataGrid/DataGrid.tsx';
import { PACKAGE_STATUSES } from '#domain/procurement';

type Query = NonNullable<operations['listBidPackages']['parameters']['query']>;

/** What the list and the board show; all of it is in the address. Statuses are separated by commas. */
export interface PackageFilters {
  search: string;
  status: string | null;
  trade: string | null;
  owner: number | null;
  late: boolean;
  sort: readonly SortKey[];
}

const sortable = new Set([
  'number',
  'name',
  'work_trade',
  'status',
  'owner',
  'budget',
  'leveled_low',
  'committed',
  'savings',
  'bids_due',
  'award_by',
  'on_site',
  'next_step',
]);

/** Reads the filters out of an address; what does not fit counts as not given. */
export function readPackageFilters(address: URLSearchParams): PackageFilters {
  const statuses = (address.get('status') ?? '')
    .split(',')
    .filter((one) => Object.hasOwn(PACKAGE_STATUSES, one));
  const owner = address.get('owner') ?? '';
  return {
    search: address.get('search') ?? '',
    status: statuses.length > 0 ? [...new Set(statuses)].join(',') : null,
    trade: address.get('trade')?.slice(0, 80) || null,
    owner: /^\d{1,15}$/.test(owner) ? Number(owner) || null : null,
    late: address.get('late') === 'true',
    sort: (address.get('order') ?? '').split(',').flatMap((part): SortKey[] => {
      const column = part.replace(/^-/, '');
      return sortable.has(column) ? [{ column, direction: part.startsWith('-') ? 'desc' : 'asc' }] : [];
    }),
  };
}

const orderOf = (sort: PackageFilters['sort']) =>
  sort.map(({ column, direction }) => `${direction === 'desc' ? '-' : ''}${column}`).join(',');

/** Writes the filters into an address; what else it holds stays. */
export function writePackageFilters(address: URLSearchParams, filters: PackageFilters): URLSearchParams {
  const next = new URLSearchParams(address);
  const { search, status, trade, owner, late, sort } = filters;
  const values = { search, status, trade, owner, late: late ? 'true' : null, order: orderOf(sort) };
  for (const [name, value] of Object.entries(values))
    if (value === null || value === '') next.delete(name);
    else next.set(name, String(value));
  return next;
}

/** The filters as the server takes them. */
export function toPackageQuery({ search, status, trade, owner, late, sort }: PackageFilters): Query {
  return {
    ...(search.trim() !== '' && { search: search.trim() }),
    ...(status !== null && { status }),
    ...(trade !== null && { trade_is: trade }),
    ...(owner !== null && { owner_id: owner }),
    ...(late && { late: true }),
    ...(sort.length > 0 && { ordering: orderOf(sort) }),
  };
}

/** A list that is not narrowed. */
export const noPackageFilters: Omit<PackageFilters, 'sort'> = {
  search: '',
  status: null,
  trade: null,
  owner: null,
  late: false,
};

/** Whether the person narrowed the list. */
export const isNarrowed = (filters: PackageFilters): boolean =>
  (Object.keys(noPackageFilters) as (keyof typeof noPackageFilters)[]).some(
    (name) => filters[name] !== noPackageFilters[name],
  );
