import { useIsFetching } from '@tanstack/react-query';
import { type ReactNode, useLayoutEffect, useState } from 'react';
import { useWaitingRegion, WaitingRegion } from '#design-system/feedback/Skeleton/waitingRegion.tsx';
import * as styles from './InOnePiece.css.ts';

export interface InOnePieceProps {
  /** The place of it all, about as high as it will be. */
  place: ReactNode;
  children: ReactNode;
}

/**
 * Parts that each read what they show, and whose heights nobody knows before: they come together once the last one is there, so that
 * none gives way to another. What is read anew later stays where it is. A part that has to be tried again holds up nothing.
 */
export function InOnePiece({ place, children }: InOnePieceProps) {
  const { isWaiting, region } = useWaitingRegion();
  const [isPlaced, setPlaced] = useState(false);
  const isRetrying = useIsFetching({ predicate: ({ state }) => state.fetchFailureCount > 0 }) > 0;
  useLayoutEffect(() => {
    // What waits in it is known once it has been drawn.
    // oxlint-disable-next-line react/set-state-in-effect
    if (isRetrying || (!isWaiting && region.isEmpty())) setPlaced(true);
  }, [isWaiting, isRetrying, region]);
  return (
    <div className={styles.piece}>
      {isPlaced ? null : <div className={styles.part}>{place}</div>}
      <div className={styles.part} data-hidden={!isPlaced || undefined}>
        <WaitingRegion value={region}>{children}</WaitingRegion>
      </div>
    </div>
  );
}
