import type { QueryClient } from '@tanstack/react-query';
import { isAppError, keepInBrowser } from '#platform/api';
import { currentUserQuery, loadSubject } from '#platform/flags';
import * as t from '../texts.ts';

const UNKNOWN_USER = 'User do not exist in the DB';
const NO_ACCOUNT = t.noActiveAccountFound;

/** Reads who is signed in, and what the browser keeps for them. Somebody whom the product does not know goes to the login error (docs/product/frame.md). */
export async function openFrame(
  queryClient: QueryClient,
  refuse: (reason: string) => Promise<never>,
): Promise<void> {
  try {
    await loadSubject(queryClient);
  } catch (error) {
    if (isAppError(error) && error.status === 400 && error.detail === UNKNOWN_USER)
      await refuse(error.message);
    throw error;
  }
  const user = await queryClient.ensureQueryData(currentUserQuery);
  if (user.companies.length === 0) await refuse(NO_ACCOUNT);
  keepInBrowser(queryClient, user.id);
}

/** Leaves for the login error, which keeps the reason; the reload drops every token of this page. */
export function refuseSignIn(reason: string): Promise<never> {
  history.pushState({ signInError: reason }, '', '/auth_error');
  location.reload();
  return new Promise(() => {});
}
