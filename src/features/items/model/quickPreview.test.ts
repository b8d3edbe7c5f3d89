import { expect, it } from 'vitest';
import { toPreview } from './quickPreview.ts';
import { blankQuickRow, type QuickRow } from './quickRows.ts';

const row = (change: Partial<QuickRow>): QuickRow => ({
  ...blankQuickRow(),
  name: 'x',
  status: 'PENDING',
  ...change,
});
const sub = { id: 1, scope: 'Beams', quantity: 10, measure: null, unit_cost: 100, extension: 1000 };
const priced = row({
  key: '7',
  id: 7,
  cost: 1100,
  scope: 'Beams',
  quantity: 10,
  unit_cost: 100,
  scope_rows: 1,
  sub_item: sub as unknown as QuickRow['sub_item'],
});
const asIs = (subtotal: number) => subtotal;
const saved = new Map([priced, row({ key: '8', id: 8, status: 'DRAFT' })].map((one) => [one.key, one]));

it('asks about nothing where no money moves', () => {
  expect(toPreview([priced, blankQuickRow()], saved, [], asIs)).toBeUndefined();
  expect(toPreview([{ ...priced, due_date: '2026-12-01' }], saved, [], asIs)).toBeUndefined();
  expect(toPreview([row({ status: 'DRAFT', quantity: 2, unit_cost: 3 })], saved, [], asIs)).toBeUndefined();
});

it('sums up more additions than a preview takes, by component, limits and sign', () => {
  const rows = Array.from({ length: 1200 }, (_, at) =>
    row({ quantity: 1, unit_cost: at % 3 === 0 ? -2 : 3, component: at < 600 ? '4' : null }),
  );
  expect(toPreview(rows, saved, [], asIs)).toEqual({
    add: [
      { cost: -400, lower_limit: 0, upper_limit: 0, component_id: 4 },
      { cost: 1200, lower_limit: 0, upper_limit: 0, component_id: 4 },
      { cost: -400, lower_limit: 0, upper_limit: 0, component_id: null },
      { cost: 1200, lower_limit: 0, upper_limit: 0, component_id: null },
    ],
  });
});

it('asks about new, changed, moved and deleted rows', () => {
  const rows = [
    { ...priced, unit_cost: 200 },
    row({ key: '8', id: 8 }),
    row({ quantity: 2, unit_cost: 3, component: '4', upper_limit: 5 }),
  ];
  expect(toPreview(rows, saved, [], asIs)).toEqual({
    // With the tenth of markups that it had.
    change: [{ id: 7, cost: 2200, lower_limit: 0, upper_limit: 0, component_id: null }],
    add: [{ cost: 6, lower_limit: 0, upper_limit: 5, component_id: 4 }],
    pending: [8],
  });
  // New rows take the project's markups, saved ones keep their own.
  expect(toPreview(rows, saved, [], (subtotal) => subtotal * 1.5)).toMatchObject({
    change: [{ id: 7, cost: 2200 }],
    add: [{ cost: 9 }],
  });
  expect(toPreview([], saved, [priced], asIs)).toEqual({ leave_out: [7] });
  expect(toPreview([{ ...priced, status: 'ARCHIVED' }], saved, [], asIs)).toEqual({ leave_out: [7] });
});
