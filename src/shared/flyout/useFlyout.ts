import { useCallback, useLayoutEffect, useRef } from 'react';
import { type Location, type NavigateFunction, useLocation, useNavigate } from 'react-router-dom';
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

interface Latest {
  location: Location;
  navigate: NavigateFunction;
  /** The address that was asked for and has not come yet. */
  asked: string | undefined;
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
  const latest = useRef<Latest>({ location, navigate, asked: undefined });
  useLayoutEffect(() => {
    const { asked, location: before } = latest.current;
    latest.current = { location, navigate, asked: before.key === location.key ? asked : undefined };
  });
  const open = useCallback(
    (id: FlyoutId) => {
      const { location, navigate, asked } = latest.current;
      const target = openAddress(flyout, id, location);
      // It is open. To go where one is would only take away a move that is asked about.
      if (textOf(target) === textOf(location)) return;
      // A double press asks twice before the page has moved: a second entry of the history would take a second Escape.
      const isAgain = asked === textOf(target);
      latest.current.asked = textOf(target);
      const closed = textOf(closedAddress(location));
      const isOpen = closed !== textOf(location);
      const opened: Opened | undefined = isOpen ? openedOf(location.state) : { below: closed };
      void navigate(target, {
        replace: isOpen || isAgain,
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
