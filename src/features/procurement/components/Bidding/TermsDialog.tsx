import { useState } from 'react';
import { Button } from '#design-system/actions/Button/Button.tsx';
import { Banner } from '#design-system/feedback/Banner/Banner.tsx';
import { Stack } from '#design-system/layout/Stack/Stack.tsx';
import { Dialog } from '#design-system/overlays/Dialog/Dialog.tsx';
import type { RequestDraft } from '#domain/bidding';
import { type Bidding, useBiddingStep } from '../../biddingQueries.ts';
import * as t from '../../texts.ts';
import { TermsFields } from './TermsFields.tsx';

export interface TermsDialogProps {
  packageId: number;
  request: NonNullable<Bidding['request']>;
  timeZone: string;
  onClose: () => void;
}

/** Changes when bids are due; every invited bidder hears of it. */
export default function TermsDialog({ packageId, request, timeZone, onClose }: TermsDialogProps) {
  const [terms, setTerms] = useState<RequestDraft>(() => {
    const { due_on, due_time, questions_by, site_walk_on, bond_percent, message } = request;
    return { due_on, due_time, questions_by, site_walk_on, bond_percent, message };
  });
  const save = useBiddingStep(packageId);
  const errors = save.error?.fields ?? {};
  return (
    <Dialog
      title={t.whenBidsAreDue}
      size="large"
      onCloseRequest={onClose}
      actions={
        <>
          <Button onPress={onClose}>{t.cancel}</Button>
          <Button
            variant="primary"
            busy={save.isPending}
            onPress={() =>
              save.mutate(
                {
                  step: { kind: 'terms', version: request.version, body: terms },
                  title: t.termsSaved,
                  isShown: true,
                },
                { onSuccess: onClose },
              )
            }
          >
            {t.save}
          </Button>
        </>
      }
    >
      <Stack gap={4}>
        {save.error && Object.keys(errors).length === 0 ? (
          <Banner tone="critical">{save.error.message}</Banner>
        ) : null}
        <TermsFields terms={terms} onChange={setTerms} errors={errors} timeZone={timeZone} />
      </Stack>
    </Dialog>
  );
}
