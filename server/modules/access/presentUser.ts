import { usualDigest } from '#domain/notifications';
import type { Caller, Result } from '#server/contract/handlers.ts';
import type { CompanyRow, UserRow } from './userRepository.ts';

type CurrentUser = Result<'getCurrentUser'>;

/** What holds for somebody who has chosen nothing. */
const usualPreferences = {
  theme: 'system',
  density: 'normal',
} as const;

/** The signed-in person as the contract shows them. */
export function presentUser(caller: Caller, row: UserRow, companies: readonly CompanyRow[]): CurrentUser {
  const { preferences, company_digest, ...shown } = row;
  return {
    id: caller.userId,
    ...shown,
    permissions: [...caller.permissions],
    companies: [...companies],
    role_impersonation: presentImpersonation(caller),
    preferences: {
      ...usualPreferences,
      mail_digest: company_digest ?? usualDigest,
      ...(preferences as Partial<CurrentUser['preferences']>),
    },
  };
}

function presentImpersonation({ impersonation }: Caller): CurrentUser['role_impersonation'] {
  if (!impersonation) return { is_impersonating: false, impersonated_role: null, project_id: null };
  const { roleId: id, roleName: name, projectId } = impersonation;
  return { is_impersonating: true, impersonated_role: { id, name }, project_id: projectId };
}
