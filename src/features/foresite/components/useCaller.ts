import { useMemo } from 'react';
import type { Caller } from '#domain/items';
import { useCurrentUser } from '#platform/flags';

/** The signed-in person as the item rules see them; stable while their permissions are. */
export function useCaller(): Caller {
  const user = useCurrentUser();
  return useMemo(() => ({ userId: user.id, permissions: new Set(user.permissions) }), [user]);
}
