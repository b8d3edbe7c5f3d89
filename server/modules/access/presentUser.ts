import type { Caller, Result } from '#server/contract/handlers.ts';
import type { CompanyRow, UserRow } from './userRepository.ts';

type CurrentUser = Result<'getCurrentUser'>;

/** What holds for somebody who has chosen nothing. */
const usualPreferences: CurrentUser['preferences'] = { theme: 'system', density: 'normal' };

/** The signed-in person as the contract shows them. */
export function presentUser(caller: Caller, row: UserRow, companies: readonly CompanyRow[]): CurrentUser {
  const { preferences, ...shown } = row;
  return {
    id: caller.userId,
    ...shown,
    permissions: [...caller.permissions],
    companies: companies.map((company) => ({ ...company, logo_url: null })),
    preferences: { ...usualPreferences, ...(preferences as Partial<CurrentUser['preferences']>) },
  };
}
