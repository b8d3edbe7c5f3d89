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
  isAppError(error) ? error.message : 'Something unexpected happened. Try again.';

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
      {last ? 'Submit again' : bid.phase === 'LATE' ? 'Submit late bid' : 'Submit bid'}
    </Button>
  );

  return (
    <section ref={card} className={styles.submit} aria-label="Your bid">
      <div className={styles.base}>
        <span>Base bid</span>
        <b>{formatMoney(base)}</b>
      </div>
      <div role="status" className={styles.kept}>
        {keptWords(draft, moment)}
      </div>
      <AddendaToConfirm addenda={bid.addenda} ticked={ticked} onConfirm={(number) => void confirm(number)} />
      {bid.bond_percent === null ? null : (
        <Checkbox
          label={`Bid bond, ${bid.bond_percent}%`}
          checked={draft.offer.has_bond === true}
          disabledReason={mayBid && bid.state !== 'DECLINED' ? undefined : 'The bid can no longer change.'}
          onChange={(hasBond) => draft.edit((offer) => ({ ...offer, has_bond: hasBond }))}
        />
      )}
      {last ? (
        <Banner tone="positive">
          {`${last.is_late ? 'Submitted late' : 'Submitted'} ${moment(last.submitted_at)}: ${formatMoney(last.base)}.`}
          {mayBid ? ' What you change counts once you submit again.' : ''}
        </Banner>
      ) : null}
      {draft.state === 'failed' ? <Banner tone="critical">{textOf(draft.error)}</Banner> : null}
      {problem ? <Banner tone="critical">{problem}</Banner> : null}
      {bid.state === 'DECLINED' ? (
        <>
          <Banner tone="caution">
            {`You declined${last ? ' and withdrew your bid' : ''}. ${bid.company_name} can see that.`}
          </Banner>
          {mayBid ? (
            <Button busy={busy === 'accept'} onPress={() => void answer('ACCEPTED')}>
              Bid after all
            </Button>
          ) : null}
        </>
      ) : mayBid ? (
        <>
          {isOneColumn ? (
            <div className={styles.bar} data-bar="">
              <div className={styles.barSum}>
                <span>{missing.length > 0 ? missing.join(', ') : 'Base bid'}</span>
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
                We will bid
              </Button>
            ) : null}
            <Button size="small" variant="quiet" onPress={() => setIsDeclining(true)}>
              {last ? 'Withdraw bid' : 'Decline'}
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
  if (state === 'saving' || state === 'waiting') return 'Saving';
  if (state === 'failed') return 'Not saved';
  return savedAt === null ? 'Nothing typed yet' : `Saved ${moment(savedAt)}`;
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
      title={hasBid ? 'Withdraw your bid?' : 'Decline to bid?'}
      size="small"
      onCloseRequest={onClose}
      actions={
        <>
          <Button onPress={onClose}>Cancel</Button>
          <Button variant="primary" onPress={() => onDecline(reason)}>
            {hasBid ? 'Withdraw bid' : 'Decline'}
          </Button>
        </>
      }
    >
      <Stack gap={3}>
        <Text>You can still bid after all until bids are due.</Text>
        <TextArea label="Reason" value={reason} onChange={setReason} maxLength={500} startsFocused />
      </Stack>
    </Dialog>
  );
}
