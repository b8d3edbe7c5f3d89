import { useCallback, useState } from 'react';
import type { GridDetail } from '../gridTypes.ts';

const nothing: ReadonlySet<string> = new Set();

/** Which panels are open, and how high they stand once they were drawn (pixels, by row key). */
export function useDetails<Row>(detail: GridDetail<Row> | undefined) {
  const [own, setOwn] = useState(nothing);
  const [heights, setHeights] = useState<ReadonlyMap<string, number>>(new Map());
  const open = detail ? (detail.open ?? own) : nothing;
  const measure = useCallback(
    (key: string, height: number) =>
      setHeights((old) => (old.get(key) === height ? old : new Map(old).set(key, height))),
    [],
  );
  const toggle = (key: string) => {
    const next = new Set(open);
    if (!next.delete(key)) next.add(key);
    setOwn(next);
    detail?.onOpenChange?.(next);
  };
  return { open, heights, measure, toggle };
}
