import type { QueryClient } from '@tanstack/react-query';
import { ifMatch } from '#platform/api';
import type { Scenario } from '#shared/foresite';
import { type ScenarioRows, scenariosWith } from './model/scenarioPaint.ts';
import { scenarioKeys } from './scenarioQueries.ts';

/** Address and version of a scenario, for a write. */
export const partsOf = (projectId: number, { id, version }: Scenario) => ({
  path: { project_id: projectId, scenario_id: id },
  header: ifMatch(version),
});

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
