import type { CurrentUser } from '#platform/flags';

/** Whether the person looks through another role, so that the top bar only says who they are (docs/product/frame.md). */
export const isRestricted = ({ role_impersonation }: Pick<CurrentUser, 'role_impersonation'>): boolean =>
  role_impersonation.is_impersonating;
