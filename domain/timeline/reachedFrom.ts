import type { TimelineLink } from './network.ts';

/** Everything that hangs on one key, itself included: none of it can come before it without closing a circle. */
export function reachedFrom(
  key: string,
  links: readonly Pick<TimelineLink, 'from' | 'to'>[],
): ReadonlySet<string> {
  const next = new Map<string, string[]>();
  for (const { from, to } of links) {
    const known = next.get(from);
    if (known) known.push(to);
    else next.set(from, [to]);
  }
  const found = new Set([key]);
  for (const reached of found) for (const successor of next.get(reached) ?? []) found.add(successor);
  return found;
}
