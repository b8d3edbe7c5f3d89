import { useState } from 'react';
import { Button } from '#design-system/actions/Button/Button.tsx';
import { Banner } from '#design-system/feedback/Banner/Banner.tsx';
import { TextArea } from '#design-system/inputs/TextArea/TextArea.tsx';
import { Stack } from '#design-system/layout/Stack/Stack.tsx';
import { Dialog } from '#design-system/overlays/Dialog/Dialog.tsx';
import { useBiddingStep } from '../../biddingQueries.ts';

export interface AddendumDialogProps {
  packageId: number;
  number: number;
  onClose: () => void;
}

/** Tells every bidder of a change; it cannot be withdrawn. */
export default function AddendumDialog({ packageId, number, onClose }: AddendumDialogProps) {
  const [text, setText] = useState('');
  const step = useBiddingStep(packageId);
  return (
    <Dialog
      title={`Addendum ${number}`}
      size="medium"
      onCloseRequest={onClose}
      actions={
        <>
          <Button onPress={onClose}>Cancel</Button>
          <Button
            variant="primary"
            busy={step.isPending}
            disabledReason={text.trim() === '' ? 'Say what changes first.' : undefined}
            onPress={() =>
              step.mutate(
                {
                  step: { kind: 'addendum', text },
                  title: `Addendum ${number} issued`,
                  detail: 'Every invited bidder gets an email.',
                  isShown: true,
                },
                { onSuccess: onClose },
              )
            }
          >
            {`Issue addendum ${number}`}
          </Button>
        </>
      }
    >
      <Stack gap={3}>
        {step.error ? <Banner tone="critical">{step.error.message}</Banner> : null}
        <TextArea
          label="What changes"
          hint="Change the scope lines first. Bidders confirm an addendum before they submit; it cannot be withdrawn."
          rows={5}
          maxLength={4000}
          value={text}
          onChange={setText}
          startsFocused
        />
      </Stack>
    </Dialog>
  );
}
