import { describe, expect, it } from 'vitest';
import type { Cell } from '#domain/sheets';
import { guessHeading, guessMapping, headingTitles } from '#domain/sheets';
import { readRows } from '#shared/sheets';
import { componentColumns } from '../components/componentColumns.tsx';
import { compareImport, componentBlock, componentFileFields } from './componentImport.ts';
import { blankRow, type ComponentRow } from './componentRows.ts';

const columns = componentColumns({ areaUnit: 'sq_ft', showsRate: true }, []);
const component = (id: number, name: string, more: Partial<ComponentRow> = {}): ComponentRow => ({
  ...blankRow(),
  id,
  key: String(id),
  version: 4,
  name,
  color_index: 1,
  component_order: id,
  ...more,
});
const rows = [
  component(1, 'Overall Project', { is_uncategorized: true }),
  component(2, 'Patient Tower', { work_type: 'New', target_budget: 100 }),
  component(3, 'Garage', { area: { value: 5000, unit: 'sq_ft' } }),
];

async function importOf(sheet: Cell[][], kept = rows) {
  const heading = guessHeading(sheet);
  const mapping = guessMapping(headingTitles(sheet, heading), componentFileFields(columns));
  const block = componentBlock({ rows: sheet, heading, mapping, status: '' }, columns);
  const read = await readRows(block, { columns, newRow: blankRow, today: '2026-11-24', before: kept.length });
  if (!read) throw new Error('The rows were not read.');
  return compareImport(read, kept, columns);
}
const known = new Map(rows.map((row) => [row.key, row]));
const titles = ['Building', 'Type of work', 'Gross area (SQM)', 'Target budget', 'Target area (SQM)'];

describe('components of a file', () => {
  it('are new, changed or the same by their names, and are written as one', async () => {
    const found = await importOf([
      ['Campus plan'],
      titles,
      ['patient tower', 'New', 12_000, 250_000.5],
      ['Garage', null, null, null],
      ['Bridge', 'Sitework', 40, '$1,200', 42],
      ['Total', null, 12_040, 251_200.5],
    ]);
    expect(found.lines.map(({ row, state, note }) => [row.name, state, note])).toEqual([
      ['Patient Tower', 'changed', 'Area, Budget'],
      ['Garage', 'same', ''],
      ['Bridge', 'new', ''],
      ['Total', 'error', 'It adds up other rows.'],
    ]);
    expect(found.counts).toEqual({ new: 1, changed: 1, same: 1, error: 1 });
    expect(found.problem).toBeUndefined();
    expect(found.plan(known)?.batch).toEqual({
      source: 'import',
      create: [
        expect.objectContaining({
          name: 'Bridge',
          work_type: 'Sitework',
          area: { value: 40, unit: 'sq_m' },
          target_area: { value: 42, unit: 'sq_m' },
          target_budget: 1200,
        }),
      ],
      update: [{ id: 2, version: 4, area: { value: 12_000, unit: 'sq_m' }, target_budget: 250_000.5 }],
    });
  });

  it('that cannot be taken are left out with their reason', async () => {
    const found = await importOf([
      titles,
      ['Bridge', '', 40, 'much'],
      ['', 'Sitework', 3, 4],
      ['Hall', '', -3, 4],
      ['Gym', '', 10, 5],
      ['GYM', '', 11, 6],
    ]);
    expect(found.lines.map(({ state }) => state)).toEqual(['error', 'error', 'error', 'new', 'error']);
    expect(found.lines[0]?.note).toMatch(/^Budget: "much" is not/);
    expect(found.lines[1]?.note).toBe('It has no name.');
    expect(found.lines[4]?.note).toBe('Another row of the file has this name.');
  });

  it('say why there is nothing to take', async () => {
    expect((await importOf([titles, ['Patient Tower', 'New', null, 100]])).problem).toBe(
      'The file changes nothing',
    );
    const many = Array.from({ length: 498 }, (_, at) => [`Part ${at + 1}`, '', 1, 1]);
    expect((await importOf([titles, ...many])).problem).toBe(
      'The project would have 501 components; it takes 500. Leave some rows out',
    );
  });
});
