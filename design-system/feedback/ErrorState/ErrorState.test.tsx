import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { ErrorState } from './ErrorState.tsx';

afterEach(cleanup);

it('is announced and can be retried', async () => {
  const retry = vi.fn();
  render(<ErrorState title="The items didn't load" onRetry={retry} />);
  expect(screen.getByRole('alert').textContent).toContain("The items didn't load");
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(retry).toHaveBeenCalledOnce();
});

it('copies details and says so', async () => {
  const user = userEvent.setup();
  render(<ErrorState title="Failed" details="GET /api 504" />);
  await user.click(screen.getByRole('button', { name: 'Copy details' }));
  expect(await screen.findByRole('button', { name: 'Copied' })).toBeTruthy();
  expect(await navigator.clipboard.readText()).toBe('GET /api 504');
});
