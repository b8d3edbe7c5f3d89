import { Suspense, useEffect, useState } from 'react';
import { opened } from '#design-system/private/on-demand/onDemand.tsx';
import type { Caller } from '#domain/items';
import { useChangeAddress, useParameter } from '#platform/routing';
import type { Foresite, ItemBrief } from '#shared/foresite';
import { useAddScenario } from '../scenarioMutations.ts';
import { useCompared } from './ScenarioCompare/useCompared.ts';
import { useFocus } from './useFocus.ts';
import { useScenarioCommands } from './useScenarioCommands.ts';
import { useScenarioActions } from './useScenarioActions.tsx';

const ScenarioName = opened(async () => (await import('./ScenarioName.tsx')).default);

/** Everything about scenarios on the page: the focus, what is done with them, and which are compared. */
export function useScenarios(
  projectId: number,
  caller: Caller,
  rows: readonly ItemBrief[],
  trend: Foresite | undefined,
) {
  const focus = useFocus(projectId, rows, trend, useAskedScenario());
  const add = useAddScenario(projectId);
  const actions = useScenarioActions(projectId, focus.release);
  const compared = useCompared();
  const [naming, setNaming] = useState(false);
  const create = () => setNaming(true);
  const make = (name: string) => {
    setNaming(false);
    add.mutate(
      { items: focus.items.map(({ id }) => id), ...(name && { name }) },
      { onSuccess: (scenario) => focus.focusScenario(scenario.id) },
    );
  };
  useScenarioCommands({
    projectId,
    caller,
    focus,
    hasMilestones: (trend?.design_milestones.length ?? 0) > 0,
    onCreate: create,
    onCompare: compared.show,
  });
  const dialog = (
    <>
      {actions.dialog}
      <Suspense>{naming ? <ScenarioName onCancel={() => setNaming(false)} onName={make} /> : null}</Suspense>
    </>
  );
  return { focus, actions: { ...actions, dialog }, compared, create, creating: add.isPending };
}

/** The scenario that a link asks to focus; it is asked for once, so that a focus that was let go does not come back. */
function useAskedScenario(): number | null {
  const setAddress = useChangeAddress();
  const asked = useParameter('focus');
  const [first] = useState(() => (/^\d{1,15}$/.test(asked ?? '') ? Number(asked) : null));
  useEffect(() => {
    if (asked === null) return;
    setAddress(
      (old) => {
        old.delete('focus');
        return old;
      },
      { replace: true, preventScrollReset: true },
    );
  }, [asked, setAddress]);
  return first;
}
