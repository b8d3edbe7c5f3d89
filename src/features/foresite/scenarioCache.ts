import type { QueryClient } from '@tanstack/react-query';
import { ifMatch } from '#platform/api';
import { foresiteKeys } from './foresiteQueries.ts';
import type { Scenario } from './model/foresiteTypes.ts';
import { type ScenarioRows, scenariosWith } from './model/scenarioPaint.ts';
import { scenarioKeys } from './scenarioQueries.ts';

/** What stood in the project's queries before they were painted. */
export type Snapshot = [readonly unknown[], unknown][];

/** Address and version of a scenario, for a write. */
export const partsOf = (projectId: number, { id, version }: Scenario) => ({
  path: { project_id: projectId, scenario_id: id },
  header: ifMatch(version),
});

/** Stops what is on its way, so that no older answer covers what is painted, and keeps what stands there. */
export async function snapshot(client: QueryClient, projectId: number): Promise<Snapshot> {
  const filter = { queryKey: foresiteKeys.project(projectId) };
  await client.cancelQueries(filter);
  return client.getQueriesData(filter);
}

/** Paints a change of one scenario in every list; null takes it out. */
export const paintScenario = (
  client: QueryClient,
  projectId: number,
  id: number,
  change: Partial<Scenario> | null,
) =>
  client.setQueriesData<ScenarioRows>({ queryKey: scenarioKeys.list(projectId) }, (rows) =>
    rows ? scenariosWith(rows, id, change) : rows,
  );

/** Puts back what stood there. */
export const restore = (client: QueryClient, before: Snapshot | undefined) => {
  for (const [key, value] of before ?? []) client.setQueryData(key, value);
};
