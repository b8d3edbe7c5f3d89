import type { Caller } from '#domain/items';
import type { Foresite, ItemBrief } from '#shared/foresite';
import { useAddScenario } from '../scenarioMutations.ts';
import { useCompared } from './ScenarioCompare/useCompared.ts';
import { useFocus } from './useFocus.ts';
import { useScenarioCommands } from './useScenarioCommands.ts';
import { useScenarioActions } from './useScenarioActions.tsx';

/** Everything about scenarios on the page: the focus, what is done with them, and which are compared. */
export function useScenarios(
  projectId: number,
  caller: Caller,
  rows: readonly ItemBrief[],
  trend: Foresite | undefined,
) {
  const focus = useFocus(projectId, rows, trend);
  const add = useAddScenario(projectId);
  const actions = useScenarioActions(projectId, focus.release);
  const compared = useCompared();
  const create = () =>
    add.mutate(
      { items: focus.items.map(({ id }) => id) },
      { onSuccess: (scenario) => focus.focusScenario(scenario.id) },
    );
  useScenarioCommands({
    projectId,
    caller,
    focus,
    hasMilestones: (trend?.design_milestones.length ?? 0) > 0,
    onCreate: create,
    onCompare: compared.show,
  });
  return { focus, actions, compared, create, creating: add.isPending };
}
