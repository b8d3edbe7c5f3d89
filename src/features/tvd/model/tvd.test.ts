import { describe, expect, it } from 'vitest';
import type { TvdMember } from '../tvdQueries.ts';
import { targetsOf } from './targetBatch.ts';
import { dimensionLabel, readTvdFilters, rowsWord, shownMembers, writeTvdFilters } from './tvdView.ts';

const member = (id: number, name: string, more: Partial<TvdMember> = {}): TvdMember => ({
  id,
  name,
  color_index: 1,
  target: null,
  stretch: null,
  version: 0,
  owner: null,
  note: '',
  trend: [],
  current: 1,
  approved: 0,
  forecast: 1,
  low: 0,
  high: 0,
  items_count: 0,
  gap: null,
  gap_percent: null,
  target_state: 'noTargetSet',
  ...more,
});

describe('the address of the page', () => {
  it.each([
    ['', { dimension: 'systems', component: null, perArea: false, search: '', states: [], shows: 'rows' }],
    [
      'dimension=elements&component=3&mode=area&search=wall&view=map&states=aboveTarget,nonsense',
      {
        dimension: 'elements',
        component: 3,
        perArea: true,
        search: 'wall',
        states: ['aboveTarget'],
        shows: 'map',
      },
    ],
    [
      'dimension=12',
      { dimension: '12', component: null, perArea: false, search: '', states: [], shows: 'rows' },
    ],
    [
      'dimension=rooms&component=x',
      { dimension: 'systems', component: null, perArea: false, search: '', states: [], shows: 'rows' },
    ],
  ])('%s is read and written back', (text, filters) => {
    const read = readTvdFilters(new URLSearchParams(text));
    expect(read).toEqual(filters);
    expect(readTvdFilters(writeTvdFilters(read))).toEqual(read);
  });
});

it('leaves the rows that the search and the states ask for', () => {
  const rows = [
    member(1, 'B20 Exterior Enclosure', { target_state: 'aboveTarget' }),
    member(2, 'B30 Roofing', { target_state: 'onTarget' }),
  ];
  expect(shownMembers(rows, { search: 'exterior b20', states: [] }).map(({ id }) => id)).toEqual([1]);
  expect(shownMembers(rows, { search: '', states: ['onTarget'] }).map(({ id }) => id)).toEqual([2]);
  expect(shownMembers(rows, { search: '', states: [] })).toHaveLength(2);
});

it('sends the targets that an action changed, one entry a row', () => {
  const rows = new Map([
    ['1', member(1, 'A10', { version: 2 })],
    ['2', member(2, 'B10')],
  ]);
  const cell = (key: string, column: string, to: number | null, refusedTo?: string) => ({
    key,
    column,
    from: null,
    to,
    ...(refusedTo !== undefined && { refusedTo }),
  });
  expect(
    targetsOf(
      {
        source: 'paste',
        cells: [cell('1', 'target', 5), cell('1', 'stretch', 4), cell('2', 'target', null)],
      },
      rows,
    ),
  ).toEqual({
    source: 'paste',
    targets: [
      { member_id: 1, version: 2, target: 5, stretch: 4 },
      { member_id: 2, version: 0, target: null },
    ],
  });
  expect(targetsOf({ source: 'type', cells: [cell('1', 'target', null, 'much')] }, rows)).toBeNull();
});

it.each([
  ['systems', 'systems'],
  ['7', 'SC codes'],
  ['8', 'codes'],
])('calls the rows of %s within a sentence %s', (dimension, said) => {
  expect(rowsWord(dimensionLabel(dimension, [{ id: 7, short_name: 'SC' }]))).toBe(said);
});
