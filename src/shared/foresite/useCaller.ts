import { useMemo } from 'react';
import type { Caller } from '#domain/items';
import { useCurrentUser } from '#platform/flags';
import { useProject } from '#shared/project';

/** The signed-in person as the item rules see them in this project; stable while their permissions are. */
export function useCaller(): Caller {
  const { id } = useCurrentUser();
  const { permissions } = useProject();
  return useMemo(() => ({ userId: id, permissions: new Set(permissions) }), [id, permissions]);
}
