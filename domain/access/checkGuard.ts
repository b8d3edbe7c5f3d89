/** One key, or several that are all needed. */
type Keys<Key extends string> = Key | readonly Key[];

/** What a page or call asks for; every named condition has to hold. `'public'` asks for nothing and is said aloud. */
export type Guard<
  Permission extends string = string,
  TenantFlag extends string = string,
  ClientFlag extends string = string,
> =
  | 'public'
  | {
      permission?: Keys<Permission>;
      /** Keys of which any one is enough. */
      anyPermission?: readonly Permission[];
      tenantFlag?: Keys<TenantFlag>;
      clientFlag?: Keys<ClientFlag>;
      signedIn?: true;
    };

/** Who asks, and what is switched on for them. */
export interface GuardSubject {
  signedIn: boolean;
  permissions: ReadonlySet<string>;
  tenantFlags: ReadonlySet<string>;
  clientFlags: ReadonlySet<string>;
}

/** The first thing that is missing. */
export interface MissingAccess {
  signedIn?: true;
  permission?: string;
  tenantFlag?: string;
  clientFlag?: string;
}

/** The answer of a guard. */
export type GuardResult = { allowed: true } | { allowed: false; missing: MissingAccess };

function firstMissing(keys: Keys<string> | undefined, held: ReadonlySet<string>): string | undefined {
  const needed = typeof keys === 'string' ? [keys] : (keys ?? []);
  return needed.find((key) => !held.has(key));
}

/** The first of keys of which none is held: the one that is meant for it. */
function noneHeld(keys: readonly string[] | undefined, { permissions }: GuardSubject): string | undefined {
  return keys?.some((key) => permissions.has(key)) ? undefined : keys?.[0];
}

function findMissing(guard: Exclude<Guard, 'public'>, subject: GuardSubject): MissingAccess | null {
  if (!subject.signedIn) return { signedIn: true };
  const tenantFlag = firstMissing(guard.tenantFlag, subject.tenantFlags);
  if (tenantFlag !== undefined) return { tenantFlag };
  const clientFlag = firstMissing(guard.clientFlag, subject.clientFlags);
  if (clientFlag !== undefined) return { clientFlag };
  const permission =
    firstMissing(guard.permission, subject.permissions) ?? noneHeld(guard.anyPermission, subject);
  return permission === undefined ? null : { permission };
}

/**
 * Whether the subject may pass (docs/product/access.md). Signing in is asked first, then flags, then permissions:
 * a key cannot open what is switched off for the whole company.
 */
export function checkGuard(guard: Guard, subject: GuardSubject): GuardResult {
  if (guard === 'public') return { allowed: true };
  const missing = findMissing(guard, subject);
  return missing ? { allowed: false, missing } : { allowed: true };
}
