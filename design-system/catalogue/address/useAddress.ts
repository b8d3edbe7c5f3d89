import { useSyncExternalStore } from 'react';
import { readAddress, writeAddress, type Address } from './address.ts';

const subscribe = (notify: () => void) => {
  window.addEventListener('hashchange', notify);
  return () => window.removeEventListener('hashchange', notify);
};
const readHash = () => window.location.hash;

/** The address the catalogue shows now. */
export const useAddress = (): Address => readAddress(useSyncExternalStore(subscribe, readHash));

/** Changes a switch without a new step in the browser's history. */
export function changeAddress(changes: Partial<Address>): void {
  const hash = writeAddress({ ...readAddress(window.location.hash), ...changes });
  window.history.replaceState(window.history.state, '', hash);
  window.dispatchEvent(new HashChangeEvent('hashchange'));
}

/** Link to another page that keeps the switches as they are. */
export const linkTo = (address: Address, page: string, example = ''): string =>
  writeAddress({ ...address, page, example });
