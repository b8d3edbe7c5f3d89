import { useEffect, useEffectEvent } from 'react';
import { useBlocker, useLocation } from 'react-router-dom';
import { losesWork, whenReleased } from './claims.ts';
import { UnsavedQuestion } from './UnsavedQuestion.tsx';

/**
 * Asks before a move that loses work, whatever starts it: a link, a closed flyout, the browser's back (docs/product/frame.md). It stands once in the
 * frame, since the router asks one guard only.
 */
export function UnsavedGuard() {
  const blocker = useBlocker(({ currentLocation, nextLocation }) => losesWork(currentLocation, nextLocation));
  const location = useLocation();
  const isAsking = blocker.state === 'blocked';
  const goOn = useEffectEvent(() => {
    if (blocker.state === 'blocked' && !losesWork(location, blocker.location)) blocker.proceed();
  });
  // Saved while the question stood: there is nothing left to ask. Whoever let go of it may move first.
  useEffect(() => (isAsking ? whenReleased(() => queueMicrotask(goOn)) : undefined), [isAsking]);
  if (!isAsking) return null;
  return <UnsavedQuestion onStay={() => blocker.reset()} onDiscard={() => blocker.proceed()} />;
}
