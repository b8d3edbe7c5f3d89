import type { QueryClient } from '@tanstack/react-query';
import { forgetKept } from '#platform/api';
import { currentUserQuery } from '#platform/flags';
import { parentAddress, session } from '#platform/session';

/**
 * Ends the session and everything that was read in it (docs/product/access.md: logout clears session data and cache). Whoever has more
 * than one company goes on to the choice of one, at the product's own address; others to the page of this company.
 */
export async function signOut(queryClient: QueryClient): Promise<void> {
  const user = queryClient.getQueryData(currentUserQuery.queryKey);
  const companies = user?.companies.length ?? 1;
  await queryClient.cancelQueries();
  if (user) forgetKept(user.id);
  await session.signOut(companies > 1 ? parentAddress(location) : undefined);
  queryClient.clear();
}
