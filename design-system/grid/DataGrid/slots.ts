/** Which row element (slot) draws which line. */
export type Slots = ReadonlyMap<number, number>;

/**
 * Gives each wanted line a slot: lines already drawn keep theirs, new ones take those that became free. So a jump to a far place
 * reuses every element, and the element with the focus is never handed to another line while its line is wanted.
 */
export function assignSlots(previous: Slots, wanted: readonly number[]): Slots {
  const next = new Map<number, number>();
  const taken = new Set<number>();
  for (const line of wanted) {
    const slot = previous.get(line);
    if (slot === undefined) continue;
    next.set(line, slot);
    taken.add(slot);
  }
  let candidate = 0;
  for (const line of wanted) {
    if (next.has(line)) continue;
    while (taken.has(candidate)) candidate++;
    next.set(line, candidate);
    taken.add(candidate);
  }
  return next;
}
