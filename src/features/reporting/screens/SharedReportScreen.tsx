import { useMemo, useRef, useState } from 'react';
import { Button } from '#design-system/actions/Button/Button.tsx';
import { Skeleton } from '#design-system/feedback/Skeleton/Skeleton.tsx';
import { Form } from '#design-system/inputs/Form/Form.tsx';
import { TextField } from '#design-system/inputs/TextField/TextField.tsx';
import { formatDate } from '#domain/dates';
import { pageRoom, REPORT_SHARES } from '#domain/reporting';
import { isAppError } from '#platform/api';
import { Notice, usePrintInLight, useStartFocus } from '#shared/page';
import { PaperDesk } from '../components/PaperDesk.tsx';
import * as styles from '../components/Share.css.ts';
import { usePaper } from '../components/usePaper.ts';
import { toRunPaper } from '../model/runFigures.ts';
import type { SharedReport } from '../sharedReportCalls.ts';
import * as t from '../texts.ts';
import { type SharedView, useSharedReport } from '../useSharedReport.ts';

/** A run as somebody without an account reads it, by a link (docs/product/reporting.md). */
export default function SharedReportScreen() {
  // What stands behind `#` is in no log of a server.
  const [token] = useState(() => location.hash.slice(1));
  const { view, enter } = useSharedReport(token);
  const [isEntered, setEntered] = useState(false);
  if (view.kind === 'open')
    return <Shared company={view.company} report={view.report} startsFocused={isEntered} />;
  if (view.kind === 'loading')
    return (
      <div className={styles.shared}>
        <Skeleton height={560} />
      </div>
    );
  if (view.kind === 'closed')
    return (
      <Password
        view={view}
        onEnter={(password) => {
          setEntered(true);
          return enter(password);
        }}
      />
    );
  if (view.kind === 'failed')
    return (
      <Notice
        scene="barred"
        title={t.theReportCouldNotBeOpened}
        actions={
          <Button variant="primary" onPress={() => location.reload()}>
            {t.tryAgain}
          </Button>
        }
      >
        {isAppError(view.error) ? view.error.message : t.somethingUnexpectedHappenedTryAgain}
      </Notice>
    );
  return (
    <Notice
      scene="barred"
      title={view.kind === 'ended' ? t.thisLinkNoLongerWorks : t.thisLinkDoesNotOpen}
      actions={null}
    >
      {view.kind === 'ended' ? <Ended /> : t.itMayBeIncompleteRevoked}
    </Notice>
  );
}

/** It comes while somebody reads: what had the focus is gone. */
function Ended() {
  const room = useStartFocus<HTMLDivElement>();
  return (
    <div ref={room}>
      <div role="alert" tabIndex={-1} data-autofocus>
        {t.itWasRevoked}
      </div>
    </div>
  );
}

interface PasswordProps {
  view: Extract<SharedView, { kind: 'closed' }>;
  onEnter: (password: string) => Promise<void>;
}

function Password({ view: { company, why }, onEnter }: PasswordProps) {
  const [password, setPassword] = useState('');
  const [isSent, setSent] = useState(false);
  const [wrong, setWrong] = useState(0);
  // A wrong one leaves the field empty and the button off: what comes next is typed.
  const form = useStartFocus<HTMLDivElement>(`try ${wrong}`);
  const send = () => {
    setSent(true);
    void onEnter(password).then(() => {
      setSent(false);
      setPassword('');
      setWrong((before) => before + 1);
    });
  };
  return (
    <Notice scene="barred" title={t.companySharesAReport(company)} actions={null}>
      <div ref={form}>
        <Form label={t.passwordOfTheReport} onSubmit={send}>
          <TextField
            label={t.password}
            type="password"
            required
            startsFocused
            maxLength={REPORT_SHARES.mostPassword}
            value={password}
            onChange={setPassword}
            error={
              why === 'LOCKED'
                ? t.tooManyWrongPasswordsTry(REPORT_SHARES.pauseMinutes)
                : why === 'WRONG_PASSWORD'
                  ? t.thisPasswordIsWrongAsk
                  : undefined
            }
          />
          <Button
            variant="primary"
            type="submit"
            busy={isSent}
            disabledReason={password === '' ? t.enterThePassword : undefined}
          >
            {t.openTheReport}
          </Button>
        </Form>
      </div>
    </Notice>
  );
}

interface SharedProps {
  company: string;
  report: SharedReport;
  /** A password was entered for it: what had the focus went with its form. */
  startsFocused: boolean;
}

function Shared({ company, report, startsFocused }: SharedProps) {
  const { name, description, as_of: asOf, expires_on: expires, recipient, watermark, figures } = report;
  const { draft, layout, facts } = useMemo(
    () => toRunPaper({ report: { name, description }, as_of: asOf, figures }),
    [name, description, asOf, figures],
  );
  const paper = useRef<HTMLDivElement>(null);
  const room = useStartFocus<HTMLDivElement>();
  usePaper(pageRoom(draft).millimetres);
  usePrintInLight();
  return (
    <div ref={room} className={styles.shared}>
      <div className={styles.sharedHead}>
        <div>
          <h1 className={styles.sharedTitle} tabIndex={-1} data-autofocus={startsFocused || undefined}>
            {name}
          </h1>
          <p className={styles.quiet}>
            {t.companyForRecipientFigures(company, recipient, formatDate(asOf), formatDate(expires))}
          </p>
        </div>
        <Button onPress={() => window.print()}>{t.print}</Button>
      </div>
      <PaperDesk ref={paper} draft={draft} layout={layout} facts={facts} watermark={watermark} />
    </div>
  );
}
