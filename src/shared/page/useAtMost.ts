import { useCallback, useSyncExternalStore } from 'react';

/** Whether the window is at most `pixels` wide, or high. For what style sheets cannot do: other columns, other tooltips. */
export function useAtMost(pixels: number, side: 'width' | 'height' = 'width'): boolean {
  const query = `(max-${side}: ${pixels}px)`;
  const follow = useCallback(
    (onChange: () => void) => {
      const media = matchMedia(query);
      media.addEventListener('change', onChange);
      return () => media.removeEventListener('change', onChange);
    },
    [query],
  );
  return useSyncExternalStore(follow, () => matchMedia(query).matches);
}
