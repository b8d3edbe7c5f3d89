import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { FileEstimate } from '#domain/estimate/import';
import type { DesignMilestone } from '#shared/project';
import { heldTotal } from '../../model/statedTotal.ts';
import { ConfirmImport } from './ConfirmImport.tsx';

const file = { stated: 4_500_000, total: 4_414_940, agrees: false } as unknown as FileEstimate;
const milestone = { id: 5, name: '50% DD' } as DesignMilestone;
const ask = (before: number, sum: number) =>
  render(
    <ConfirmImport
      milestone={milestone}
      before={before}
      after={12}
      currencies={[]}
      total={heldTotal(file, sum)}
      busy={false}
      onCancel={() => undefined}
      onConfirm={() => undefined}
    />,
  );

it.each([
  [4_414_940, 'these lines come to $4,414,940.00: $85,060.00 less.'],
  [4_500_000.5, 'these lines come to $4,500,000.50: $0.50 more.'],
])('names a total of the file that lines of %d do not come to', (sum, told) => {
  ask(40, sum);
  expect(screen.getByRole('alertdialog', { name: 'Replace the estimate of 50% DD?' })).toBeDefined();
  expect(screen.getByRole('status').textContent).toBe(`The file states a total of $4,500,000.00, ${told}`);
});

it('says nothing of one that agrees', () => {
  ask(40, 4_500_000);
  expect(screen.queryByText(/The file states/)).toBeNull();
});

it('asks about the total alone where the milestone has no lines yet', () => {
  ask(0, 4_414_940);
  expect(screen.getByRole('alertdialog', { name: 'Accept a total that does not agree?' })).toBeDefined();
  expect(screen.getByRole('button', { name: 'Accept' })).toBeDefined();
});
