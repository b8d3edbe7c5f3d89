import { MutationObserver, QueryObserver } from '@tanstack/react-query';
import { expect, it, vi } from 'vitest';
import { AppError, type ErrorKind } from './AppError.ts';
import { createQueryClient, retryDelay, shouldRetry } from './queryClient.ts';

const failed = (kind: ErrorKind, status: number, retryAfter?: number) =>
  new AppError(kind, { status, body: {}, ...(retryAfter === undefined ? {} : { retryAfter }) });

it.each([400, 401, 403, 404, 409, 412, 422])('does not repeat a read that answered %i', (status) => {
  expect(shouldRetry(0, failed('invalid', status))).toBe(false);
});

it('repeats other failed reads three times', () => {
  const error = failed('server', 500);
  expect([0, 1, 2, 3].map((count) => shouldRetry(count, error))).toEqual([true, true, true, false]);
  expect(shouldRetry(0, new AppError('offline'))).toBe(true);
});

it('waits longer each time, or as long as the server asks', () => {
  expect([0, 1, 2].map((count) => retryDelay(count, failed('server', 500)))).toEqual([1000, 2000, 4000]);
  expect(retryDelay(0, failed('too_many', 429, 7))).toBe(7000);
  expect(retryDelay(0, failed('too_many', 429, 3600))).toBe(60_000);
});

it('tells of failed writes unless a form shows them', async () => {
  const onWriteError = vi.fn();
  const client = createQueryClient({ onWriteError });
  const write = (shownInline: boolean) =>
    new MutationObserver(client, {
      meta: { shownInline },
      mutationFn: () => Promise.reject(failed('rule', 422)),
    })
      .mutate()
      .catch(() => 'refused');
  expect(await write(true)).toBe('refused');
  expect(onWriteError).not.toHaveBeenCalled();
  await write(false);
  expect(onWriteError).toHaveBeenCalledTimes(1);
});

it('leaves the words to a write that has its own, and takes over for one that only puts things back', async () => {
  const onWriteError = vi.fn();
  const client = createQueryClient({ onWriteError });
  const onError = vi.fn();
  const write = (toldByApp?: boolean) =>
    new MutationObserver(client, {
      ...(toldByApp !== undefined && { meta: { toldByApp } }),
      mutationFn: (_input: undefined) => Promise.reject(failed('stale', 412)),
      onError,
    })
      .mutate(undefined)
      .catch(() => 'refused');
  await write();
  expect(onError).toHaveBeenCalledTimes(1);
  expect(onWriteError).not.toHaveBeenCalled();
  await write(true);
  expect(onError).toHaveBeenCalledTimes(2);
  expect(onWriteError).toHaveBeenCalledTimes(1);
});

it('asks once more for a first read that a change overtook', async () => {
  const client = createQueryClient({ onWriteError: vi.fn() });
  const answers: ((rows: string[]) => void)[] = [];
  const queryFn = () => new Promise<string[]>((resolve) => answers.push(resolve));
  const list = new QueryObserver(client, { queryKey: ['list'], queryFn });
  const stop = list.subscribe(() => undefined);
  expect(answers).toHaveLength(1);
  void client.invalidateQueries({ queryKey: ['list'] });
  void client.invalidateQueries({ queryKey: ['list'] });
  expect(answers).toHaveLength(1);
  answers[0]?.(['old']);
  await expect.poll(() => answers.length).toBe(2);
  expect(list.getCurrentResult().data).toEqual(['old']);
  answers[1]?.(['new']);
  await expect.poll(() => list.getCurrentResult().data).toEqual(['new']);
  expect(list.getCurrentResult().isFetching).toBe(false);
  expect(answers).toHaveLength(2);
  stop();
});

it('leaves alone what nobody looks at any more, and asks when somebody does', async () => {
  const client = createQueryClient({ onWriteError: vi.fn() });
  const answers: ((rows: string[]) => void)[] = [];
  const query = {
    queryKey: ['list'],
    queryFn: () => new Promise<string[]>((resolve) => answers.push(resolve)),
  };
  const read = client.ensureQueryData(query);
  void client.invalidateQueries({ queryKey: ['list'] });
  answers[0]?.(['old']);
  expect(await read).toEqual(['old']);
  expect(answers).toHaveLength(1);
  const stop = new QueryObserver(client, query).subscribe(() => undefined);
  expect(answers).toHaveLength(2);
  stop();
});
