import { addDays, type IsoDate } from '#domain/dates';
import type { RunQuery } from '../reportingQueries.ts';
import * as t from '../texts.ts';

/** Runs of a page. */
export const ARCHIVE_PAGE = 50;

/** How far back runs were made, in days. */
export const MADE_WITHIN = {
  7: t.last7Days,
  30: t.last30Days,
  90: t.last90Days,
  365: t.last365Days,
} as const;
/** How runs left the house. */
export const RUN_SENT = { MAILED: t.mailed, LINKED: t.sharedByLink, NOT_SENT: t.notSent } as const;

/** What the archive shows; all of it is in the address. */
export interface ArchiveFilters {
  search: string;
  days: keyof typeof MADE_WITHIN | null;
  reportId: number | null;
  personId: number | null;
  sent: keyof typeof RUN_SENT | null;
  order: string | null;
  offset: number;
}

/** Nothing left out. */
export const noArchiveFilters = {
  search: '',
  days: null,
  reportId: null,
  personId: null,
  sent: null,
} as const;

const oneOf = <Key extends string>(table: Readonly<Record<Key, string>>, text: string | null) =>
  (text !== null && Object.hasOwn(table, text) ? text : null) as Key | null;
const numberOf = (text: string | null) => Number(/^[1-9]\d{0,14}$/.exec(text ?? '')?.[0] ?? 0) || null;

/** Reads the filters out of an address; what does not fit counts as not given. */
export function readArchiveFilters(address: URLSearchParams): ArchiveFilters {
  const order = address.get('order');
  const days = oneOf<string>(MADE_WITHIN, address.get('days'));
  const page = /^[1-9]\d{0,5}$/.exec(address.get('page') ?? '')?.[0];
  return {
    search: address.get('search') ?? '',
    days: days === null ? null : (Number(days) as keyof typeof MADE_WITHIN),
    reportId: numberOf(address.get('report')),
    personId: numberOf(address.get('person')),
    sent: oneOf(RUN_SENT, address.get('sent')),
    order: order !== null && /^-?(name|as_of|page_count|created_at)$/.test(order) ? order : null,
    offset: (Number(page ?? 1) - 1) * ARCHIVE_PAGE,
  };
}

/** Writes the filters into an address; what else it holds stays. */
export function writeArchiveFilters(address: URLSearchParams, filters: ArchiveFilters): URLSearchParams {
  const { search, days, reportId, personId, sent, order, offset } = filters;
  const next = new URLSearchParams(address);
  const page = offset === 0 ? null : offset / ARCHIVE_PAGE + 1;
  const said = { search: search || null, days, report: reportId, person: personId, sent, order, page };
  for (const [name, value] of Object.entries(said))
    if (value === null) next.delete(name);
    else next.set(name, String(value));
  return next;
}

/** Whether a filter leaves runs out. */
export const isArchiveNarrowed = ({ search, days, reportId, personId, sent }: ArchiveFilters): boolean =>
  search.trim() !== '' || [days, reportId, personId, sent].some((value) => value !== null);

/** The filters as the server takes them; `today` is the company's. */
export const toRunQuery = (filters: ArchiveFilters, today: IsoDate): RunQuery => {
  const { search, days, reportId, personId, sent, order, offset } = filters;
  return {
    ...(search.trim() !== '' && { search: search.trim() }),
    ...(days !== null && { created_from: addDays(today, 1 - days) }),
    ...(reportId !== null && { custom_report_id: reportId }),
    ...(personId !== null && { created_by_id: personId }),
    ...(sent !== null && { sent }),
    ...(order && { ordering: order }),
    limit: ARCHIVE_PAGE,
    offset,
  };
};

/** Why these runs cannot be held against each other; undefined where they can. */
export function compareReason(
  runs: readonly { is_open: boolean; report: { id: number } }[],
): string | undefined {
  const [one, other] = runs;
  if (!one || !other || runs.length > 2) return t.chooseTwoRunsToCompare;
  if (one.report.id !== other.report.id) return t.chooseTwoRunsOfOneReport;
  return one.is_open && other.is_open ? undefined : t.includesFiguresYourRoleCannot;
}
