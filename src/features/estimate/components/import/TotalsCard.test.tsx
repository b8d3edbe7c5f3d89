import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { FileEstimate, StatedTotal } from '#domain/estimate/import';
import { TotalsCard } from './TotalsCard.tsx';

const total = (change: Partial<StatedTotal>): StatedTotal => ({
  row: 9,
  column: 5,
  label: 'TOTAL',
  amount: 300,
  isEmpty: false,
  sum: 250,
  scope: 'all',
  difference: 50,
  agrees: false,
  ...change,
});
const estimate = {
  stated: 300,
  total: 250,
  alternates: 0,
  agrees: false,
  sheets: [
    {
      name: 'Lines',
      totals: [total({ row: 5, label: 'Part', amount: 120, sum: 100, difference: 20 }), total({})],
    },
  ],
} as unknown as FileEstimate;
const entries = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent);

it('holds each stated total against the lines of the file', () => {
  render(<TotalsCard estimate={estimate} />);
  expect(entries()).toEqual(['Part$120.00F5$20.00', 'TOTAL$300.00F9$50.00']);
});

it('holds the total of all lines against those that were mended, and says of others that they are of the file', () => {
  render(<TotalsCard estimate={estimate} sum={300} />);
  expect(screen.getByText('Agree')).toBeDefined();
  expect(entries()).toEqual(['Part$120.00F5$20.00 in the file', 'TOTAL$300.00F9Agrees']);
});

it('says of a total that was never calculated that it was not compared', () => {
  const open = total({ amount: null, isEmpty: true, difference: null });
  const file = { ...estimate, stated: null, sheets: [{ name: 'Lines', totals: [open] }] };
  render(<TotalsCard estimate={file as unknown as FileEstimate} />);
  expect(entries()).toEqual(['TOTALNever calculatedF9Not compared']);
  expect(screen.getAllByText('Never calculated')).toHaveLength(2);
});

it('keeps alternates apart: neither in the sum, nor followed by a total of theirs', () => {
  const own = total({ row: 12, label: 'Alternates', amount: 75, sum: 75, difference: 0, agrees: true });
  const sheets = [{ name: 'Lines', totals: [total({}), { ...own, scope: 'alternates' }] }];
  render(
    <TotalsCard estimate={{ ...estimate, sheets } as unknown as FileEstimate} sum={300} alternates={75} />,
  );
  expect(screen.getByText('Alternates, not counted').nextSibling?.textContent).toBe('$75.00');
  expect(entries()).toEqual(['TOTAL$300.00F9Agrees', 'Alternates$75.00F12Agrees in the file']);
});
