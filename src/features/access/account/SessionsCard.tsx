import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '#design-system/actions/Button/Button.tsx';
import { Chip } from '#design-system/feedback/Chip/Chip.tsx';
import { Skeleton } from '#design-system/feedback/Skeleton/Skeleton.tsx';
import { useToasts } from '#design-system/feedback/Toast/ToastProvider.tsx';
import { Card } from '#design-system/layout/Card/Card.tsx';
import { Inline } from '#design-system/layout/Inline/Inline.tsx';
import { Stack } from '#design-system/layout/Stack/Stack.tsx';
import { Confirm } from '#design-system/overlays/Confirm/Confirm.tsx';
import { formatMoment } from '#domain/dates';
import type { components } from '#contract/api.ts';
import { isAppError } from '#platform/api';
import { LoadError } from '#shared/failure';
import { signOut } from '../signOut.ts';
import * as t from '../texts.ts';
import { sessionsQuery, signOutEverywhere, useEndSession } from './accountQueries.ts';
import * as styles from './SessionsCard.css.ts';

type Session = components['schemas']['Session'];

/** Where the account is signed in, and the way out of each. */
export function SessionsCard() {
  const { data, error, refetch } = useQuery(sessionsQuery);
  const { mutate: end } = useEndSession();
  const [asking, setAsking] = useState(false);
  return (
    <Card title={t.signedInDevices}>
      <Stack gap={4}>
        {error && !data ? (
          <LoadError what={t.sessions} error={error} onRetry={() => void refetch()} />
        ) : (
          <ul className={styles.list} aria-busy={!data || undefined}>
            {data?.results.map((session) => (
              <SessionRow key={session.id} session={session} onEnd={() => end(session.id)} />
            )) ?? (
              <li className={styles.row}>
                <Skeleton width="60%" />
              </li>
            )}
          </ul>
        )}
        <Inline>
          <Button onPress={() => setAsking(true)}>{t.signOutEverywhere}</Button>
        </Inline>
      </Stack>
      {asking ? <SignOutEverywhere onCancel={() => setAsking(false)} /> : null}
    </Card>
  );
}

function SessionRow({ session, onEnd }: { session: Session; onEnd: () => void }) {
  const device = session.device || t.unknownDevice;
  return (
    <li className={styles.row}>
      <div className={styles.what}>
        <div>{device}</div>
        <div className={styles.when}>{t.signedInMoment(formatMoment(session.signed_in_at))}</div>
      </div>
      {session.is_current ? (
        <Chip label={t.thisOne} />
      ) : (
        <Button size="small" onPress={onEnd}>
          {t.signOut}
        </Button>
      )}
    </li>
  );
}

function SignOutEverywhere({ onCancel }: { onCancel: () => void }) {
  const queryClient = useQueryClient();
  const { show } = useToasts();
  const leave = () => {
    signOutEverywhere().then(
      () => signOut(queryClient),
      (error: unknown) => {
        onCancel();
        show({
          tone: 'critical',
          title: t.youAreStillSignedIn,
          detail: isAppError(error) ? error.message : t.somethingUnexpectedHappenedTryAgain,
        });
      },
    );
  };
  return (
    <Confirm
      title={t.signOutEverywhereSentence}
      confirmLabel={t.signOutEverywhere}
      onCancel={onCancel}
      onConfirm={leave}
    >
      {t.everyBrowserSigned}
    </Confirm>
  );
}
