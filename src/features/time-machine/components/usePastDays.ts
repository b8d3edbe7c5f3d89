import { useMemo } from 'react';
import { useChangeAddress } from '#platform/routing';
import { useAddressBehind } from '#shared/flyout';
import { type PastDays, readPastDays, writePastDays } from '../model/pastDays.ts';

/** The days of the address, and the way to others. */
export function usePastDays(): PastDays & { show: (days: PastDays) => void } {
  const params = useAddressBehind();
  const setParams = useChangeAddress();
  const days = useMemo(() => readPastDays(params), [params]);
  return {
    ...days,
    show: (next) => setParams((old) => writePastDays(old, next), { replace: true, preventScrollReset: true }),
  };
}
