import { useMemo } from 'react';
import { useCurrentUser } from '#platform/flags';
import { defineSlot, useRemembered } from '#platform/storage';

/** Codes that are remembered in all, and offered of one format. */
const most = 200;
const offered = 6;

interface Used {
  format: string;
  id: number;
  times: number;
}

const isUsed = (one: unknown): one is Used =>
  typeof one === 'object' &&
  one !== null &&
  'format' in one &&
  typeof one.format === 'string' &&
  'id' in one &&
  typeof one.id === 'number' &&
  'times' in one &&
  typeof one.times === 'number';

const usedSlot = defineSlot<readonly Used[]>('foresite-used-codes', (stored) =>
  Array.isArray(stored) ? stored.filter(isUsed).slice(0, most) : [],
);

/** The codes of a format that the person chose last and most: the last one first, then by how often. */
export function useRecentCodes(format: string) {
  const [used, setUsed] = useRemembered(usedSlot, useCurrentUser().id);
  const ids = useMemo(() => {
    const [last, ...others] = used.filter((one) => one.format === format);
    if (!last) return [];
    const byTimes = others.toSorted((a, b) => b.times - a.times);
    return [last, ...byTimes].slice(0, offered).map(({ id }) => id);
  }, [used, format]);
  const keep = (id: number) => {
    const before = used.find((one) => one.format === format && one.id === id);
    const others = used.filter((one) => one !== before);
    setUsed([{ format, id, times: (before?.times ?? 0) + 1 }, ...others].slice(0, most));
  };
  return { ids, keep };
}
