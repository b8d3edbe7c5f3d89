import { useSyncExternalStore } from 'react';

const subscribe = (notify: () => void) => {
  window.addEventListener('hashchange', notify);
  return () => window.removeEventListener('hashchange', notify);
};

/** The page named by the address: `#/Button` is "Button". */
export const useHash = () =>
  useSyncExternalStore(subscribe, () => decodeURIComponent(window.location.hash.replace(/^#\/?/, '')));
