import { useBlocker } from 'react-router-dom';
import { Confirm } from '#design-system/overlays/Confirm/Confirm.tsx';
import { losesWork } from './claims.ts';

/**
 * Asks before a move that loses work, whatever starts it: a link, a closed flyout, the browser's back (docs/product/frame.md). It stands once in the
 * frame, since the router asks one guard only.
 */
export function UnsavedGuard() {
  const blocker = useBlocker(({ currentLocation, nextLocation }) => losesWork(currentLocation, nextLocation));
  if (blocker.state !== 'blocked') return null;
  return (
    <Confirm
      title="Your changes won't be saved"
      cancelLabel="Go back"
      confirmLabel="Discard changes"
      onCancel={() => blocker.reset()}
      onConfirm={() => blocker.proceed()}
    >
      We won't be able to save your data if you move away from this page.
    </Confirm>
  );
}
