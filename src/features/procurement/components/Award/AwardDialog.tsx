import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '#design-system/actions/Button/Button.tsx';
import { Banner } from '#design-system/feedback/Banner/Banner.tsx';
import { Skeleton } from '#design-system/feedback/Skeleton/Skeleton.tsx';
import { MoneyField } from '#design-system/inputs/MoneyField/MoneyField.tsx';
import { Select } from '#design-system/inputs/Select/Select.tsx';
import { TextField } from '#design-system/inputs/TextField/TextField.tsx';
import { Stack } from '#design-system/layout/Stack/Stack.tsx';
import { Text } from '#design-system/layout/Text/Text.tsx';
import { Dialog } from '#design-system/overlays/Dialog/Dialog.tsx';
import { formatMoney } from '#domain/money';
import {
  acknowledgmentProblems,
  type AwardDraft,
  bandsFor,
  checkAward,
  firstSteps,
  packageFields,
  standingWarnings,
} from '#domain/procurement';
import { LoadError } from '#shared/failure';
import { useCurrentUser } from '#platform/flags';
import { localToday, useProjectId } from '#shared/project';
import { type AwardOutlook, awardQuery, useAwardPackage } from '../../awardMutations.ts';
import { effectOf, firstAward, placed } from '../../model/awardEffect.ts';
import type { BidPackage } from '../../packageQueries.ts';
import { standingQuery } from '../../prequalificationQueries.ts';
import * as t from '../../texts.ts';
import { ApprovalSteps } from '../Approval/ApprovalSteps.tsx';
import { useSettled } from '../Bidders/useSettled.ts';
import { AwardEffect } from './AwardEffect.tsx';
import { AwardStanding } from './AwardStanding.tsx';
import { AwardSums } from './AwardSums.tsx';
import { SavingsFields } from './SavingsFields.tsx';
import * as styles from './Award.css.ts';

export interface AwardDialogProps {
  row: BidPackage;
  onClose: () => void;
}

/** Awards a package: to whom, for how much, and where its savings go, with what that moves. */
export default function AwardDialog({ row, onClose }: AwardDialogProps) {
  const query = useQuery(awardQuery(useProjectId(), row.id));
  const [round, setRound] = useState(0);
  const again = async () => {
    await query.refetch();
    setRound(round + 1);
  };
  if (query.data)
    return (
      <Loaded key={round} row={row} outlook={query.data} onClose={onClose} onAgain={() => void again()} />
    );
  return (
    <Dialog title={t.awardName(row.name)} size="wide" onCloseRequest={onClose}>
      {query.isError ? (
        <LoadError what={t.bidsForThisPackage} error={query.error} onRetry={() => void query.refetch()} />
      ) : (
        <Skeleton height={420} />
      )}
    </Dialog>
  );
}

interface LoadedProps extends AwardDialogProps {
  outlook: AwardOutlook;
  /** Begins anew with the figures of now. */
  onAgain: () => void;
}

