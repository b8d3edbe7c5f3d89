import { useState } from 'react';
import type { GridDetail } from '../gridTypes.ts';

const nothing: ReadonlySet<string> = new Set();

/** Which panels are open. */
export function useDetails<Row>(detail: GridDetail<Row> | undefined) {
  const [own, setOwn] = useState(nothing);
  const open = detail ? (detail.open ?? own) : nothing;
  const toggle = (key: string) => {
    const next = new Set(open);
    if (!next.delete(key)) next.add(key);
    setOwn(next);
    detail?.onOpenChange?.(next);
  };
  return { open, toggle };
}
