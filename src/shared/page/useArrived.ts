import { useState } from 'react';

interface Read {
  isFetched: boolean;
  failureCount: number;
}

/** Whether everything has been read once, or has to be tried again: from then on it stays true, whatever is read anew. */
export function useArrived(...read: readonly Read[]): boolean {
  const [hasArrived, setArrived] = useState(false);
  const isThere = read.every(({ isFetched, failureCount }) => isFetched || failureCount > 0);
  if (isThere && !hasArrived) setArrived(true);
  return hasArrived || isThere;
}
