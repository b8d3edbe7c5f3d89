import { type QueryClient, useQuery, useSuspenseQuery } from '@tanstack/react-query';
import type { ClientFlag, Permission, TenantFlag } from '#contract/unions.ts';
import { type Project, projectQuery, useProjectIdIfAny } from '#platform/project';
import { type CurrentUser, currentUserQuery, flagsQuery, switchesQuery } from './subjectQueries.ts';

/** What a guard looks at: the permissions somebody holds and the flags that are on. */
export interface Subject {
  signedIn: true;
  /** What they may do in the project at hand; outside of projects what they may do in the company. */
  permissions: ReadonlySet<Permission>;
  companyPermissions: ReadonlySet<Permission>;
  tenantFlags: ReadonlySet<TenantFlag>;
  clientFlags: ReadonlySet<ClientFlag>;
}

const namesOn = <T extends string>(flags: Record<string, boolean>) =>
  new Set(Object.keys(flags).filter((name) => flags[name]) as T[]);

function toSubject(
  user: CurrentUser,
  project: Project | undefined,
  switches: Record<string, boolean>,
  flags: Record<string, boolean>,
): Subject {
  return {
    signedIn: true,
    permissions: new Set(project?.permissions ?? user.permissions),
    companyPermissions: new Set(user.permissions),
    tenantFlags: namesOn<TenantFlag>(switches),
    clientFlags: namesOn<ClientFlag>(flags),
  };
}

/** The subject for code outside components (route loaders), in a project if one is named; reads what is missing, all at once. */
export async function loadSubject(queryClient: QueryClient, projectId?: number): Promise<Subject> {
  const [user, project, switches, flags] = await Promise.all([
    queryClient.ensureQueryData(currentUserQuery),
    projectId === undefined ? undefined : queryClient.ensureQueryData(projectQuery(projectId)),
    queryClient.ensureQueryData(switchesQuery),
    queryClient.ensureQueryData(flagsQuery),
  ]);
  return toSubject(user, project, switches.switches, flags.flags);
}

/** Who is signed in. */
export function useCurrentUser(): CurrentUser {
  return useSuspenseQuery(currentUserQuery).data;
}

/** The project of the page once the router has read it: nothing here waits for one that is out of sight. */
function useKnownProject(): Project | undefined {
  const id = useProjectIdIfAny();
  return useQuery({ ...projectQuery(id ?? 0), enabled: false }).data;
}

/** The subject where the page is, kept up to date. */
export function useSubject(): Subject {
  const user = useSuspenseQuery(currentUserQuery).data;
  const switches = useSuspenseQuery(switchesQuery).data;
  const flags = useSuspenseQuery(flagsQuery).data;
  return toSubject(user, useKnownProject(), switches, flags);
}

/** Whether the person holds a permission where the page is: in its project, else in the company. */
export function useCan(permission: Permission): boolean {
  const user = useSuspenseQuery(currentUserQuery).data;
  return (useKnownProject() ?? user).permissions.includes(permission);
}
