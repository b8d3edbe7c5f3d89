import { useSyncExternalStore } from 'react';

const follow = (onChange: () => void) => {
  window.addEventListener('resize', onChange);
  return () => window.removeEventListener('resize', onChange);
};

/** How high the window is, in pixels. For what style sheets cannot do: how many rows a grid draws. */
export const useWindowHeight = (): number => useSyncExternalStore(follow, () => window.innerHeight);
