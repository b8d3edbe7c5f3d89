import { useMemo } from 'react';
import { useChangeAddress, useParameter } from '#platform/routing';
import { readCompared } from '../../model/scenarioChoice.ts';

const name = 'compare';

/** The scenarios that are compared; they live in the address, so a link shows the same ones. */
export function useCompared() {
  const setParams = useChangeAddress();
  const text = useParameter(name);
  const ids = useMemo(() => readCompared(text), [text]);
  const show = (next: readonly number[]) =>
    setParams(
      (old) => {
        const changed = new URLSearchParams(old);
        if (next.length === 0) changed.delete(name);
        else changed.set(name, next.join(','));
        return changed;
      },
      { preventScrollReset: true },
    );
  return { ids, show, close: () => show([]) };
}
