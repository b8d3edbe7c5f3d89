import type { operations } from '#contract/api.ts';
import { CONTEXT_KINDS, CONTEXT_STATUSES, type ContextKind, type ContextStatus } from '#domain/context';
import * as t from '../texts.ts';

type Query = NonNullable<operations['listContextEntries']['parameters']['query']>;

/** Entries of a page. */
export const CONTEXT_PAGE = 20;

/** Orders of the list, by their names in the contract. */
export const CONTEXT_ORDERS = {
  '-match': t.bestMatch,
  '-number': t.newest,
  number: t.oldest,
  '-updated_at': t.lastChanged,
  kind: t.kind,
  '-amount': t.amount,
} as const;

/** An order of the list. */
export type ContextOrder = keyof typeof CONTEXT_ORDERS;

/** What a tab of the page shows: entries of one kind, or documents. */
type ContextTab = ContextKind | 'DOCUMENT';

const tabs = { ...CONTEXT_KINDS, DOCUMENT: t.documents } as const;

/** What the list shows; all of it is in the address. */
export interface ContextFilters {
  search: string;
  kind: ContextTab | null;
  status: ContextStatus | null;
  milestone: number | null;
  component: number | null;
  code: number | null;
  /** Null is the best match while something is searched, else the newest. */
  order: ContextOrder | null;
  offset: number;
}

/** A list that is not narrowed. */
export const noContextFilters: Omit<ContextFilters, 'kind' | 'order' | 'offset'> = {
  search: '',
  status: null,
  milestone: null,
  component: null,
  code: null,
};

const idIn = (text: string | null): number | null =>
  text !== null && /^[1-9]\d{0,14}$/.test(text) ? Number(text) : null;

const oneOf = <Words extends object>(words: Words, text: string | null): (keyof Words & string) | null =>
  text !== null && Object.hasOwn(words, text) ? (text as keyof Words & string) : null;

/** Reads the filters out of an address; what does not fit counts as not given. */
export const readContextFilters = (address: URLSearchParams): ContextFilters => ({
  search: address.get('search') ?? '',
  kind: oneOf(tabs, address.get('kind')),
  status: oneOf(CONTEXT_STATUSES, address.get('status')),
  milestone: idIn(address.get('milestone')),
  component: idIn(address.get('component')),
  code: idIn(address.get('code')),
  order: oneOf(CONTEXT_ORDERS, address.get('order')),
  offset: ((idIn(address.get('page')) ?? 1) - 1) * CONTEXT_PAGE,
});

/** Writes the filters into an address; what else it holds stays. */
export function writeContextFilters(address: URLSearchParams, filters: ContextFilters): URLSearchParams {
  const next = new URLSearchParams(address);
  const { offset, ...plain } = filters;
  const page = offset / CONTEXT_PAGE + 1;
  for (const [name, value] of Object.entries({ ...plain, page: page === 1 ? null : page }))
    if (value === null || value === '') next.delete(name);
    else next.set(name, String(value));
  return next;
}

/** The filters as the server takes them; the page is asked for beside them. */
export function toContextQuery(filters: ContextFilters): Query {
  const { search, kind, status, milestone, component, code, order } = filters;
  return {
    ...(search.trim() !== '' && { search: search.trim() }),
    ...(kind !== null && kind !== 'DOCUMENT' && { kind }),
    ...(status !== null && { status }),
    ...(milestone !== null && { milestone_id: milestone }),
    ...(component !== null && { component_id: component }),
    ...(code !== null && { cost_group_id: code }),
    ...(order !== null && { ordering: order }),
  };
}

/** Whether the person narrowed the list beyond the tab of a kind. */
export const isNarrowed = (filters: ContextFilters): boolean =>
  (Object.keys(noContextFilters) as (keyof typeof noContextFilters)[]).some(
    (name) => filters[name] !== noContextFilters[name],
  );
