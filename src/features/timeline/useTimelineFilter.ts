import { useCallback, useMemo } from 'react';
import { useAddress } from '#platform/routing';
import type { GanttFilter } from './model/ganttRows.ts';
import { readFilter, writeFilter } from './model/timelineFilter.ts';

/** What the lines are narrowed to, as the address says, and a way to change it. */
export function useTimelineFilter(): [GanttFilter, (filter: GanttFilter) => void] {
  const [address, setAddress] = useAddress();
  const filter = useMemo(() => readFilter(address), [address]);
  const change = useCallback(
    (next: GanttFilter) => setAddress((current) => writeFilter(current, next), { replace: true }),
    [setAddress],
  );
  return [filter, change];
}
