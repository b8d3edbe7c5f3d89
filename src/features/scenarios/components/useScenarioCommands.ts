import { scenariosQuery } from '#shared/foresite';
import { useQuery } from '@tanstack/react-query';
import { Columns3, Plus, Target, X } from '#design-system/icons/shapes.ts';
import type { PaletteCommand } from '#design-system/overlays/CommandPalette/CommandPalette.tsx';
import { FOCUS_PROBLEMS, type Caller } from '#domain/items';
import { canDoScenario } from '#domain/scenarios';
import { usePageCommands } from '#shared/commands';
import { MOST_COMPARED } from '../model/scenarioChoice.ts';
import * as t from '../texts.ts';
import type { Focus } from './useFocus.ts';

interface ScenarioActionsOffered {
  projectId: number;
  caller: Caller;
  focus: Focus;
  hasMilestones: boolean;
  onCreate: () => void;
  onCompare: (ids: readonly number[]) => void;
}

const group = t.onThisPage;

/** What scenarios offer to the palette. */
export function useScenarioCommands(offered: ScenarioActionsOffered): void {
  const { projectId, caller, focus, hasMilestones, onCreate, onCompare } = offered;
  const scenarios = useQuery(scenariosQuery(projectId)).data?.results ?? [];
  const open = scenarios.filter(({ status }) => status === 'PENDING');
  const creation = canDoScenario('create', null, caller);
  const nothingChecked = focus.items.length === 0 ? t.checkAnItemToCreate : undefined;
  usePageCommands([
    {
      id: 'scenario-create',
      label: t.createAScenario2,
      detail: t.ofTheCheckedItems,
      group,
      icon: Plus,
      disabledReason: creation.allowed ? nothingChecked : creation.reason,
      onRun: onCreate,
    },
    ...(open.length > 0
      ? [
          {
            id: 'scenario-focus',
            label: t.focusAScenario,
            group,
            icon: Target,
            disabledReason: hasMilestones ? undefined : FOCUS_PROBLEMS.milestone,
            step: {
              title: t.focusAScenario,
              placeholder: t.nameOrNumber,
              commands: open.map((scenario): PaletteCommand => ({
                id: `scenario-${scenario.id}`,
                label: `${scenario.scenario_number} ${scenario.name}`,
                group: t.scenarios,
                onRun: () => focus.focusScenario(scenario.id),
              })),
            },
          },
        ]
      : []),
    ...(scenarios.length > 1
      ? [
          {
            id: 'scenario-compare',
            label: t.compareScenarios,
            group,
            icon: Columns3,
            onRun: () => onCompare(scenarios.slice(0, MOST_COMPARED).map(({ id }) => id)),
          },
        ]
      : []),
    ...(focus.whatIf
      ? [{ id: 'scenario-unfocus', label: t.clearTheFocus, group, icon: X, onRun: focus.clear }]
      : []),
  ]);
}
