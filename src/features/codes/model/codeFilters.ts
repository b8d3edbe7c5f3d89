import type { operations } from '#contract/api.ts';

type Query = NonNullable<operations['listCostGroups']['parameters']['query']>;

/** The formats that every company has. */
export const STANDARDS = { MF: 'MasterFormat', UF: 'UniFormat' } as const;

/** A format by its short name. */
export type Standard = keyof typeof STANDARDS;

/** What the list shows; all of it stands in the address. */
export interface CodeFilters {
  standard: Standard;
  search: string;
  offset: number;
}

/** Rows of a page. */
export const CODES_PAGE = 100;

/** Reads the filters out of an address; what does not fit counts as not given. */
export function readCodeFilters(address: URLSearchParams): CodeFilters {
  const offset = address.get('offset') ?? '';
  return {
    standard: address.get('standard') === 'UF' ? 'UF' : 'MF',
    search: address.get('search') ?? '',
    offset: /^\d{1,6}$/.test(offset) ? Number(offset) : 0,
  };
}

/** Writes the filters into an address; what is as usual is left out. */
export function writeCodeFilters({ standard, search, offset }: CodeFilters): URLSearchParams {
  const pairs = {
    standard: standard === 'MF' ? '' : standard,
    search,
    offset: offset === 0 ? '' : `${offset}`,
  };
  return new URLSearchParams(Object.entries(pairs).filter(([, value]) => value !== ''));
}

/** The filters as the server takes them. */
export function toCodesQuery({ standard, search, offset }: CodeFilters): Query {
  return {
    standard,
    limit: CODES_PAGE,
    ...(offset > 0 ? { offset } : {}),
    ...(search === '' ? {} : { search }),
  };
}
