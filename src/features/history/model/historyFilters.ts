import type { operations } from '#contract/api.ts';
import { type HistoryArea, historyAreas } from '#domain/changes';
import { addDays, isIsoDate, type IsoDate } from '#domain/dates';
import * as t from '../texts.ts';

type Query = NonNullable<operations['listProjectHistory']['parameters']['query']>;

/** What the page shows; all of it is in the address. */
export interface HistoryFilters {
  area: HistoryArea | null;
  actor: number | null;
  from: IsoDate | null;
  to: IsoDate | null;
}

/** Everything. */
export const noHistoryFilters: HistoryFilters = { area: null, actor: null, from: null, to: null };

/** Spans that are offered, in days back from today. */
export const SPANS = [
  { id: '0', label: t.today, days: 0 },
  { id: '6', label: t.last7Days, days: 6 },
  { id: '29', label: t.last30Days, days: 29 },
  { id: '89', label: t.last90Days, days: 89 },
] as const;

/** The first day of a span that ends today. */
export const spanStart = (id: string, today: IsoDate): IsoDate | null => {
  const span = SPANS.find((one) => one.id === id);
  return span ? addDays(today, -span.days) : null;
};

/** The span that begins on a day, where it is one of those offered. */
export const spanOf = (from: IsoDate | null, today: IsoDate): string | null =>
  SPANS.find(({ days }) => addDays(today, -days) === from)?.id ?? null;

const dateIn = (text: string | null): IsoDate | null => (text !== null && isIsoDate(text) ? text : null);
const isArea = (text: string | null): text is HistoryArea => historyAreas.some((area) => area === text);

/** Reads the page out of an address; what does not fit counts as not given. */
export function readHistoryFilters(address: URLSearchParams): HistoryFilters {
  const area = address.get('area');
  const actor = address.get('person') ?? '';
  return {
    area: isArea(area) ? area : null,
    actor: /^[1-9]\d{0,14}$/.test(actor) ? Number(actor) : null,
    from: dateIn(address.get('from')),
    to: dateIn(address.get('to')),
  };
}

/** Writes the page into an address; what else it holds stays. */
export function writeHistoryFilters(address: URLSearchParams, filters: HistoryFilters): URLSearchParams {
  const next = new URLSearchParams(address);
  const values = { area: filters.area, person: filters.actor, from: filters.from, to: filters.to };
  for (const [name, value] of Object.entries(values))
    if (value === null) next.delete(name);
    else next.set(name, String(value));
  return next;
}

/** The filters as the server takes them. */
export const toHistoryQuery = ({ area, actor, from, to }: HistoryFilters): Query => ({
  ...(area !== null && { area: [area] }),
  ...(actor !== null && { actor_id: actor }),
  ...(from !== null && { from }),
  ...(to !== null && { to }),
});
