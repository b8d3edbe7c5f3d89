import { useCallback, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import {
  type Address,
  closedAddress,
  type FlyoutDefinition,
  type FlyoutId,
  openAddress,
  readFlyout,
} from './flyoutAddress.ts';

/** What an entry of the history knows that was made by opening a flyout: the address below it. */
interface Opened {
  below: string;
}

const textOf = ({ pathname, search }: Address) => pathname + search;
const openedOf = (state: unknown): Opened | undefined =>
  typeof state === 'object' && state !== null && 'below' in state ? (state as Opened) : undefined;

/**
 * A flyout that lives in the address: a link opens it, the browser's back closes it. One that takes another's place takes its place in
 * the history, too, so that back never walks through what was looked at on the way. Unsaved work is asked about by the guard.
 */
export function useFlyout(flyout: FlyoutDefinition) {
  const location = useLocation();
  const navigate = useNavigate();
  const latest = useRef({ location, navigate });
  useLayoutEffect(() => {
    latest.current = { location, navigate };
  });
  const open = useCallback(
    (id: FlyoutId) => {
      const { location, navigate } = latest.current;
      const closed = textOf(closedAddress(location));
      const isOpen = closed !== textOf(location);
      const opened: Opened | undefined = isOpen ? openedOf(location.state) : { below: closed };
      void navigate(openAddress(flyout, id, location), {
        replace: isOpen,
        state: opened,
        preventScrollReset: true,
      });
    },
    [flyout],
  );
  const close = useCallback(() => {
    const { location, navigate } = latest.current;
    const closed = closedAddress(location);
    // The page as it is now lies right below: go back to it. Else (a link led here, filters have changed) put it in this place.
    if (openedOf(location.state)?.below === textOf(closed)) void navigate(-1);
    else void navigate(closed, { replace: true, preventScrollReset: true });
  }, []);
  return { openId: readFlyout(flyout, location), open, close };
}
