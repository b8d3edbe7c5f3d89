import type { operations } from '#contract/api.ts';
import { PEER_MEASURES, type PeerMeasure } from '#domain/calibrate';

type Query = NonNullable<operations['getCalibrate']['parameters']['query']>;

/** What the page shows; all of it is in the address. */
export interface CalibrateFilters {
  search: string;
  group: number | null;
  delivery: string | null;
  fromYear: number | null;
  isLegacy: boolean;
  measure: PeerMeasure;
  isNormalized: boolean;
  /** Peers that are switched off. */
  without: readonly number[];
}

/** Peers that are not narrowed. */
export const noCalibrateFilters = {
  search: '',
  group: null,
  delivery: null,
  fromYear: null,
  isLegacy: false,
} as const;

const idIn = (text: string | null): number | null =>
  text !== null && /^[1-9]\d{0,14}$/.test(text) ? Number(text) : null;

/** Reads the page out of an address; what does not fit counts as not given. */
export function readCalibrateFilters(address: URLSearchParams): CalibrateFilters {
  const measure = address.get('by');
  const year = idIn(address.get('from'));
  return {
    search: address.get('search') ?? '',
    group: idIn(address.get('group')),
    delivery: address.get('delivery')?.slice(0, 100) || null,
    fromYear: year !== null && year >= 1900 && year <= 2200 ? year : null,
    isLegacy: address.get('legacy') === 'yes',
    measure: measure !== null && Object.hasOwn(PEER_MEASURES, measure) ? (measure as PeerMeasure) : 'area',
    isNormalized: address.get('raw') !== 'yes',
    without: [
      ...new Set(
        (address.get('without') ?? '').split(',').flatMap((text) => {
          const id = idIn(text);
          return id === null ? [] : [id];
        }),
      ),
    ],
  };
}

/** Writes the page into an address; what else it holds stays. */
export function writeCalibrateFilters(address: URLSearchParams, filters: CalibrateFilters): URLSearchParams {
  const next = new URLSearchParams(address);
  const values = {
    search: filters.search,
    group: filters.group,
    delivery: filters.delivery,
    from: filters.fromYear,
    legacy: filters.isLegacy ? 'yes' : null,
    by: filters.measure === 'area' ? null : filters.measure,
    raw: filters.isNormalized ? null : 'yes',
    without: filters.without.join(','),
  };
  for (const [name, value] of Object.entries(values))
    if (value === null || value === '') next.delete(name);
    else next.set(name, String(value));
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
  ...(isLegacy && { legacy: true }),
});

/** Whether the peers are narrowed. */
export const isNarrowed = (filters: CalibrateFilters): boolean =>
  (Object.keys(noCalibrateFilters) as (keyof typeof noCalibrateFilters)[]).some(
    (name) => filters[name] !== noCalibrateFilters[name],
  );
