import { useState } from 'react';
import { Button } from '#design-system/actions/Button/Button.tsx';
import { DateField } from '#design-system/inputs/DateField/DateField.tsx';
import { Card } from '#design-system/layout/Card/Card.tsx';
import { Stack } from '#design-system/layout/Stack/Stack.tsx';
import { Text } from '#design-system/layout/Text/Text.tsx';
import { localToday, useProject, useProjectId } from '#shared/project';
import { useStartFinalCost } from '../../estimateMutations.ts';

/** The day of the final cost of a finished project that has none yet: it belongs to a milestone of that day. */
export function LegacyStart() {
  const project = useProject();
  const [day, setDay] = useState<string | null>(project.completion_date);
  const start = useStartFinalCost(useProjectId());
  const may = project.permissions.includes('add_designmilestone');
  return (
    <Card title="Final cost">
      <Stack gap={4} align="start">
        <Text tone="muted">
          The cost of a finished project stands at one day. Prices of other projects are compared with those
          of that day.
        </Text>
        <DateField
          label="Final cost as of"
          today={localToday()}
          value={day}
          onChange={setDay}
          validate={(value) => (value === null ? 'Date is required' : undefined)}
        />
        <Button
          variant="primary"
          busy={start.isPending}
          onPress={() => {
            if (day !== null) start.mutate(day);
          }}
          {...(!may
            ? { disabledReason: 'Starting an estimate needs the permission to add design milestones' }
            : day === null && { disabledReason: 'Choose the date first' })}
        >
          Start the estimate
        </Button>
      </Stack>
    </Card>
  );
}
