import { expect, it } from 'vitest';
import { issueTotals } from './issueTotals.ts';

const row = (status: string | null, cost: number | null) => ({ status, cost_at_stake: cost });

it('counts the rows of each list, and what active and backlog ones have at stake', () => {
  const rows = [
    row('PENDING', 95_000),
    row('DISPUTE', 780_000),
    row('OPEN', null),
    row(null, 38_000),
    row('CLOSED', 1_400_000),
    row('VOID', 5_000),
  ];
  expect(issueTotals(rows)).toEqual({
    counts: '2 active, 2 backlog, 1 completed',
    sums: [{ label: 'At stake', amount: 913_000 }],
  });
  expect(issueTotals([])).toEqual({
    counts: '0 active, 0 backlog, 0 completed',
    sums: [{ label: 'At stake', amount: 0 }],
  });
});
