import { useRef, useState } from 'react';
import { Button } from '#design-system/actions/Button/Button.tsx';
import { Banner } from '#design-system/feedback/Banner/Banner.tsx';
import { Checkbox } from '#design-system/inputs/Checkbox/Checkbox.tsx';
import { TextArea } from '#design-system/inputs/TextArea/TextArea.tsx';
import { Stack } from '#design-system/layout/Stack/Stack.tsx';
import { Text } from '#design-system/layout/Text/Text.tsx';
import { Dialog } from '#design-system/overlays/Dialog/Dialog.tsx';
import { dueMomentText, missingBeforeSubmit, offerTotal } from '#domain/bidding';
import { formatMoney } from '#domain/money';
import { isAppError } from '#platform/api';
import { useAtMost } from '#shared/page';
import { answerInvitation, type Bid, confirmAddendum, submitBid } from '../bidCalls.ts';
import * as t from '../texts.ts';
import type { Draft } from '../useBid.ts';
import { AddendaToConfirm } from './AddendaToConfirm.tsx';
import * as styles from './Bid.css.ts';

export interface SubmitCardProps {
  token: string;
  bid: Bid;
  draft: Draft;
  /** Whether a bid can still be submitted, or taken back. */
  mayBid: boolean;
  onChange: (bid: Bid) => void;
}

const textOf = (error: unknown) =>
  isAppError(error) ? error.message : t.somethingUnexpectedHappenedTryAgain;

