import { useCallback, useMemo } from 'react';
import { useAddress } from '#platform/routing';
import { type LevelingView, readLevelingView, writeLevelingView } from '../../model/levelingView.ts';

/** What the address says of the leveling, and a way to change some of it. */
export function useLevelingView(): [LevelingView, (change: Partial<LevelingView>) => void] {
  const [address, setAddress] = useAddress();
  const view = useMemo(() => readLevelingView(address), [address]);
  const change = useCallback(
    (part: Partial<LevelingView>) =>
      setAddress((current) => writeLevelingView(current, { ...readLevelingView(current), ...part }), {
        replace: true,
        preventScrollReset: true,
      }),
    [setAddress],
  );
  return [view, change];
}
