import type { CurrentUser } from '#platform/flags';

/** What the signed-in person may carry about the role that they look through. */
interface MayImpersonate {
  role_impersonation?: { is_impersonating: boolean } | null;
}

/** Whether the person looks through another role, so that the top bar only says who they are (spec §2). */
export function isRestricted(user: CurrentUser & MayImpersonate): boolean {
  return user.role_impersonation?.is_impersonating ?? false;
}
