import { describe, expect, it } from 'vitest';
import {
  noHistoryFilters,
  readHistoryFilters,
  spanOf,
  spanStart,
  toHistoryQuery,
  writeHistoryFilters,
} from './historyFilters.ts';

const read = (address: string) => readHistoryFilters(new URLSearchParams(address));

describe('what a project’s history shows', () => {
  it.each(['', 'area=risks&person=7&from=2026-10-01&to=2026-10-31'])(
    'comes back from the address %j',
    (address) => {
      const again = writeHistoryFilters(new URLSearchParams('x=1'), read(address));
      expect(again.get('x')).toBe('1');
      expect(readHistoryFilters(again)).toEqual(read(address));
    },
  );

  it.each(['area=toString', 'person=0', 'person=x', 'from=2026-02-30', 'to=yesterday'])(
    'passes over %s',
    (address) => expect(read(address)).toEqual(noHistoryFilters),
  );

  it('is asked of the server', () => {
    expect(toHistoryQuery(read('area=risks&person=7&from=2026-10-01'))).toEqual({
      area: ['risks'],
      actor_id: 7,
      from: '2026-10-01',
    });
  });

  it.each([
    ['0', '2026-11-23'],
    ['6', '2026-11-17'],
    ['29', '2026-10-25'],
    ['5', null],
  ])('begins a span of %s days back on %s', (id, day) => {
    expect(spanStart(id, '2026-11-23')).toBe(day);
    expect(spanOf(day, '2026-11-23')).toBe(day === null ? null : id);
  });
});