/** What the bid comes to, whether it is kept, and the step that counts. */
export function SubmitCard({ token, bid, draft, mayBid, onChange }: SubmitCardProps) {
  const [busy, setBusy] = useState<'submit' | 'accept' | null>(null);
  const [problem, setProblem] = useState('');
  /** The addendum whose confirmation is on its way. */
  const [ticked, setTicked] = useState<number | null>(null);
  const [isDeclining, setIsDeclining] = useState(false);
  const card = useRef<HTMLElement>(null);
  const isOneColumn = useAtMost(styles.ONE_COLUMN);
  const { base } = offerTotal(bid.lines, draft.offer);
  const missing = missingBeforeSubmit(bid.lines, draft.offer, {
    unconfirmed: bid.addenda.flatMap(({ number, is_confirmed: isConfirmed }) =>
      isConfirmed ? [] : [number],
    ),
    bond: bid.bond_percent,
  });
  const [last] = bid.submissions;
  const moment = (iso: string) => dueMomentText(iso, bid.time_zone);

  const run = async (what: 'submit' | 'accept', act: () => Promise<Bid>) => {
    setBusy(what);
    setProblem('');
    try {
      onChange(await act());
    } catch (error) {
      setProblem(textOf(error));
    } finally {
      setBusy(null);
    }
  };
  const confirm = async (number: number) => {
    setTicked(number);
    await run('accept', () => confirmAddendum(token, number));
    setTicked(null);
  };
  const submit = async () => {
    await run('submit', async () => submitBid(token, await draft.flush()));
    // What came of it is said in the card.
    if (isOneColumn) card.current?.scrollIntoView({ block: 'nearest' });
  };
  const answer = (to: 'ACCEPTED' | 'DECLINED', reason = '') =>
    run('accept', () => answerInvitation({ token, answer: to, reason }));

  const submitButton = (
    <Button
      variant="primary"
      busy={busy === 'submit'}
      disabledReason={missing.length > 0 ? `${missing.join(', ')}.` : undefined}
      onPress={() => void submit()}
    >
      {last ? t.submitAgain : bid.phase === 'LATE' ? t.submitLateBid : t.submitBid}
    </Button>
  );

  return (
    <section ref={card} className={styles.submit} aria-label={t.yourBid}>
      <div className={styles.base}>
        <span>{t.baseBid}</span>
        <b>{formatMoney(base)}</b>
      </div>
      <div role="status" className={styles.kept}>
        {keptWords(draft, moment)}
      </div>
      <AddendaToConfirm addenda={bid.addenda} ticked={ticked} onConfirm={(number) => void confirm(number)} />
      {bid.bond_percent === null ? null : (
        <Checkbox
          label={t.bidBondBondPercent(bid.bond_percent)}
          checked={draft.offer.has_bond === true}
          disabledReason={mayBid && bid.state !== 'DECLINED' ? undefined : t.theBidCanNoLonger}
          onChange={(hasBond) => draft.edit((offer) => ({ ...offer, has_bond: hasBond }))}
        />
      )}
      {last ? (
        <Banner tone="positive">
          {`${last.is_late ? t.submittedLate : t.submitted} ${moment(last.submitted_at)}: ${formatMoney(last.base)}.`}
          {mayBid ? t.whatYouChangeCountsOnce : ''}
        </Banner>
      ) : null}
      {draft.state === 'failed' ? <Banner tone="critical">{textOf(draft.error)}</Banner> : null}
      {problem ? <Banner tone="critical">{problem}</Banner> : null}
      {bid.state === 'DECLINED' ? (
        <>
          <Banner tone="caution">
            {t.youDeclinedCompanyName(last ? t.andWithdrewYourBid : '', bid.company_name)}
          </Banner>
          {mayBid ? (
            <Button busy={busy === 'accept'} onPress={() => void answer('ACCEPTED')}>
              {t.bidAfterAll}
            </Button>
          ) : null}
        </>
      ) : mayBid ? (
        <>
          {isOneColumn ? (
            <div className={styles.bar} data-bar="">
              <div className={styles.barSum}>
                <span>{missing.length > 0 ? missing.join(', ') : t.baseBid}</span>
                <b>{formatMoney(base)}</b>
              </div>
              {submitButton}
            </div>
          ) : (
            submitButton
          )}
          <p className={styles.missing}>{missing.join(', ')}</p>
          <div className={styles.answers}>
            {bid.state === 'OPENED' || bid.state === 'SENT' ? (
              <Button size="small" busy={busy === 'accept'} onPress={() => void answer('ACCEPTED')}>
                {t.weWillBid}
              </Button>
            ) : null}
            <Button size="small" variant="quiet" onPress={() => setIsDeclining(true)}>
              {last ? t.withdrawBid : t.decline}
            </Button>
          </div>
        </>
      ) : null}
      {isDeclining ? (
        <DeclineDialog
          hasBid={last !== undefined}
          onClose={() => setIsDeclining(false)}
          onDecline={(reason) => {
            setIsDeclining(false);
            void answer('DECLINED', reason);
          }}
        />
      ) : null}
    </section>
  );
}

function keptWords({ state, savedAt }: Draft, moment: (iso: string) => string): string {
  if (state === 'saving' || state === 'waiting') return t.saving;
  if (state === 'failed') return t.notSaved;
  return savedAt === null ? t.nothingTypedYet : t.savedMoment(moment(savedAt));
}

interface DeclineDialogProps {
  hasBid: boolean;
  onDecline: (reason: string) => void;
  onClose: () => void;
}

function DeclineDialog({ hasBid, onDecline, onClose }: DeclineDialogProps) {
  const [reason, setReason] = useState('');
  return (
    <Dialog
      title={hasBid ? t.withdrawYourBid : t.declineToBid}
      size="small"
      onCloseRequest={onClose}
      actions={
        <>
          <Button onPress={onClose}>{t.cancel}</Button>
          <Button variant="primary" onPress={() => onDecline(reason)}>
            {hasBid ? t.withdrawBid : t.decline}
          </Button>
        </>
      }
    >
      <Stack gap={3}>
        <Text>{t.youCanStillBidAfter}</Text>
        <TextArea label={t.reason} value={reason} onChange={setReason} maxLength={500} startsFocused />
      </Stack>
    </Dialog>
  );
}
