import { useEffect, useState } from 'react';
import { whenUsed } from '../private/on-demand/onDemand.tsx';

/** Whether somebody uses the page yet, by pointer or by focus: what only shows in a menu need not be asked for sooner. */
export function usePageUsed(): boolean {
  const [used, setUsed] = useState(false);
  useEffect(() => whenUsed(() => setUsed(true)), []);
  return used;
}
