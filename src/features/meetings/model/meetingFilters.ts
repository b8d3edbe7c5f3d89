import type { SortKey } from '#design-system/grid/DataGrid/DataGrid.tsx';
import type { operations } from '#contract/api.ts';
import * as t from '../texts.ts';

export type MeetingsQuery = NonNullable<operations['listMeetings']['parameters']['query']>;

/** Which meetings the list shows, by whether their minutes are closed. */
export const MEETING_STATES = {
  all: { label: t.all, query: {} },
  open: { label: t.open, query: { is_open: true } },
  closed: { label: t.closed, query: { is_open: false } },
} as const;

/** A choice of meetings by their state. */
export type MeetingState = keyof typeof MEETING_STATES;

/** What the list shows; all of it stands in the address. */
export interface MeetingFilters {
  search: string;
  state: MeetingState;
  sort: readonly SortKey[];
  offset: number;
  limit: number;
}

/** Rows of a page, and the most that the contract serves at once. */
export const MEETINGS_PAGE = 20;
const MOST = 500;

/** Column of the list -> field that the server orders by. */
const FIELDS = {
  code: 'number',
  title: 'title',
  date: 'date',
  topics: 'topic_count',
  state: 'closed_at',
} as const;

type SortColumn = keyof typeof FIELDS;
const isColumn = (name: string): name is SortColumn => Object.hasOwn(FIELDS, name);
const wholeNumber = (text: string | null, otherwise: number) =>
  text !== null && /^\d{1,6}$/.test(text) ? Number(text) : otherwise;

/** Reads the filters out of an address; what does not fit counts as not given. */
export function readMeetingFilters(address: URLSearchParams): MeetingFilters {
  const order = (address.get('order') ?? '').split(',').filter(Boolean);
  const state = address.get('state') ?? 'all';
  return {
    search: address.get('search') ?? '',
    state: Object.hasOwn(MEETING_STATES, state) ? (state as MeetingState) : 'all',
    sort: order.flatMap((part): SortKey[] => {
      const column = part.replace(/^-/, '');
      return isColumn(column) ? [{ column, direction: part.startsWith('-') ? 'desc' : 'asc' }] : [];
    }),
    offset: wholeNumber(address.get('offset'), 0),
    limit: Math.min(Math.max(wholeNumber(address.get('limit'), MEETINGS_PAGE), 1), MOST),
  };
}

/** Writes the filters into an address; what is as usual is left out. */
export function writeMeetingFilters({ search, state, sort, offset, limit }: MeetingFilters): URLSearchParams {
  const pairs = {
    search,
    state: state === 'all' ? '' : state,
    order: sort.map(({ column, direction }) => (direction === 'desc' ? `-${column}` : column)).join(','),
    offset: offset === 0 ? '' : String(offset),
    limit: limit === MEETINGS_PAGE ? '' : String(limit),
  };
  return new URLSearchParams(Object.entries(pairs).filter(([, value]) => value !== ''));
}

/** The filters as the server takes them. */
export function toMeetingsQuery({ search, state, sort, offset, limit }: MeetingFilters): MeetingsQuery {
  const ordering = sort
    .flatMap(({ column, direction }) =>
      isColumn(column) ? [`${direction === 'desc' ? '-' : ''}${FIELDS[column]}`] : [],
    )
    .join(',');
  return {
    limit,
    ...(offset > 0 && { offset }),
    ...(ordering && { ordering }),
    ...(search && { search }),
    ...MEETING_STATES[state].query,
  };
}

/** Whether the person narrowed the list. */
export const isMeetingsFiltered = ({ search, state }: MeetingFilters): boolean =>
  search !== '' || state !== 'all';
