import { onlineManager, useMutationState } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { Button } from '#design-system/actions/Button/Button.tsx';
import { Banner } from '#design-system/feedback/Banner/Banner.tsx';
import { WifiOff } from '#design-system/icons/shapes.ts';
import { isReachable } from '#platform/api';
import * as t from '../texts.ts';
import * as styles from './OfflineBanner.css.ts';

const clock = new Intl.DateTimeFormat('en-US', { hour: 'numeric', minute: '2-digit', hourCycle: 'h23' });

/** Says that the network is gone, how old the figures are and what still works; gone as soon as it is back. */
export function OfflineBanner() {
  const [since, setSince] = useState<Date | null>(() => (onlineManager.isOnline() ? null : new Date()));
  const [tries, setTries] = useState<'idle' | 'busy' | 'failed'>('idle');
  useEffect(
    () =>
      onlineManager.subscribe((online) => {
        setTries('idle');
        setSince((old) => (online ? null : (old ?? new Date())));
      }),
    [],
  );
  const waiting = useMutationState({
    filters: { predicate: ({ state }) => state.isPaused },
    select: ({ mutationId }) => mutationId,
  }).length;
  if (since === null) return null;
  const tryAgain = async () => {
    setTries('busy');
    // What waits goes on by itself once the server answers.
    if (await isReachable()) onlineManager.setOnline(true);
    else setTries('failed');
  };
  return (
    <div className={styles.place}>
      <Banner
        tone="caution"
        icon={WifiOff}
        action={
          <Button size="small" busy={tries === 'busy'} onPress={() => void tryAgain()}>
            {t.tryAgain}
          </Button>
        }
      >
        {t.youAreOfflineData(clock.format(since))}
        {waiting === 0 ? null : t.sentWhenYouAreBack(waiting, t.changeWord(waiting))}
        {tries === 'failed' ? t.thereIsStillNoConnection : null}
      </Banner>
    </div>
  );
}
