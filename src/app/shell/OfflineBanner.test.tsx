import { onlineManager, QueryClient, QueryClientProvider, useMutation } from '@tanstack/react-query';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import * as platformApi from '#platform/api';
import { OfflineBanner } from './OfflineBanner.tsx';

vi.mock('#platform/api', () => ({ isReachable: vi.fn() }));
const isReachable = vi.mocked(platformApi.isReachable);

afterEach(() => onlineManager.setOnline(true));
const Save = () => {
  const { mutate } = useMutation({ mutationFn: () => Promise.resolve(null) });
  return (
    <button type="button" onClick={() => mutate()}>
      Save
    </button>
  );
};
const show = () =>
  render(
    <QueryClientProvider client={new QueryClient()}>
      <OfflineBanner />
      <Save />
    </QueryClientProvider>,
  );
const goOffline = () => act(() => onlineManager.setOnline(false));
const tryAgain = () => userEvent.click(screen.getByRole('button', { name: 'Try again' }));

it('shows how old the figures are while the network is gone, and goes with it', () => {
  vi.setSystemTime(new Date(2026, 10, 20, 10, 42));
  show();
  expect(screen.queryByRole('status')).toBeNull();
  goOffline();
  expect(screen.getByRole('status').textContent).toContain('You are offline. Data as of 10:42.');
  act(() => onlineManager.setOnline(true));
  expect(screen.queryByRole('status')).toBeNull();
  vi.useRealTimers();
});

it('tries again, says when that failed, and goes on when the server answers', async () => {
  isReachable.mockResolvedValueOnce(false).mockResolvedValueOnce(true);
  show();
  goOffline();
  await tryAgain();
  expect(screen.getByRole('status').textContent).toContain('There is still no connection.');
  expect(onlineManager.isOnline()).toBe(false);
  await tryAgain();
  expect(onlineManager.isOnline()).toBe(true);
  expect(screen.queryByRole('status')).toBeNull();
});

it('counts the changes that wait, and lets them go', async () => {
  show();
  goOffline();
  expect(screen.getByRole('status').textContent).not.toContain('Sent when you are back');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(screen.getByRole('status').textContent).toContain('Sent when you are back: 1 change.');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(screen.getByRole('status').textContent).toContain('2 changes.');
});
