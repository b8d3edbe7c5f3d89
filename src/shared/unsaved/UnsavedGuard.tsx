import { useEffect, useEffectEvent, useRef } from 'react';
import { type Location, NavigationType, useBlocker, useLocation, useNavigate } from 'react-router-dom';
import { Confirm } from '#design-system/overlays/Confirm/Confirm.tsx';
import { losesWork, whenReleased } from './claims.ts';

/** A move that is asked about. */
interface Move {
  to: Location;
  isPush: boolean;
}

/**
 * Asks before a move that loses work, whatever starts it: a link, a closed flyout, the browser's back (docs/product/frame.md). It stands once in the
 * frame, since the router asks one guard only.
 */
export function UnsavedGuard() {
  const navigate = useNavigate();
  const held = useRef<Move>(undefined);
  const blocker = useBlocker(({ currentLocation, nextLocation, historyAction }) => {
    const isHeld = losesWork(currentLocation, nextLocation);
    held.current = isHeld ? { to: nextLocation, isPush: historyAction === NavigationType.Push } : undefined;
    return isHeld;
  });
  const location = useLocation();
  const isAsking = blocker.state === 'blocked';
  const settle = (how: () => void) => {
    held.current = undefined;
    how();
  };
  const goOn = useEffectEvent((move: Move | undefined) => {
    if (!move) return;
    // Whoever let go has moved, e.g. to the id that was given to what was new: that ended the question, not the person's own move.
    if (held.current !== move)
      void navigate(move.to, { replace: !move.isPush, state: move.to.state as unknown });
    else if (blocker.state === 'blocked' && !losesWork(location, blocker.location)) settle(blocker.proceed);
  });
  // Saved while the question stood: there is nothing left to ask. Whoever let go of it may move first.
  useEffect(
    () =>
      whenReleased(() => {
        const move = held.current;
        queueMicrotask(() => goOn(move));
      }),
    [],
  );
  // Saved before the question could be drawn.
  useEffect(() => {
    if (isAsking) queueMicrotask(() => goOn(held.current));
  }, [isAsking]);
  if (!isAsking) return null;
  return (
    <Confirm
      title="Your changes won't be saved"
      cancelLabel="Go back"
      confirmLabel="Discard changes"
      onCancel={() => settle(blocker.reset)}
      onConfirm={() => settle(blocker.proceed)}
    >
      We won't be able to save your data if you move away from this page.
    </Confirm>
  );
}
