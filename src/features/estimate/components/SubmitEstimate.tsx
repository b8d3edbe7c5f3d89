import { useState } from 'react';
import { Button } from '#design-system/actions/Button/Button.tsx';
import { TextArea } from '#design-system/inputs/TextArea/TextArea.tsx';
import { Stack } from '#design-system/layout/Stack/Stack.tsx';
import { Text } from '#design-system/layout/Text/Text.tsx';
import { Dialog } from '#design-system/overlays/Dialog/Dialog.tsx';
import { estimateVersionFields } from '#domain/estimate';
import { formatMoney, formatNumber } from '#domain/money';
import { type DesignMilestone, useProjectId } from '#shared/project';
import { useSubmitEstimate } from '../estimateMutations.ts';
import type { Estimate } from '../estimateQueries.ts';
import * as t from '../texts.ts';

export interface SubmitEstimateProps {
  milestone: DesignMilestone;
  estimate: Estimate;
  /** The version that it is submitted as. */
  number: number;
}

/** Submits an estimate, with a note for those who read it. */
export function SubmitEstimate({ milestone, estimate, number }: SubmitEstimateProps) {
  const [asks, setAsks] = useState(false);
  const [note, setNote] = useState('');
  const submit = useSubmitEstimate(useProjectId());
  const close = () => {
    setAsks(false);
    setNote('');
  };
  const count = estimate.lines_count;
  return (
    <>
      <Button
        variant="primary"
        onPress={() => setAsks(true)}
        {...(count === 0 && { disabledReason: t.thisEstimateHasNoLinesTo })}
      >
        {t.submit}
      </Button>
      {asks ? (
        <Dialog
          title={t.submitTheEstimateOfName(milestone.name)}
          onCloseRequest={close}
          actions={
            <>
              <Button onPress={close}>{t.cancel}</Button>
              <Button
                variant="primary"
                busy={submit.isPending}
                onPress={() => submit.mutate({ milestone_id: milestone.id, note }, { onSuccess: close })}
              >
                {t.submitVersionNumber(number)}
              </Button>
            </>
          }
        >
          <Stack gap={3}>
            <Text>
              {t.numberValueMoneyOnceSubmitted(
                formatNumber(count),
                t.lineWord(count),
                formatMoney(estimate.total),
              )}
            </Text>
            <TextArea
              label={estimateVersionFields.note.label}
              value={note}
              onChange={setNote}
              maxLength={estimateVersionFields.note.max}
              placeholder={t.whatItIsIssuedFor}
              startsFocused
            />
          </Stack>
        </Dialog>
      ) : null}
    </>
  );
}
