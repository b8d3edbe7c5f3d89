import { useState } from 'react';
import { Button } from '#design-system/actions/Button/Button.tsx';
import { Banner } from '#design-system/feedback/Banner/Banner.tsx';
import { TextArea } from '#design-system/inputs/TextArea/TextArea.tsx';
import { Stack } from '#design-system/layout/Stack/Stack.tsx';
import { Text } from '#design-system/layout/Text/Text.tsx';
import { Dialog } from '#design-system/overlays/Dialog/Dialog.tsx';
import { issueWords } from '#domain/bidding';
import { IssueChangeList } from '#features/bidding';
import { type Bidding, useBiddingStep } from '../../biddingQueries.ts';
import * as t from '../../texts.ts';

export interface AddendumDialogProps {
  packageId: number;
  number: number;
  /** What the scope sheet has that was not issued yet; it goes out with the addendum. */
  changes: Bidding['changes'];
  onClose: () => void;
}

/** Tells every bidder of a change; it cannot be withdrawn. */
export default function AddendumDialog({ packageId, number, changes, onClose }: AddendumDialogProps) {
  const [text, setText] = useState('');
  const step = useBiddingStep(packageId);
  return (
    <Dialog
      title={t.addendumNumber(number)}
      size="medium"
      onCloseRequest={onClose}
      actions={
        <>
          <Button onPress={onClose}>{t.cancel}</Button>
          <Button
            variant="primary"
            busy={step.isPending}
            disabledReason={text.trim() === '' ? t.describeTheChangeFirst : undefined}
            onPress={() =>
              step.mutate(
                {
                  step: { kind: 'addendum', text },
                  title: t.addendumNumberIssued(number),
                  detail: t.everyInvitedBidderGets,
                  isShown: true,
                },
                { onSuccess: onClose },
              )
            }
          >
            {t.issueAddendumNumber(number)}
          </Button>
        </>
      }
    >
      <Stack gap={3}>
        {step.error ? <Banner tone="critical">{step.error.message}</Banner> : null}
        <TextArea
          label={t.whatChanges}
          hint={t.biddersConfirmAnAddendumBefore}
          rows={5}
          maxLength={4000}
          value={text}
          onChange={setText}
          startsFocused
        />
        <Text weight="label">
          {changes.length === 0 ? t.theScopeLinesStay : t.scopeIssueWords(issueWords(changes))}
        </Text>
        <IssueChangeList label={t.scopeChanges} changes={changes} />
      </Stack>
    </Dialog>
  );
}
