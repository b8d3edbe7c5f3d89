import { describe, expect, it } from 'vitest';
import { type AreaRow, blankArea, planAreas } from './areaRows.ts';

const row = (id: number, more: Partial<AreaRow> = {}): AreaRow => ({
  ...blankArea('sq_ft'),
  key: String(id),
  id,
  name: `A${id}`,
  position: id,
  version: 3,
  ...more,
});
const known = new Map([row(1), row(2, { level: '2' })].map((one) => [one.key, one]));
const columns = [
  { id: 'name', title: 'Area' },
  { id: 'level', title: 'Level' },
];
const nothing = { source: 'type', cells: [], added: [], removed: [] } as const;
const cell = (key: string, column: string, to: string | null) => ({ key, column, from: null, to });

describe('what a person did to areas', () => {
  it('becomes one update for each row that differs, at the version that the server has', () => {
    const cells = [cell('1', 'level', '5'), cell('1', 'name', 'Lobby'), cell('2', 'level', '2')];
    expect(planAreas({ ...nothing, cells }, known, columns)?.batch).toEqual({
      source: 'hand',
      update: [{ id: 1, version: 3, name: 'Lobby', level: '5' }],
    });
  });

  it('adds pasted rows, and names those without a name', () => {
    const added = [blankArea('sq_m'), blankArea('sq_m')].map((one, at) => ({ key: one.key, row: one, at }));
    const cells = [cell(added[0]?.key ?? '', 'name', ' Kiln ')];
    const planned = planAreas({ source: 'paste', cells, added, removed: [] }, known, columns);
    expect(planned?.keys).toEqual(added.map(({ key }) => key));
    expect(planned?.batch).toMatchObject({
      source: 'paste',
      create: [{ name: 'Kiln', area_unit: 'sq_m' }, { name: 'New area' }],
    });
    expect(planned?.batch.create?.[0]).not.toHaveProperty('position');
  });

  it('brings a removed row back to its place, and leaves out what has gone', () => {
    const gone = { key: '7', row: row(7), at: 0 };
    expect(planAreas({ ...nothing, added: [gone] }, known, columns)?.batch.create?.[0]).toMatchObject({
      name: 'A7',
      position: 7,
    });
    expect(planAreas({ ...nothing, removed: [gone] }, known, columns)).toBeNull();
    expect(planAreas({ ...nothing, cells: [cell('9', 'name', 'x')] }, known, columns)).toBeNull();
  });
});
