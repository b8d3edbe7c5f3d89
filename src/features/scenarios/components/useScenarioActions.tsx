import { Suspense, useState, type ReactNode } from 'react';
import { Text } from '#design-system/layout/Text/Text.tsx';
import { Confirm } from '#design-system/overlays/Confirm/Confirm.tsx';
import { opened } from '#design-system/private/on-demand/onDemand.tsx';
import { useDecideScenarios } from '../scenarioDecisions.ts';
import { useAddScenario, useEditScenario, useRemoveScenario } from '../scenarioMutations.ts';
import type { Scenario } from '#shared/foresite';
import * as t from '../texts.ts';
import type { CardAction } from './ScenarioCard.tsx';

// Asked for by few visits: fetched with the first question.
const ScenarioApproval = opened(async () => (await import('./ScenarioApproval.tsx')).default);
const ScenarioName = opened(async () => (await import('./ScenarioName.tsx')).default);
const ScenarioItems = opened(async () => (await import('./ScenarioItems.tsx')).default);
const ScenarioHistory = opened(async () => (await import('./ScenarioHistory.tsx')).default);

/** An action that asks first, and of which scenarios. */
type Asked = { action: Exclude<CardAction, 'clone' | 'revert'>; scenarios: readonly Scenario[] };

export interface ScenarioActions {
  start: (action: CardAction, scenarios: readonly Scenario[]) => void;
  /** The question that is open, if any. */
  dialog: ReactNode;
}

/**
 * What is done with scenarios, each with its question where it has one. `onSettled` hears which scenarios are decided
 * or deleted: their focus ends (docs/product/scenarios.md).
 */
export function useScenarioActions(
  projectId: number,
  onSettled: (ids: readonly number[]) => void,
): ScenarioActions {
  const [asked, setAsked] = useState<Asked | null>(null);
  const add = useAddScenario(projectId);
  const edit = useEditScenario(projectId);
  const decide = useDecideScenarios(projectId);
  const remove = useRemoveScenario(projectId);
  const close = () => setAsked(null);
  const start: ScenarioActions['start'] = (action, scenarios) => {
    const [first] = scenarios;
    if (!first) return;
    if (action === 'clone') add.mutate({ copyOf: first });
    else if (action === 'revert') decide.mutate({ to: 'PENDING', scenarios });
    else setAsked({ action, scenarios });
  };
  const settle = (perform: () => void) => {
    close();
    onSettled((asked?.scenarios ?? []).map(({ id }) => id));
    perform();
  };
  const [only] = asked?.scenarios ?? [];
  const names = asked?.scenarios.map((one) => `${one.scenario_number} ${one.name}`).join(', ');
  const dialog =
    !asked || !only ? null : asked.action === 'approve' ? (
      <ScenarioApproval
        projectId={projectId}
        scenarios={asked.scenarios}
        onCancel={close}
        onApprove={({ id: milestone, name: milestoneName }, potId) =>
          settle(() =>
            decide.mutate({ to: 'APPROVED', scenarios: asked.scenarios, milestone, milestoneName, potId }),
          )
        }
      />
    ) : asked.action === 'rename' ? (
      <ScenarioName
        scenario={only}
        onCancel={close}
        onName={(name) => {
          close();
          edit.mutate({ scenario: only, name });
        }}
      />
    ) : asked.action === 'items' ? (
      <ScenarioItems
        projectId={projectId}
        scenario={only}
        onCancel={close}
        onSave={(items) => {
          close();
          edit.mutate({ scenario: only, items });
        }}
      />
    ) : asked.action === 'history' ? (
      <ScenarioHistory projectId={projectId} scenario={only} onClose={close} />
    ) : asked.action === 'reject' ? (
      <Confirm
        title={
          asked.scenarios.length === 1 ? t.rejectTheScenario : t.rejectLengthScenarios(asked.scenarios.length)
        }
        confirmLabel={t.reject}
        onCancel={close}
        onConfirm={() => settle(() => decide.mutate({ to: 'REJECTED', scenarios: asked.scenarios }))}
      >
        <Text as="p" size="grid">
          {t.namesTheItemsDo(names)}
        </Text>
      </Confirm>
    ) : (
      <Confirm
        title={t.deleteTheScenario}
        onCancel={close}
        onConfirm={() => settle(() => remove.mutate(only))}
      >
        <Text as="p" size="grid">
          {t.namesItsItemsStayYou(names)}
        </Text>
      </Confirm>
    );
  return { start, dialog: <Suspense>{dialog}</Suspense> };
}
