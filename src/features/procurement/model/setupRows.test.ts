import { expect, it } from 'vitest';
import type { PackageProposals } from '../setupQueries.ts';
import { chosenSum, companyRows, setupRows, toPackages, withEdits } from './setupRows.ts';

const proposals: PackageProposals = {
  milestone: { id: 1, name: 'GMP' },
  total: 31_000_000,
  uncoded: 600_000,
  results: [
    { cost_group_id: 3, div_code: '03', name: 'Concrete', line_count: 12, amount: 28_400_000, taken: 2 },
    { cost_group_id: 5, div_code: '05', name: 'Metals', line_count: 3, amount: 2_400_000, taken: null },
    { cost_group_id: 9, div_code: '09', name: 'Credits', line_count: 1, amount: -400_000, taken: null },
  ],
};
const cell = (key: string, column: string, to: string) => ({ key, column, from: null, to });

it('takes the names of groups until others are typed', () => {
  const edits = withEdits(new Map(), {
    cells: [cell('3', 'name', 'Structure'), cell('5', 'work_trade', 'Steel'), cell('5', 'amount', 'x')],
  });
  const rows = setupRows(proposals, edits);
  expect(rows.map(({ name, work_trade: trade, taken }) => [name, trade, taken])).toEqual([
    ['Structure', 'Concrete', null],
    ['Metals', 'Steel', null],
    ['Credits', 'Credits', null],
  ]);
  expect(setupRows(proposals, new Map())[0]?.taken).toBe(2);
});

it('adds up what is chosen, and sends no budget below $0', () => {
  const rows = setupRows(proposals, new Map()).slice(1);
  expect(chosenSum(rows)).toBe(2_000_000);
  expect(toPackages(rows)).toEqual({
    groups: {
      packages: [
        { name: 'Metals', work_trade: 'Metals', budget: 2_400_000 },
        { name: 'Credits', work_trade: 'Credits', budget: null },
      ],
    },
  });
});

it('names the packages of the company, with no budget where they take no line', () => {
  const template = { number: '07-1', scope_count: 4, work_trade: 'Roofing', line_count: 2, taken: null };
  const rows = companyRows(
    {
      milestone: { id: 1, name: 'GMP' },
      total: 9_000_000,
      unmatched: 5_800_000,
      results: [
        { ...template, template_id: 3, name: 'Roofing', amount: 3_200_000, taken: 5 },
        { ...template, template_id: 4, name: 'Signage', amount: 0, line_count: 0 },
      ],
    },
    withEdits(new Map(), { cells: [cell('t3', 'name', 'Roofs')] }),
  );
  expect(rows[0]).toMatchObject({ code: '07-1', group: 'Roofing', name: 'Roofs', taken: null });
  expect(toPackages(rows)).toEqual({
    company: {
      packages: [
        { template_id: 3, name: 'Roofs', work_trade: 'Roofing', budget: 3_200_000 },
        { template_id: 4, name: 'Signage', work_trade: 'Roofing', budget: null },
      ],
    },
  });
});
