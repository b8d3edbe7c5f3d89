import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '#design-system/actions/Button/Button.tsx';
import { Checkbox } from '#design-system/inputs/Checkbox/Checkbox.tsx';
import { DateField } from '#design-system/inputs/DateField/DateField.tsx';
import { Switch } from '#design-system/inputs/Switch/Switch.tsx';
import { TextField } from '#design-system/inputs/TextField/TextField.tsx';
import { Stack } from '#design-system/layout/Stack/Stack.tsx';
import { Dialog } from '#design-system/overlays/Dialog/Dialog.tsx';
import { addDays, formatDate } from '#domain/dates';
import { normalizeEmail } from '#domain/people';
import { isInternalCard, REPORT_SHARES, shareProblems } from '#domain/reporting';
import { useCopy } from '#shared/clipboard';
import { useFaultFocus } from '#shared/draft';
import { useCompanyToday, useProjectId } from '#shared/project';
import { useMakeShare } from '../reportShareMutations.ts';
import {
  type MadeReportShare,
  type ReportRun,
  type ReportShareCreate,
  shareListQuery,
} from '../reportingQueries.ts';
import * as t from '../texts.ts';
import { ShareList } from './ShareList.tsx';
import * as styles from './Share.css.ts';

export interface ShareDialogProps {
  run: ReportRun;
  onClose: () => void;
}

/** Links of a run for people without an account: made, copied, mailed, followed and revoked. */
export function ShareDialog({ run, onClose }: ShareDialogProps) {
  const [made, setMade] = useState<MadeReportShare>();
  const { data: links } = useQuery(shareListQuery(useProjectId(), run.id));
  const kept = links?.results.find(({ id }) => id === made?.share.id);
  return (
    <Dialog
      title={t.shareWithOwner}
      size="wide"
      onCloseRequest={onClose}
      actions={<Button onPress={onClose}>{t.done}</Button>}
    >
      <p className={styles.about}>
        {t.nameRunDateValueCosts(
          run.report.name,
          formatDate(run.as_of),
          run.page_count === 1 ? t.page1 : t.pagesPages(run.page_count),
        )}
      </p>
      <div className={styles.columns}>
        {made ? (
          <MadeLink made={made} isRevoked={kept?.state === 'REVOKED'} onAnother={() => setMade(undefined)} />
        ) : (
          <ShareForm run={run} onMade={setMade} />
        )}
        <ShareList runId={run.id} />
      </div>
    </Dialog>
  );
}

interface MadeLinkProps {
  made: MadeReportShare;
  /** It opens nothing any more, so there is nothing to copy. */
  isRevoked: boolean;
  onAnother: () => void;
}

function MadeLink({ made: { share, address }, isRevoked, onAnother }: MadeLinkProps) {
  const copy = useCopy({
    done: t.linkCopied,
    failed: t.theLinkCouldNotBeCopied,
    instead: t.selectItInTheField,
  });
  if (isRevoked)
    return (
      <Stack gap={3}>
        <p className={styles.quiet}>{t.theLinkForRecipient(share.recipient)}</p>
        <div className={styles.tools}>
          <Button onPress={onAnother}>{t.anotherLink}</Button>
        </div>
      </Stack>
    );
  return (
    <Stack gap={3}>
      <TextField
        label={t.linkForRecipient(share.recipient)}
        readOnly
        startsFocused
        value={address}
        onChange={() => undefined}
        hint={share.mailed_at === null ? t.copyItNow : t.mailedToEmail(share.email)}
      />
      {share.has_password ? <p className={styles.quiet}>{t.sendThePasswordSeparately}</p> : null}
      <div className={styles.tools}>
        <Button variant="primary" onPress={() => copy(address)}>
          {t.copyLink}
        </Button>
        <Button onPress={onAnother}>{t.anotherLink}</Button>
      </div>
    </Stack>
  );
}