function Loaded({ row: live, outlook: now, onClose, onAgain }: LoadedProps) {
  // What the dialog opened with: nothing moves under the pointer, and nobody awards what was leveled anew meanwhile.
  const [outlook] = useState(now);
  const [row] = useState(live);
  const [draft, setDraft] = useState(() => firstAward(row, outlook));
  const [nextStep, setNextStep] = useState(t.signTheContract);
  const [tried, setTried] = useState(false);
  const save = useAwardPackage(onClose);
  const { offers } = outlook;
  const offer = offers.find(({ bidder_id: id }) => id === draft.bidder_id);
  const company = offer?.company ?? draft.awarded_to.trim();
  const standing = useQuery(standingQuery(useSettled(company))).data;
  const [read, setRead] = useState({ warnings: '', reason: '' });
  const warnings = standing
    ? standingWarnings(standing, { amount: draft.contract_amount, today: localToday() })
    : [];
  /** Other warnings are to be read anew. */
  const said = JSON.stringify([standing?.company, warnings]);
  const acknowledged = read.warnings === said;
  const problems = {
    ...checkAward(draft, offers, row.budget),
    ...acknowledgmentProblems(warnings, { acknowledged, reason: read.reason }),
  };
  const errors = tried ? { ...problems, ...save.error?.fields } : (save.error?.fields ?? {});
  const change = (part: Partial<AwardDraft>) => setDraft({ ...draft, ...part });
  /** A contract of another price saves something else. */
  const reprice = (part: Partial<AwardDraft>) => setDraft(placed({ ...draft, ...part }, row.budget, outlook));
  const send = () => {
    setTried(true);
    if (Object.keys(problems).length > 0) return;
    save.mutate({
      row,
      input: {
        ...draft,
        next_step: nextStep,
        ...(warnings.length > 0 && { acknowledged, award_reason: read.reason }),
      },
    });
  };
  const steps = firstSteps(bandsFor(outlook.approvals, draft.contract_amount ?? 0), {
    userId: useCurrentUser().id,
    at: '',
  });
  const isBehind = live.version !== row.version && !save.isPending && !save.isSuccess;
  const isSent = steps.some(({ decision }) => decision === 'WAITING');
  return (
    <Dialog
      title={company ? t.awardNameToCompany(row.name, company) : t.awardName(row.name)}
      size="wide"
      onCloseRequest={onClose}
      actions={
        <>
          <Button onPress={onClose}>{t.cancel}</Button>
          <Button
            variant="primary"
            busy={save.isPending}
            disabledReason={isBehind ? t.reviewTheCurrentFigures : undefined}
            onPress={send}
          >
            {isSent ? t.sendForApproval : t.award}
          </Button>
        </>
      }
    >
      <Stack gap={4}>
        {isBehind ? (
          <Banner
            tone="caution"
            action={
              <Button size="small" onPress={onAgain}>
                {t.showCurrentFigures}
              </Button>
            }
          >
            {t.somebodyChangedThisPackage}
          </Banner>
        ) : null}
        {save.error ? <Banner tone="critical">{save.error.message}</Banner> : null}
        <div className={styles.columns}>
          <Stack gap={4}>
            {offers.length > 0 ? (
              <Select
                label={t.bidder}
                error={errors['bidder_id']?.join(' ')}
                options={offers.map((one) => ({
                  value: String(one.bidder_id),
                  label: one.company,
                  description: `${formatMoney(one.price)}${one.is_low ? t.leveledLow2 : ''}`,
                }))}
                value={draft.bidder_id === null ? null : String(draft.bidder_id)}
                onChange={(id) =>
                  reprice({
                    bidder_id: Number(id),
                    contract_amount:
                      offers.find((one) => String(one.bidder_id) === id)?.contract ?? draft.contract_amount,
                  })
                }
              />
            ) : (
              <TextField
                label={packageFields.awarded_to.label}
                required
                startsFocused
                maxLength={packageFields.awarded_to.max}
                error={errors['awarded_to']?.join(' ')}
                value={draft.awarded_to}
                onChange={(awardedTo) => change({ awarded_to: awardedTo })}
              />
            )}
            <MoneyField
              label={t.contractAmount}
              required
              minimum={0}
              error={errors['contract_amount']?.join(' ')}
              value={draft.contract_amount}
              onChange={(amount) => reprice({ contract_amount: amount })}
            />
            <AwardSums draft={draft} offer={offer} offers={offers} budget={row.budget} />
            <SavingsFields
              draft={draft}
              budget={row.budget}
              outlook={outlook}
              errors={errors}
              onChange={change}
            />
          </Stack>
          <Stack gap={4}>
            <Text as="h3" weight="strong">
              {t.effect}
            </Text>
            <AwardEffect rows={effectOf(draft, row, outlook)} />
            {standing ? (
              <AwardStanding
                standing={standing}
                warnings={warnings}
                acknowledged={acknowledged}
                reason={read.reason}
                errors={errors}
                onAcknowledge={(is) => setRead({ ...read, warnings: is ? said : '' })}
                onReason={(reason) => setRead({ ...read, reason })}
              />
            ) : null}
            {steps.length > 0 ? (
              <>
                <Text as="h3" weight="strong">
                  {t.approval}
                </Text>
                <ApprovalSteps steps={steps} />
              </>
            ) : null}
            <TextField
              label={packageFields.next_step.label}
              maxLength={packageFields.next_step.max}
              value={nextStep}
              onChange={setNextStep}
            />
          </Stack>
        </div>
      </Stack>
    </Dialog>
  );
}
