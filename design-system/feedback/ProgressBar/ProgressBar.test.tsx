import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { ProgressBar } from './ProgressBar.tsx';

afterEach(cleanup);

it.each([
  [0.42, '42'],
  [2, '100'],
  [-1, '0'],
  [Number.NaN, '0'],
])('shows %d as %s percent', (value, now) => {
  render(<ProgressBar label="Import" value={value} />);
  expect(screen.getByRole('progressbar', { name: 'Import' }).getAttribute('aria-valuenow')).toBe(now);
});

it('has no value while the end is unknown', () => {
  render(<ProgressBar label="Import" />);
  expect(screen.getByRole('progressbar').hasAttribute('aria-valuenow')).toBe(false);
});

it('can be cancelled', async () => {
  const cancel = vi.fn();
  render(<ProgressBar label="Import" value={0.1} onCancel={cancel} />);
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(cancel).toHaveBeenCalledOnce();
});