function ShareForm({ run, onMade }: { run: ReportRun; onMade: (made: MadeReportShare) => void }) {
  const today = useCompanyToday();
  const { papers } = run.figures;
  const [draft, setDraft] = useState<ReportShareCreate>(() => ({
    recipient: '',
    email: '',
    expires_on: addDays(today, REPORT_SHARES.days),
    password: '',
    has_watermark: true,
    tells_opening: true,
    hidden_keys: papers.filter(({ kind }) => isInternalCard(kind)).map(({ key }) => key),
    is_mailed: false,
  }));
  const [isTried, setTried] = useState(false);
  const [refusals, setRefusals] = useState(0);
  const fields = useFaultFocus<HTMLDivElement>(refusals);
  const make = useMakeShare(run.id);
  const change = (part: Partial<ReportShareCreate>) => setDraft({ ...draft, ...part });
  const said = (isMailed: boolean): ReportShareCreate => {
    const { password = '', email = '', recipient, ...rest } = draft;
    return {
      ...rest,
      recipient: recipient.trim(),
      email: normalizeEmail(email),
      is_mailed: isMailed,
      ...(password !== '' && { password }),
    };
  };
  const problems = shareProblems(said(draft.is_mailed), papers, today);
  const problem = (field: string) => (isTried ? problems[field]?.[0] : undefined);
  const send = (isMailed: boolean) => {
    change({ is_mailed: isMailed });
    setTried(true);
    const body = said(isMailed);
    if (Object.keys(shareProblems(body, papers, today)).length > 0) setRefusals(refusals + 1);
    else make.mutate(body, { onSuccess: onMade });
  };
  const toggle = (key: string, isShown: boolean) =>
    change({
      hidden_keys: isShown ? draft.hidden_keys.filter((one) => one !== key) : [...draft.hidden_keys, key],
    });
  return (
    <Stack gap={3}>
      <div ref={fields} className={styles.pair}>
        <TextField
          label={t.forWord}
          required
          startsFocused
          maxLength={REPORT_SHARES.recipient}
          value={draft.recipient}
          error={problem('recipient')}
          onChange={(recipient) => change({ recipient })}
        />
        <TextField
          label={t.eMail}
          type="email"
          value={draft.email ?? ''}
          error={problem('email')}
          onChange={(email) => change({ email })}
        />
        <DateField
          label={t.expires}
          required
          today={today}
          minimum={today}
          maximum={addDays(today, REPORT_SHARES.mostDays)}
          value={draft.expires_on}
          error={problem('expires_on')}
          onChange={(day) => change({ expires_on: day ?? today })}
        />
        <TextField
          label={t.password}
          type="password"
          hint={t.ifBlankNoneIsNeeded(REPORT_SHARES.leastPassword)}
          maxLength={REPORT_SHARES.mostPassword}
          value={draft.password ?? ''}
          error={problem('password')}
          onChange={(password) => change({ password })}
        />
      </div>
      <Switch
        label={t.watermarkValueAndDay(draft.recipient.trim() || t.nameWord)}
        checked={draft.has_watermark}
        onChange={(isOn) => change({ has_watermark: isOn })}
      />
      <Switch
        label={t.notifyMeWhen}
        checked={draft.tells_opening}
        onChange={(isOn) => change({ tells_opening: isOn })}
      />
      <fieldset className={styles.cards}>
        <legend>{t.cardsToShow}</legend>
        {papers.map(({ key, title, kind }) => (
          <Checkbox
            key={key}
            label={title}
            {...(isInternalCard(kind) && { hint: t.leftOutUnlessYouCheck })}
            checked={!draft.hidden_keys.includes(key)}
            onChange={(isShown) => toggle(key, isShown)}
          />
        ))}
      </fieldset>
      {problem('hidden_keys') === undefined ? null : (
        <p className={styles.problem} role="alert">
          {problem('hidden_keys')}
        </p>
      )}
      {make.error ? (
        <p className={styles.problem} role="alert">
          {make.error.message}
        </p>
      ) : null}
      <div className={styles.tools}>
        <Button variant="primary" busy={make.isPending} onPress={() => send(false)}>
          {t.makeLink}
        </Button>
        <Button busy={make.isPending} onPress={() => send(true)}>
          {t.sendByMail}
        </Button>
      </div>
    </Stack>
  );
}
