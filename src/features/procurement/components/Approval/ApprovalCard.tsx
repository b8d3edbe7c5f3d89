import { useState } from 'react';
import { Button } from '#design-system/actions/Button/Button.tsx';
import { Banner } from '#design-system/feedback/Banner/Banner.tsx';
import { TextArea } from '#design-system/inputs/TextArea/TextArea.tsx';
import { Card } from '#design-system/layout/Card/Card.tsx';
import { Inline } from '#design-system/layout/Inline/Inline.tsx';
import { Stack } from '#design-system/layout/Stack/Stack.tsx';
import { Text } from '#design-system/layout/Text/Text.tsx';
import { Dialog } from '#design-system/overlays/Dialog/Dialog.tsx';
import { formatMoney } from '#domain/money';
import { nextSigner } from '#domain/procurement';
import { useCurrentUser } from '#platform/flags';
import { type AwardRequest, useDecideAward } from '../../approvalQueries.ts';
import type { BidPackage } from '../../packageQueries.ts';
import * as t from '../../texts.ts';
import { WarningList } from '../Bidders/StandingNote.tsx';
import { ApprovalSteps } from './ApprovalSteps.tsx';

/** The award that is out for approval, or was rejected, with what its reader can do about it. */
export function ApprovalCard({ row, request }: { row: BidPackage; request: AwardRequest }) {
  const me = useCurrentUser().id;
  const decide = useDecideAward();
  const [isRejecting, setIsRejecting] = useState(false);
  const signer = nextSigner(request);
  const isRejected = request.steps.some(({ decision }) => decision === 'REJECTED');
  if (row.status !== 'RECOMMENDED' || (!signer && !isRejected)) return null;
  const send = (decision: 'APPROVE' | 'WITHDRAW') => decide.mutate({ row, input: { decision } });
  return (
    <Card title={isRejected ? t.awardRejected : t.awardOutForApproval}>
      <Stack gap={3}>
        <Text as="p">
          {t.requestedByAskedToAward(
            request.requested_by,
            row.name,
            request.awarded_to,
            formatMoney(request.contract_amount),
          )}
        </Text>
        {request.warnings ? (
          <Banner tone="caution">
            <WarningList warnings={request.warnings.map((text) => ({ kind: text, text }))} />
          </Banner>
        ) : null}
        {request.award_reason ? <Text as="p">{t.reasonAwardReason(request.award_reason)}</Text> : null}
        {decide.error && !isRejecting ? <Banner tone="critical">{decide.error.message}</Banner> : null}
        <ApprovalSteps steps={request.steps} />
        {signer ? (
          <Inline gap={2}>
            {signer.user_id === me ? (
              <>
                <Button variant="primary" busy={decide.isPending} onPress={() => send('APPROVE')}>
                  {t.approveAward}
                </Button>
                <Button onPress={() => setIsRejecting(true)}>{t.reject}</Button>
              </>
            ) : null}
            {request.requested_by_id === me ? (
              <Button variant="quiet" onPress={() => send('WITHDRAW')}>
                {t.withdrawRequest}
              </Button>
            ) : null}
          </Inline>
        ) : null}
      </Stack>
      {isRejecting ? (
        <RejectDialog
          error={decide.error?.message}
          isBusy={decide.isPending}
          onReject={(reason) =>
            decide.mutate(
              { row, input: { decision: 'REJECT', reason } },
              { onSuccess: () => setIsRejecting(false) },
            )
          }
          onClose={() => setIsRejecting(false)}
        />
      ) : null}
    </Card>
  );
}

interface RejectDialogProps {
  error: string | undefined;
  isBusy: boolean;
  onReject: (reason: string) => void;
  onClose: () => void;
}

function RejectDialog({ error, isBusy, onReject, onClose }: RejectDialogProps) {
  const [reason, setReason] = useState('');
  return (
    <Dialog
      title={t.rejectThisAward}
      size="small"
      onCloseRequest={onClose}
      actions={
        <>
          <Button onPress={onClose}>{t.cancel}</Button>
          <Button
            variant="primary"
            busy={isBusy}
            disabledReason={reason.trim() === '' ? t.sayWhyFirst : undefined}
            onPress={() => onReject(reason)}
          >
            {t.reject}
          </Button>
        </>
      }
    >
      <Stack gap={3}>
        {error ? <Banner tone="critical">{error}</Banner> : null}
        <TextArea
          label={t.reason}
          required
          maxLength={500}
          value={reason}
          onChange={setReason}
          startsFocused
        />
      </Stack>
    </Dialog>
  );
}
