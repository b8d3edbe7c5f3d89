import { QueryObserver } from '@tanstack/react-query';
import { beforeEach, expect, it, vi } from 'vitest';
import { forgetKept, keepInBrowser, keptInBrowser } from './keptInBrowser.ts';
import { createQueryClient } from './queryClient.ts';

const hour = 3_600_000;
const [anna, ben] = [1, 2];

beforeEach(() => localStorage.clear());

/** A page of its own: what it reads of units is what the server answers at that time. */
function openPage(owner: number, answer: unknown, { app = 'app-1', now = Date.now } = {}) {
  const client = createQueryClient({ onWriteError: vi.fn() });
  keepInBrowser(client, owner, { app, now });
  const read = vi.fn(() => Promise.resolve(answer));
  const units = { queryKey: ['units'], queryFn: read, ...keptInBrowser };
  return { client, read, units };
}

const visit = async (...[owner, answer]: Parameters<typeof openPage>) => {
  const { client, units } = openPage(owner, answer);
  await client.fetchQuery(units);
};

it('shows after a reload what was read before, and asks once more', async () => {
  await visit(anna, ['each', 'sf']);
  const { client, read, units } = openPage(anna, ['each', 'sf', 'ton']);
  const observer = new QueryObserver(client, units);
  const seen: unknown[] = [observer.getCurrentResult().data];
  await new Promise<void>((resolve) => {
    observer.subscribe(({ data, isFetching }) => {
      seen.push(data);
      if (!isFetching) resolve();
    });
  });
  expect(seen[0]).toEqual(['each', 'sf']);
  expect(seen.at(-1)).toEqual(['each', 'sf', 'ton']);
  expect(read).toHaveBeenCalledTimes(1);
  expect(openPage(anna, []).client.getQueryData(['units'])).toEqual(['each', 'sf', 'ton']);
});

it('keeps what is painted by hand as well', async () => {
  const { client, units } = openPage(anna, ['each']);
  await client.fetchQuery(units);
  client.setQueryData(['units'], ['each', 'lf']);
  expect(openPage(anna, []).client.getQueryData(['units'])).toEqual(['each', 'lf']);
});

it('is kept for a day', async () => {
  await visit(anna, ['each']);
  const after = (hours: number) => openPage(anna, [], { now: () => Date.now() + hours * hour }).client;
  expect(after(23).getQueryData(['units'])).toEqual(['each']);
  expect(after(24).getQueryData(['units'])).toBeUndefined();
});

it('is kept for its reader alone, until they sign out', async () => {
  await visit(anna, ['each']);
  expect(openPage(ben, []).client.getQueryData(['units'])).toBeUndefined();
  expect(openPage(anna, []).client.getQueryData(['units'])).toEqual(['each']);
  forgetKept(anna);
  expect(openPage(anna, []).client.getQueryData(['units'])).toBeUndefined();
});

it('does not take what another build of the app has read', async () => {
  await visit(anna, ['each']);
  expect(openPage(anna, [], { app: 'app-2' }).client.getQueryData(['units'])).toBeUndefined();
});

it('keeps no other queries, and none that is too long', async () => {
  const { client, units } = openPage(anna, ['each']);
  await client.fetchQuery(units);
  await client.fetchQuery({ queryKey: ['projects'], queryFn: () => ['Cedar Ridge'] });
  await client.fetchQuery({
    ...units,
    queryKey: ['long'],
    queryFn: () => Promise.resolve('x'.repeat(100_000)),
  });
  const after = openPage(anna, []).client;
  expect(
    after
      .getQueryCache()
      .getAll()
      .map(({ queryKey }) => queryKey),
  ).toEqual([['units']]);
});

it.each(['no JSON', '[]', '{"app":1,"answers":{}}', '{"app":"app-1","answers":[null,{"queryKey":"units"}]}'])(
  'begins anew where storage holds something else: %s',
  (stored) => {
    localStorage.setItem('quoin:1:reference-data', stored);
    expect(openPage(anna, []).client.getQueryCache().getAll()).toEqual([]);
  },
);
