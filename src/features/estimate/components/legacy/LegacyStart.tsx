import { useState } from 'react';
import { Button } from '#design-system/actions/Button/Button.tsx';
import { DateField } from '#design-system/inputs/DateField/DateField.tsx';
import { Card } from '#design-system/layout/Card/Card.tsx';
import { Stack } from '#design-system/layout/Stack/Stack.tsx';
import { Text } from '#design-system/layout/Text/Text.tsx';
import { localToday, useProject, useProjectId } from '#shared/project';
import { useStartFinalCost } from '../../estimateMutations.ts';
import * as t from '../../texts.ts';

/** The day of the final cost of a finished project that has none yet: it belongs to a milestone of that day. */
export function LegacyStart() {
  const project = useProject();
  const [day, setDay] = useState<string | null>(project.completion_date);
  const start = useStartFinalCost(useProjectId());
  const may = project.permissions.includes('add_designmilestone');
  return (
    <Card title={t.finalCost}>
      <Stack gap={4} align="start">
        <Text tone="muted">{t.theCostOfAFinished}</Text>
        <DateField
          label={t.finalCostAsOf}
          today={localToday()}
          value={day}
          onChange={setDay}
          validate={(value) => (value === null ? t.dateIsRequired : undefined)}
        />
        <Button
          variant="primary"
          busy={start.isPending}
          onPress={() => {
            if (day !== null) start.mutate(day);
          }}
          {...(!may
            ? { disabledReason: t.startingAnEstimateNeeds }
            : day === null && { disabledReason: t.chooseTheDateFirst })}
        >
          {t.startTheEstimate}
        </Button>
      </Stack>
    </Card>
  );
}
