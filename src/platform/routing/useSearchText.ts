import { useCallback } from 'react';
import { useAddress } from './useAddress.ts';

/** The text searched for, kept in the address under `search`. A new text starts at the first page again. */
export function useSearchText(): [string, (text: string) => void] {
  const [address, setAddress] = useAddress();
  const setSearch = useCallback(
    (text: string) =>
      setAddress(
        (before) => {
          const next = new URLSearchParams(before);
          next.delete('offset');
          if (text === '') next.delete('search');
          else next.set('search', text);
          return next;
        },
        { replace: true },
      ),
    [setAddress],
  );
  return [address.get('search') ?? '', setSearch];
}
