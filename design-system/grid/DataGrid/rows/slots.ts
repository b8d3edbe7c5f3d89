import type { Virtualizer } from '@tanstack/react-virtual';

/** The window over the lines on react-virtual: where each stands, which are drawn, scrolling to one. */
export type RowWindow = Virtualizer<HTMLElement, HTMLElement>;

/** The lines drawn now: a window, and the active line wherever it is. */
export interface DrawnLines {
  first: number;
  last: number;
  active: number;
  /** At least as many as a window can hold. */
  capacity: number;
}

/**
 * Which row element draws a line: its number modulo the capacity. A scroll reuses the elements that left for the lines that came, a jump
 * to a far place reuses all of them. The active line keeps its element while it is out of sight, so that the focus in it survives; the
 * line that would have taken that element then gets a spare one.
 */
export function slotOf(line: number, { first, last, active, capacity }: DrawnLines): number {
  const slot = line % capacity;
  const activeIsAway = active >= 0 && (active < first || active > last);
  return activeIsAway && line !== active && slot === active % capacity ? capacity : slot;
}
