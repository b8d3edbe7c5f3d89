import type { QueryClient } from '@tanstack/react-query';
import { foresiteKeys } from './foresiteKeys.ts';

/** What stood in the project's queries before they were painted. */
export type Snapshot = [readonly unknown[], unknown][];

/** Stops what is on its way, so that no older answer covers what is painted, and keeps what stands there. */
export async function snapshot(client: QueryClient, projectId: number): Promise<Snapshot> {
  const filter = { queryKey: foresiteKeys.project(projectId) };
  await client.cancelQueries(filter);
  return client.getQueriesData(filter);
}

/** Puts back what stood there. */
export const restore = (client: QueryClient, before: Snapshot | undefined) => {
  for (const [key, value] of before ?? []) client.setQueryData(key, value);
};
