import type { operations } from '#contract/api.ts';
import { type Factor, FACTORS, PEER_MEASURES, type PeerMeasure } from '#domain/calibrate';
import { codeDimension } from '#domain/foresite';

type Query = NonNullable<operations['getCalibrate']['parameters']['query']>;

/** What the page shows; all of it is in the address. */
export interface CalibrateFilters {
  search: string;
  group: number | null;
  delivery: string | null;
  fromYear: number | null;
  /** Finished projects alone, or all; null for the usual, finished ones where there are any. */
  isLegacy: boolean | null;
  measure: PeerMeasure;
  isNormalized: boolean;
  /** Peers that are switched off. */
  without: readonly number[];
  /** Steps of normalization that are left out. */
  skips: readonly Factor[];
  /** What a breakdown's rows are. */
  dimension: string;
  /** Projects that stand beside this one in the comparison; null for those most like it. */
  columns: readonly number[] | null;
  /** Further estimates that stand there, by their milestones. */
  milestones: readonly number[];
}

/** How many columns stand beside this project's at most. */
export const MOST_COLUMNS = 7;

/** Peers that are not narrowed. */
export const noCalibrateFilters = {
  search: '',
  group: null,
  delivery: null,
  fromYear: null,
  isLegacy: null,
} as const;

const idIn = (text: string | null): number | null =>
  text !== null && /^[1-9]\d{0,14}$/.test(text) ? Number(text) : null;

const idsIn = (text: string | null): number[] => [
  ...new Set(
    (text ?? '').split(',').flatMap((part) => {
      const id = idIn(part);
      return id === null ? [] : [id];
    }),
  ),
];

const isFactor = (text: string): text is Factor => Object.hasOwn(FACTORS, text);

/** What holds where the address says nothing. */
export interface CalibrateUsual {
  isNormalized: boolean;
}

/** Reads the page out of an address; what does not fit counts as not given. */
export function readCalibrateFilters(address: URLSearchParams, usual: CalibrateUsual): CalibrateFilters {
  const measure = address.get('by');
  const year = idIn(address.get('from'));
  const dimension = address.get('dimension') ?? 'systems';
  return {
    search: address.get('search') ?? '',
    group: idIn(address.get('group')),
    delivery: address.get('delivery')?.slice(0, 100) || null,
    fromYear: year !== null && year >= 1900 && year <= 2200 ? year : null,
    isLegacy: { yes: true, no: false }[address.get('legacy') ?? ''] ?? null,
    measure: PEER_MEASURES.find((one) => one === measure) ?? 'area',
    isNormalized: { yes: false, no: true }[address.get('raw') ?? ''] ?? usual.isNormalized,
    without: idsIn(address.get('without')),
    skips: (address.get('skip') ?? '').split(',').filter(isFactor),
    dimension: codeDimension(dimension) === undefined ? 'systems' : dimension,
    columns: address.has('with') ? idsIn(address.get('with')).slice(0, MOST_COLUMNS) : null,
    milestones: idsIn(address.get('at')).slice(0, MOST_COLUMNS),
  };
}

/** Writes the page into an address; what else it holds stays. */
export function writeCalibrateFilters(
  address: URLSearchParams,
  filters: CalibrateFilters,
  usual: CalibrateUsual,
): URLSearchParams {
  const next = new URLSearchParams(address);
  const values = {
    search: filters.search,
    group: filters.group,
    delivery: filters.delivery,
    from: filters.fromYear,
    legacy: filters.isLegacy === null ? null : filters.isLegacy ? 'yes' : 'no',
    by: filters.measure === 'area' ? null : filters.measure,
    raw: filters.isNormalized === usual.isNormalized ? null : filters.isNormalized ? 'no' : 'yes',
    without: filters.without.join(','),
    skip: filters.skips.join(','),
    dimension: filters.dimension === 'systems' ? null : filters.dimension,
    at: filters.milestones.join(','),
  };
  for (const [name, value] of Object.entries(values))
    if (value === null || value === '') next.delete(name);
    else next.set(name, String(value));
  // No column at all differs from those most like the project, which is what an address without it says.
  if (filters.columns === null) next.delete('with');
  else next.set('with', filters.columns.join(','));
  return next;
}

/** The filters as the server takes them. */
export const toCalibrateQuery = ({
  search,
  group,
  delivery,
  fromYear,
  isLegacy,
}: CalibrateFilters): Query => ({
  ...(search.trim() !== '' && { search: search.trim() }),
  ...(group !== null && { group_id: group }),
  ...(delivery !== null && { delivery }),
  ...(fromYear !== null && { from_year: fromYear }),
  ...(isLegacy !== null && { legacy: isLegacy }),
});

/** Whether the peers are narrowed. */
export const isNarrowed = (filters: CalibrateFilters): boolean =>
  (Object.keys(noCalibrateFilters) as (keyof typeof noCalibrateFilters)[]).some(
    (name) => filters[name] !== noCalibrateFilters[name],
  );
