import { expect, it } from 'vitest';
import {
  isMeetingsFiltered,
  MEETINGS_PAGE,
  readMeetingFilters,
  toMeetingsQuery,
  writeMeetingFilters,
} from './meetingFilters.ts';

const usual = { search: '', state: 'all', sort: [], offset: 0, limit: MEETINGS_PAGE } as const;

it.each([
  ['', usual, { limit: 20 }],
  [
    'search=pods&state=closed&order=-date%2Ctopics&offset=20&limit=50',
    {
      search: 'pods',
      state: 'closed',
      sort: [
        { column: 'date', direction: 'desc' },
        { column: 'topics', direction: 'asc' },
      ],
      offset: 20,
      limit: 50,
    },
    { limit: 50, offset: 20, ordering: '-date,topic_count', search: 'pods', is_open: false },
  ],
  ['state=open', { ...usual, state: 'open' }, { limit: 20, is_open: true }],
] as const)('reads, writes and asks for ?%s', (address, filters, query) => {
  const read = readMeetingFilters(new URLSearchParams(address));
  expect(read).toEqual(filters);
  expect(writeMeetingFilters(read).toString()).toBe(address);
  expect(toMeetingsQuery(read)).toEqual(query);
  expect(isMeetingsFiltered(read)).toBe(read.search !== '' || read.state !== 'all');
});

it('takes what does not fit for not given', () => {
  const odd = 'state=constructor&order=notes,-attendees&offset=-3&limit=9999';
  expect(readMeetingFilters(new URLSearchParams(odd))).toEqual({ ...usual, limit: 500 });
});
