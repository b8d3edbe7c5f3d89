import { expect, it } from 'vitest';
import { type AllocatedLine, scopeOfEstimate } from './estimateScope.ts';

const line = (more: Partial<AllocatedLine>): AllocatedLine => ({
  kind: 'LINE',
  description: 'Sprinklers',
  code: '21 13 00',
  code_name: 'Fire-Suppression Sprinkler Systems',
  component: { name: 'Tower' },
  quantity: 400,
  unit: 'EA',
  parts: [{ work_package_id: 7, share: 100, amount: 90_000 }],
  ...more,
});
const own = new Set([7, 8]);

it('takes what goes to the package, with its code, quantity and dollars', () => {
  expect(scopeOfEstimate([line({})], own)).toEqual([
    {
      section: '21 13 00',
      name: 'Sprinklers',
      quantity: 400,
      unit: 'EA',
      estimate: 90_000,
      work_package_id: 7,
    },
  ]);
});

it('has no quantity of a line that goes there in part, and leaves funds and other packages out', () => {
  const parts = [
    { work_package_id: 7, share: 25, amount: 22_500 },
    { work_package_id: 8, share: 25, amount: 22_500.01 },
    { work_package_id: 3, share: 50, amount: 44_999.99 },
  ];
  expect(
    scopeOfEstimate(
      [
        line({ parts }),
        line({ kind: 'FUND', description: 'Buyout contingency' }),
        line({ parts: [{ work_package_id: null, share: 100, amount: 5 }] }),
      ],
      own,
    ),
  ).toMatchObject([{ quantity: null, estimate: 45_000.01, work_package_id: 8 }]);
});

it('tells lines of one name apart by their components, and adds up those that cannot be', () => {
  const rows = scopeOfEstimate(
    [
      line({}),
      line({ component: { name: 'Garage' }, quantity: 60 }),
      line({ component: { name: 'Garage' }, quantity: 40 }),
      line({ component: { name: 'Garage' }, quantity: 5, unit: 'LS' }),
      line({ description: ' ', code: null, component: null, quantity: -3 }),
    ],
    own,
  );
  expect(rows.map(({ name, quantity, estimate }) => [name, quantity, estimate])).toEqual([
    ['Sprinklers, Tower', 400, 90_000],
    ['Sprinklers, Garage', null, 270_000],
    ['Fire-Suppression Sprinkler Systems', null, 90_000],
  ]);
});
