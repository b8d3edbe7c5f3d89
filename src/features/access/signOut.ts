import type { QueryClient } from '@tanstack/react-query';
import { session } from '#platform/session';

/** Ends the session and everything that was read in it (spec §2: logout clears session data and cache). */
export async function signOut(queryClient: QueryClient): Promise<void> {
  await queryClient.cancelQueries();
  await session.signOut();
  queryClient.clear();
}
