import { onlineManager } from '@tanstack/react-query';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ToastProvider } from '#design-system/feedback/Toast/ToastProvider.tsx';
import { UPDATE_CHECK, useUpdateToast } from './useUpdateToast.ts';

beforeEach(() => {
  vi.useFakeTimers();
  // Inert: only its name is read.
  document.head.innerHTML = '<template><script type="module" src="/assets/main-A.js"></script></template>';
});
afterEach(() => {
  vi.useRealTimers();
  document.head.innerHTML = '';
  onlineManager.setOnline(true);
});

function Watcher({ read, reload }: Parameters<typeof useUpdateToast>[0] & object) {
  useUpdateToast({ read, reload });
  return null;
}
function watch(read: () => Promise<string | undefined>) {
  const reload = vi.fn();
  render(
    <ToastProvider>
      <Watcher read={read} reload={reload} />
    </ToastProvider>,
  );
  return reload;
}
const pass = (time: number) => act(() => vi.advanceTimersByTimeAsync(time));

it('tells of a new version within the hour, and Refresh loads it', async () => {
  const read = vi.fn(() => Promise.resolve<string | undefined>('/assets/main-B.js'));
  const reload = watch(read);
  await pass(UPDATE_CHECK - 1);
  expect(read).not.toHaveBeenCalled();
  await pass(1);
  expect(screen.getByText('New version available')).toBeTruthy();
  await pass(UPDATE_CHECK * 3);
  expect(read).toHaveBeenCalledOnce();
  fireEvent.click(screen.getByRole('button', { name: 'Refresh' }));
  expect(reload).toHaveBeenCalledOnce();
});

it('says nothing of the same version, nor when there is no answer', async () => {
  const read = vi
    .fn<() => Promise<string | undefined>>()
    .mockResolvedValueOnce('/assets/main-A.js')
    .mockResolvedValue(undefined);
  watch(read);
  await pass(UPDATE_CHECK * 3);
  expect(read).toHaveBeenCalledTimes(3);
  expect(screen.queryByText('New version available')).toBeNull();
});

it('does not ask while offline', async () => {
  const read = vi.fn(() => Promise.resolve<string | undefined>('/assets/main-B.js'));
  watch(read);
  onlineManager.setOnline(false);
  await pass(UPDATE_CHECK * 2);
  expect(read).not.toHaveBeenCalled();
});
