import { expect, it } from 'vitest';
import { riskTotals } from './riskTotals.ts';

const row = (status: string | null, value: number | null, original: number | null) => ({
  status,
  value,
  original_value: original,
});

it('counts active and closed risks, and sums the values of the active ones', () => {
  const rows = [
    row('IDENTIFIED', 1_850_000, 2_400_000),
    row('CLOSED', 1_600_000, 1_600_000),
    row(null, 275_000, null),
  ];
  expect(riskTotals(rows)).toEqual({
    counts: '2 active, 1 closed',
    sums: [
      { label: 'Dollar Value of active', amount: 2_125_000 },
      { label: 'Original', amount: 2_400_000 },
    ],
  });
});
