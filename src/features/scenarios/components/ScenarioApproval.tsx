import { useState } from 'react';
import { Button } from '#design-system/actions/Button/Button.tsx';
import { Banner } from '#design-system/feedback/Banner/Banner.tsx';
import { Stack } from '#design-system/layout/Stack/Stack.tsx';
import { Text } from '#design-system/layout/Text/Text.tsx';
import { Dialog } from '#design-system/overlays/Dialog/Dialog.tsx';
import { sumMoney } from '#domain/money';
import type { Scenario } from '#shared/foresite';
import { sharedBetween } from '../model/scenarioChoice.ts';
import { DrawChoice } from '#features/contingency';
import { MoneyEffect } from '#features/trend';
import { milestoneMissing, useMilestoneChoice } from '#features/items';
import * as t from '../texts.ts';

export interface ScenarioApprovalProps {
  projectId: number;
  scenarios: readonly Scenario[];
  onCancel: () => void;
  /** `potId` is the pot that pays for the items, or gets what they save. */
  onApprove: (milestone: { id: number; name: string }, potId: number | null) => void;
}

/** Asks for the milestone of an approval of one or several scenarios, and shows what all their items do together. */
export default function ScenarioApproval({
  projectId,
  scenarios,
  onCancel,
  onApprove,
}: ScenarioApprovalProps) {
  const { milestone, field } = useMilestoneChoice(projectId);
  const [potId, setPotId] = useState<number | null>(null);
  const ids = [...new Set(scenarios.flatMap(({ items }) => items))];
  const problem =
    scenarios.map(({ approval_problem: text }) => text).find((text) => text !== null) ??
    sharedBetween(scenarios);
  const title =
    scenarios.length === 1
      ? t.approveScenarioNumber(scenarios[0]?.scenario_number ?? '')
      : t.approveLengthScenarios(scenarios.length);
  return (
    <Dialog
      title={title}
      size="medium"
      onCloseRequest={onCancel}
      actions={
        <>
          <Button onPress={onCancel}>{t.cancel}</Button>
          <Button
            variant="primary"
            disabledReason={problem ?? milestoneMissing(milestone)}
            onPress={() => milestone && onApprove(milestone, potId)}
          >
            {t.approve}
          </Button>
        </>
      }
    >
      <Stack gap={4}>
        <Text size="grid" tone="muted">
          {scenarios.map((one) => `${one.scenario_number} ${one.name}`).join(', ')}
          {ids.length === 1 ? t.approves1Item : t.approvesLengthItems(ids.length)}
        </Text>
        {problem === null ? null : <Banner tone="caution">{problem}</Banner>}
        {field}
        <DrawChoice
          projectId={projectId}
          items={ids}
          cost={sumMoney(scenarios.map(({ cost }) => cost))}
          value={potId}
          onChange={setPotId}
        />
        <MoneyEffect projectId={projectId} change={{ approve: ids }} />
      </Stack>
    </Dialog>
  );
}
