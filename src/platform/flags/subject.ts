import { type QueryClient, useSuspenseQuery } from '@tanstack/react-query';
import type { ClientFlag, Permission, TenantFlag } from '#contract/unions.ts';
import { type CurrentUser, currentUserQuery, flagsQuery, switchesQuery } from './subjectQueries.ts';

/** What a guard looks at: the permissions somebody holds and the flags that are on. */
export interface Subject {
  signedIn: true;
  permissions: ReadonlySet<Permission>;
  tenantFlags: ReadonlySet<TenantFlag>;
  clientFlags: ReadonlySet<ClientFlag>;
}

const namesOn = <T extends string>(flags: Record<string, boolean>) =>
  new Set(Object.keys(flags).filter((name) => flags[name]) as T[]);

function toSubject(
  user: CurrentUser,
  switches: Record<string, boolean>,
  flags: Record<string, boolean>,
): Subject {
  return {
    signedIn: true,
    permissions: new Set(user.permissions),
    tenantFlags: namesOn<TenantFlag>(switches),
    clientFlags: namesOn<ClientFlag>(flags),
  };
}

/** The subject for code outside components (route loaders); reads what is missing, all at once. */
export async function loadSubject(queryClient: QueryClient): Promise<Subject> {
  const [user, switches, flags] = await Promise.all([
    queryClient.ensureQueryData(currentUserQuery),
    queryClient.ensureQueryData(switchesQuery),
    queryClient.ensureQueryData(flagsQuery),
  ]);
  return toSubject(user, switches.switches, flags.flags);
}

/** Who is signed in. */
export function useCurrentUser(): CurrentUser {
  return useSuspenseQuery(currentUserQuery).data;
}

/** The subject, kept up to date. */
export function useSubject(): Subject {
  const user = useSuspenseQuery(currentUserQuery).data;
  const switches = useSuspenseQuery(switchesQuery).data;
  const flags = useSuspenseQuery(flagsQuery).data;
  return toSubject(user, switches, flags);
}

/** Whether the person holds a permission. */
export function useCan(permission: Permission): boolean {
  return useSuspenseQuery(currentUserQuery).data.permissions.includes(permission);
}
