import { type RefObject, useLayoutEffect, useState } from 'react';

/** What stands in a row, side by side: the parts of a group in their own right. */
const partsOf = (row: Element): Element[] =>
  [...row.children].flatMap((child) =>
    getComputedStyle(child).display === 'contents' || child.hasAttribute('data-tool-group')
      ? partsOf(child)
      : child.clientHeight > 0
        ? [child]
        : [],
  );

/** Pixels that a row needs to be one line, as far as it can tell; 0 where it is one already. */
function missing(row: Element): number {
  const places = partsOf(row).map((part) => part.getBoundingClientRect());
  const first = Math.min(...places.map(({ bottom }) => bottom));
  if (!places.some(({ top }) => top >= first)) return 0;
  const gap = Number.parseFloat(getComputedStyle(row).columnGap) || 0;
  const sum = places.reduce((found, { width }) => found + width + gap, 0);
  return Math.max(Math.ceil(sum), row.clientWidth + 1);
}

/** In use: nothing of it is taken out of someone's hands. */
const isInUse = (row: Element) =>
  row.contains(document.activeElement) || row.querySelector('[aria-expanded="true"]') !== null;

/**
 * Whether the row in which `place` stands has too little room for one line. It is measured as it is drawn, before it shows, and when
 * its width changes; what was too much comes back where there is room for it. Where it does not matter nothing is measured.
 */
export function useWraps(place: RefObject<HTMLElement | null>, matters: boolean): boolean {
  const [needed, setNeeded] = useState(0);
  // No list of dependencies: whatever is drawn may be longer than what was.
  useLayoutEffect(() => {
    const row = place.current?.parentElement;
    if (!row || !matters) return undefined;
    const measure = () => {
      if (needed > 0) {
        if (row.clientWidth >= needed) setNeeded(0);
      } else if (!isInUse(row)) setNeeded(missing(row));
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(row);
    return () => observer.disconnect();
  });
  return matters && needed > 0;
}
