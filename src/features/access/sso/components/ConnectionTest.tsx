import { useState } from 'react';
import { Button } from '#design-system/actions/Button/Button.tsx';
import { Link } from '#design-system/actions/Link/Link.tsx';
import { StatusTag } from '#design-system/feedback/StatusTag/StatusTag.tsx';
import { Icon } from '#design-system/icons/Icon/Icon.tsx';
import { RefreshCw } from '#design-system/icons/shapes.ts';
import { testWords } from '#domain/access';
import { personName } from '#domain/people';
import { dayWords } from '#shared/history';
import * as t from '../../texts.ts';
import { useTestConnection } from '../connectionMutations.ts';
import { durationText, STEP_ICONS, TEST_TONES } from '../model/connectionWords.ts';
import type { Connection } from '../ssoQueries.ts';
import * as styles from './ConnectionDetail.css.ts';

export interface ConnectionTestProps {
  connection: Connection;
  /** Why it cannot be tested now. */
  disabledReason: string | undefined;
}

const afterTest = t.theConnectionCanBeTurned;

/** The last test, step by step, and the next one. The sign-in is for a window of its own; its outcome comes back here. */
export function ConnectionTest({ connection, disabledReason }: ConnectionTestProps) {
  const { test } = connection;
  const start = useTestConnection();
  const [now] = useState(() => new Date());
  const isWaiting = test?.state === 'waiting';
  const signInUrl = isWaiting ? start.data?.sign_in_url : null;
  const run = () =>
    start.mutate(connection, {
      onSuccess: ({ sign_in_url }) => {
        if (sign_in_url) window.open(sign_in_url, '_blank', 'noopener');
      },
    });
  return (
    <section className={styles.test} aria-label={t.connectionTest}>
      <div className={styles.testHead}>
        <h3 className={styles.testTitle}>{t.connectionTest}</h3>
        {test ? (
          <StatusTag
            label={testWords(test.steps)}
            tone={TEST_TONES[test.state]}
            icon={STEP_ICONS[test.state]}
          />
        ) : null}
        <span className={styles.spring} />
        <Button
          size="small"
          icon={RefreshCw}
          busy={start.isPending}
          disabledReason={disabledReason}
          onPress={run}
        >
          {test ? t.testAgain : t.test}
        </Button>
      </div>
      <ul className={styles.steps} aria-label={t.stepsOfTheTest}>
        {test?.steps.map(({ key, title, detail, state, milliseconds }) => (
          <li key={key} className={styles.step} data-state={state}>
            <span className={styles.stepIcon}>
              <Icon of={STEP_ICONS[state]} />
            </span>
            <div className={styles.stepText}>
              <div className={styles.stepTitle}>{title}</div>
              <div className={styles.small}>{detail}</div>
              {state === 'waiting' && signInUrl ? (
                <Link href={signInUrl} external>
                  {t.openTheSignIn}
                </Link>
              ) : null}
            </div>
            <span className={styles.small}>{durationText(milliseconds)}</span>
          </li>
        ))}
      </ul>
      <p className={styles.testFoot}>
        {test
          ? `${dayWords(test.at, now)}${test.by ? t.byPersonNamePiece(personName(test.by)) : ''}.`
          : t.notTestedSinceItsSettings}
        {connection.enabled ? null : ` ${afterTest}`}
      </p>
    </section>
  );
}
