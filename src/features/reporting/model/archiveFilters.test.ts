import { expect, it } from 'vitest';
import {
  compareReason,
  isArchiveNarrowed,
  noArchiveFilters,
  readArchiveFilters,
  toRunQuery,
  writeArchiveFilters,
} from './archiveFilters.ts';

const address = 'tab=archive&search=book&days=90&report=4&person=2&sent=NOT_SENT&order=-page_count&page=3';

it('stands in the address whole, beside what else is there', () => {
  const filters = readArchiveFilters(new URLSearchParams(address));
  expect(filters).toEqual({
    search: 'book',
    days: 90,
    reportId: 4,
    personId: 2,
    sent: 'NOT_SENT',
    order: '-page_count',
    offset: 100,
  });
  const written = writeArchiveFilters(new URLSearchParams('tab=archive'), filters);
  expect(written.toString()).toBe(new URLSearchParams(address).toString());
  const none = writeArchiveFilters(written, { ...filters, ...noArchiveFilters, order: null, offset: 0 });
  expect(none.toString()).toBe('tab=archive');
  expect([isArchiveNarrowed(filters), isArchiveNarrowed({ ...filters, ...noArchiveFilters })]).toEqual([
    true,
    false,
  ]);
});

it('asks the server for the days of the company, today among them', () => {
  const filters = readArchiveFilters(new URLSearchParams('days=7&sent=MAILED'));
  expect(toRunQuery(filters, '2026-03-03')).toEqual({
    created_from: '2026-02-25',
    sent: 'MAILED',
    limit: 50,
    offset: 0,
  });
});

it('takes nothing that does not fit', () => {
  const filters = readArchiveFilters(
    new URLSearchParams('days=8&report=-1&person=x&sent=toString&order=size&page=0'),
  );
  expect(filters).toEqual({ ...noArchiveFilters, order: null, offset: 0 });
});

it('says why runs cannot be compared', () => {
  const run = (id: number, isOpen = true) => ({ is_open: isOpen, report: { id } });
  expect(compareReason([run(1)])).toBe('Choose two runs of one report');
  expect(compareReason([run(1), run(1), run(1)])).toBe('Choose two runs of one report');
  expect(compareReason([run(1), run(2)])).toMatch(/two reports/);
  expect(compareReason([run(1), run(1, false)])).toBe('Includes figures your role cannot see');
  expect(compareReason([run(1), run(1)])).toBeUndefined();
});
