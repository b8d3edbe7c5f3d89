import { QueryClient } from '@tanstack/react-query';
import { expect, it, vi } from 'vitest';
import { AppError, keptInBrowser } from '#platform/api';
import { currentUserQuery, flagsQuery, switchesQuery } from '#platform/flags';
import { openFrame } from './openFrame.ts';

function clientWith(user: unknown) {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: Infinity } } });
  client.setQueryData(switchesQuery.queryKey, { switches: {} });
  client.setQueryData(flagsQuery.queryKey, { flags: {} });
  if (user instanceof Error) vi.spyOn(client, 'ensureQueryData').mockRejectedValue(user);
  else client.setQueryData(currentUserQuery.queryKey, user as never);
  return client;
}
const refuse = () => vi.fn((reason: string) => Promise.reject(new Error(`refused: ${reason}`)));

it('opens for somebody with a company', async () => {
  await expect(
    openFrame(clientWith({ permissions: [], companies: [{}] }), refuse()),
  ).resolves.toBeUndefined();
});

it('keeps in the browser what hardly ever changes, for whoever opened it', async () => {
  const client = clientWith({ id: 7, permissions: [], companies: [{}] });
  await openFrame(client, refuse());
  await client.fetchQuery({
    queryKey: ['units'],
    queryFn: () => Promise.resolve(['each']),
    ...keptInBrowser,
  });
  expect(localStorage.getItem('quoin:7:reference-data')).toContain('each');
});

it('refuses somebody without a company, in the fixed words', async () => {
  await expect(openFrame(clientWith({ permissions: [], companies: [] }), refuse())).rejects.toThrow(
    'refused: No active account found with the given credentials',
  );
});

it('refuses somebody whom the product does not know, and passes other failures on', async () => {
  const unknown = new AppError('invalid', { status: 400, body: { detail: 'User do not exist in the DB' } });
  await expect(openFrame(clientWith(unknown), refuse())).rejects.toThrow(
    'refused: User do not exist in the DB',
  );
  const broken = new AppError('server', { status: 500, body: {} });
  await expect(openFrame(clientWith(broken), refuse())).rejects.toBe(broken);
});
