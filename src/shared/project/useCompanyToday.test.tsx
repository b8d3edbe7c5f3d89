import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderHook } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { currentUserQuery } from '#platform/flags';
import { useCompanyToday } from './useCompanyToday.ts';

afterEach(() => void vi.useRealTimers());

/** The day of a company in this zone at a moment, for somebody in any other. */
function dayIn(zone: string, moment: string): string {
  vi.useFakeTimers({ now: new Date(moment), toFake: ['Date'] });
  const queryClient = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity, retry: false } } });
  const elsewhere = { id: 2, slug: 'halden', name: 'Halden Architects', time_zone: 'UTC', logo_url: null };
  const here = { ...elsewhere, id: 1, slug: 'localhost', time_zone: zone };
  queryClient.setQueryData(currentUserQuery.queryKey, { companies: [elsewhere, here] } as never);
  return renderHook(() => useCompanyToday(), {
    wrapper: ({ children }) => <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>,
  }).result.current;
}

it.each([
  ['America/Los_Angeles', '2026-10-12T06:59:00Z', '2026-10-11'],
  ['America/Los_Angeles', '2026-10-12T07:00:00Z', '2026-10-12'],
  ['Asia/Tokyo', '2026-10-11T15:00:00Z', '2026-10-12'],
])('in %s at %s it is %s', (zone, moment, day) => {
  expect(dayIn(zone, moment)).toBe(day);
});
