import { expect, it } from 'vitest';
import { layoutColumns } from '#design-system/grid/DataGrid/columns/columnLayout.ts';
import { readCell } from '#design-system/grid/editing/readCell.ts';
import { FIRST_SCALE } from '#domain/risks';
import type { AttributeDefinition } from '#shared/attributes';
import { riskEntryOf } from '../model/entryRows.ts';
import { entryColumns } from './entryColumns.tsx';
import { riskColumns } from './riskColumns.tsx';

const attribute = (id: number, type: AttributeDefinition['type']) =>
  ({ id, slug: `a${id}`, name: `A ${id}`, type, options: [] }) as unknown as AttributeDefinition;
const attributes = [attribute(1, 'TEXT'), attribute(2, 'DATE_RANGE')];
const register = riskColumns({
  totals: undefined,
  count: 0,
  attributes,
  onOpen: () => undefined,
  onRemove: () => undefined,
});
const entry = entryColumns(
  { categories: [], components: [], people: [], scale: { ...FIRST_SCALE, number: 1 } as never, attributes },
  riskEntryOf(attributes),
  () => undefined,
);

/** The least width of each column; what its words take beyond that is opened wider. */
const least = (columns: typeof register | typeof entry) =>
  Object.fromEntries(
    columns.map(({ id, width, minWidth }) => [id, Math.min(width ?? 0, minWidth ?? Infinity)]),
  );

it('gives the register its widths', () => {
  expect(least(register)).toEqual({
    number: 40,
    name: 200,
    category: 150,
    component: 150,
    value: 150,
    original_value: 150,
    likelihood: 100,
    impact: 100,
    score: 90,
    mitigated: 150,
    owner: 80,
    status: 140,
    options: 60,
    ca_a1: 150,
    ca_a2: 250,
  });
});

it.each([1158, 1143])(
  'has the columns up to the owner in sight whole beside the open sidebar: %i px',
  (room) => {
    const sized = register.map(({ width, shrinksTo, inSight, frozen }) => ({
      size: width,
      shrinksTo,
      inSight,
      grows: false,
      side: frozen === true ? ('start' as const) : frozen || undefined,
    }));
    const { starts, widths, endWidth, startCount } = layoutColumns(sized, [], room);
    const at = register.findIndex(({ id }) => id === 'owner');
    expect((starts[at] ?? 0) + (widths[at] ?? 0)).toBeLessThanOrEqual(room - endWidth);
    expect(register.slice(0, at).map(({ id }) => id)).toContain('component');
    // Code and name stay beside what scrolls.
    expect(startCount).toBe(2);
  },
);

it('gives quick entry its columns in order, with their names and widths', () => {
  expect(entry.map(({ title }) => title)).toEqual([
    '#',
    'Name',
    'Category',
    'Component',
    'Dollar Value',
    'Original Dollar Value',
    'Likelihood',
    'Impact',
    'Assignee',
    'Status',
    'Comments',
    'Cause',
    'Event',
    'Effect',
    'A 1',
    'A 2',
    'Actions',
  ]);
  expect(least(entry)).toMatchObject({
    number: 50,
    name: 150,
    category: 150,
    component: 150,
    value: 150,
    original_value: 150,
    likelihood: 100,
    impact: 100,
    status: 140,
    owner: 100,
    comment: 150,
    tools: 35,
  });
  expect(entry.at(-1)).toMatchObject({ id: 'tools', frozen: 'end' });
});

it.each(['3.5', '6', '0', 'high'])(
  'refuses %s as likelihood and impact by the name of the column',
  (text) => {
    for (const title of ['Likelihood', 'Impact']) {
      const { edit } = entry.find((column) => column.title === title) ?? {};
      expect(edit && readCell(text, edit).problem).toBe(`${title} must be a whole number from 1 to 5`);
    }
  },
);

it.each([...register, ...entry])('opens $id no narrower than it may become', ({ width, minWidth }) => {
  expect(width).toBeGreaterThanOrEqual(minWidth ?? 0);
});

it.each([
  ['status', 'Active', 'IDENTIFIED'],
  ['status', 'open', 'IDENTIFIED'],
  ['status', 'Closed', 'CLOSED'],
  ['likelihood', 'Likely', '4'],
  ['likelihood', '4', '4'],
  ['impact', 'severe', '5'],
])('reads the words of registers: %s "%s"', (id, text, value) => {
  const type = entry.find((column) => column.id === id)?.edit;
  expect(type && readCell(text, type).value).toBe(value);
});
