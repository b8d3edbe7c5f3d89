/** Whose memory it is: a user's (by id), so that two people on one machine keep their own, or the device's. */
export type Owner = number | 'device';

/** One remembered thing. */
export interface Slot<T> {
  readonly name: string;
  /** Turns what was stored into a value that is certain to fit; called with undefined when there is nothing. */
  readonly parse: (stored: unknown) => T;
}

/** Text that outlives a browser which refuses storage (private mode, blocked cookies), for as long as the page lives. */
const fallback = new Map<string, string>();
const keyOf = (slot: Slot<unknown>, owner: Owner) => `quoin:${owner}:${slot.name}`;

/** Names a remembered value. Slots are the only way to web storage, so every value read is checked by `parse`. */
export function defineSlot<T>(name: string, parse: (stored: unknown) => T): Slot<T> {
  return { name, parse };
}

/** What was remembered for the owner, or what the slot makes of nothing. */
export function recall<T>(slot: Slot<T>, owner: Owner): T {
  const text = readText(keyOf(slot, owner));
  if (text === null) return slot.parse(undefined);
  try {
    return slot.parse(JSON.parse(text));
  } catch {
    // Not our JSON, or from an older version: as good as nothing.
    return slot.parse(undefined);
  }
}

const followers = new Map<string, Set<() => void>>();

/** Calls `onChange` whenever this page remembers another value, until the returned function is called. */
export function followSlot(slot: Slot<unknown>, owner: Owner, onChange: () => void): () => void {
  const key = keyOf(slot, owner);
  const those = followers.get(key) ?? new Set();
  followers.set(key, those.add(onChange));
  return () => void those.delete(onChange);
}

/** Remembers a value for the owner; it survives a reload. */
export function remember<T>(slot: Slot<T>, owner: Owner, value: T): void {
  const key = keyOf(slot, owner);
  const text = JSON.stringify(value);
  try {
    localStorage.setItem(key, text);
    fallback.delete(key);
  } catch {
    fallback.set(key, text);
  }
  for (const follow of followers.get(key) ?? []) follow();
}

/** A parser for slots that hold one of a few words. */
export function oneOf<const T extends string>(words: readonly T[], otherwise: T): (stored: unknown) => T {
  return (stored) => words.find((word) => word === stored) ?? otherwise;
}

function readText(key: string): string | null {
  const held = fallback.get(key);
  if (held !== undefined) return held;
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}
