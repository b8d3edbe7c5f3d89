import type { RouteGuard } from '#platform/routing';

/** What somebody holds, and what is switched on. */
export interface Rights {
  /** All of the following: flags and permissions do not share names. */
  keys: ReadonlySet<string>;
  permissions: ReadonlySet<string>;
  tenantFlags: ReadonlySet<string>;
  clientFlags: ReadonlySet<string>;
}

/** All the keys there are. */
interface Keys {
  permissions: readonly string[];
  tenantFlags: readonly string[];
  clientFlags: readonly string[];
}

const list = (keys: string | readonly string[] | undefined) => (keys === undefined ? [] : [keys].flat());

/** The keys that a guard names. */
function keysOf(guard: RouteGuard): readonly string[] {
  return guard === 'public'
    ? []
    : [...list(guard.permission), ...list(guard.tenantFlag), ...list(guard.clientFlag)];
}

/** What closes a page, said once more than in the product: a switch that is off comes before a permission. */
export function missingFor(guard: RouteGuard, held: Rights): 'flag' | 'permission' | undefined {
  if (guard === 'public') return undefined;
  if (list(guard.tenantFlag).some((key) => !held.tenantFlags.has(key))) return 'flag';
  if (list(guard.clientFlag).some((key) => !held.clientFlags.has(key))) return 'flag';
  return list(guard.permission).some((key) => !held.permissions.has(key)) ? 'permission' : undefined;
}

/** A few sets of rights that together try every guard in every combination of its keys. Nothing comes first, everything last. */
export function rightsCases(guards: readonly RouteGuard[], all: Keys): readonly Rights[] {
  const named = [...new Set(guards.flatMap(keysOf))];
  const isHeld = seededCoin();
  const cases: ReadonlySet<string>[] = [new Set(named)];
  const ways = guards.reduce((sum, guard) => sum + 2 ** keysOf(guard).length, 0);
  const worth = (held: ReadonlySet<string>) => triedBy(guards, [...cases, held]);
  while (triedBy(guards, cases) < ways) {
    const offers = Array.from({ length: 60 }, () => new Set(named.filter(isHeld)));
    cases.unshift(offers.reduce((best, one) => (worth(one) > worth(best) ? one : best)));
  }
  return [new Set<string>(), ...cases].map((held) => ({
    keys: held,
    permissions: new Set(all.permissions.filter((key) => held.has(key))),
    tenantFlags: new Set(all.tenantFlags.filter((key) => held.has(key))),
    clientFlags: new Set(all.clientFlags.filter((key) => held.has(key))),
  }));
}

/** Which of a guard's keys are held. */
export function combinationOf(guard: RouteGuard, held: ReadonlySet<string>): string {
  return keysOf(guard)
    .map((key) => (held.has(key) ? '1' : '0'))
    .join('');
}

/** How many combinations of guards' keys these sets try. */
function triedBy(guards: readonly RouteGuard[], cases: readonly ReadonlySet<string>[]): number {
  return guards.reduce(
    (sum, guard) => sum + new Set(cases.map((held) => combinationOf(guard, held))).size,
    0,
  );
}

/** Heads or tails, the same at every run. */
function seededCoin(): () => boolean {
  let state = 20261121;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state > 0x7fffffff;
  };
}
