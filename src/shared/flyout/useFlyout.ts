import { useCallback, useContext, useEffect, useMemo, useRef } from 'react';
import { UNSAFE_DataRouterContext } from 'react-router-dom';
import { type ReadAddress, useOfAddress } from '#platform/routing';
import {
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

const textOf = ({ pathname, search }: ReadAddress) => pathname + search;
const openedOf = (state: unknown): Opened | undefined =>
  typeof state === 'object' && state !== null && 'below' in state ? (state as Opened) : undefined;

/** Opens a flyout and closes what is open. Who only does that is not drawn anew where something opens. */
export function useFlyoutMoves(flyout: FlyoutDefinition) {
  const router = useContext(UNSAFE_DataRouterContext)?.router;
  // The address that was asked for and has not come yet.
  const asked = useRef<string>(undefined);
  useEffect(() => {
    let here = router?.state.location;
    return router?.subscribe(({ location }) => {
      if (location === here) return;
      here = location;
      asked.current = undefined;
    });
  }, [router]);
  return useMemo(() => {
    const open = (id: FlyoutId) => {
      if (!router) return;
      const { location } = router.state;
      const target = openAddress(flyout, id, location);
      // It is open. To go where one is would only take away a move that is asked about.
      if (textOf(target) === textOf(location)) return;
      // A double press asks twice before the page has moved: a second entry of the history would take a second Escape.
      const isAgain = asked.current === textOf(target);
      asked.current = textOf(target);
      const closed = textOf(closedAddress(location));
      const isOpen = closed !== textOf(location);
      const opened: Opened | undefined = isOpen ? openedOf(location.state) : { below: closed };
      void router.navigate(target, {
        replace: isOpen || isAgain,
        state: opened,
        preventScrollReset: true,
      });
    };
    const close = () => {
      if (!router) return;
      const { location } = router.state;
      const closed = closedAddress(location);
      // The page as it is now lies right below: go back to it. Else (a link led here, filters have changed) put it in this place.
      if (openedOf(location.state)?.below === textOf(closed)) void router.navigate(-1);
      else void router.navigate(closed, { replace: true, preventScrollReset: true });
    };
    return { open, close };
  }, [router, flyout]);
}

/**
 * A flyout that lives in the address: a link opens it, the browser's back closes it. One that takes another's place takes its place in
 * the history, too, so that back never walks through what was looked at on the way. Unsaved work is asked about by the guard.
 */
export function useFlyout(flyout: FlyoutDefinition) {
  const openId = useOfAddress(useCallback((address: ReadAddress) => readFlyout(flyout, address), [flyout]));
  return { openId, ...useFlyoutMoves(flyout) };
}

const searchBehind = (address: ReadAddress) => closedAddress(address).search;

/** The parameters of the page itself, e.g. its filters: what opens over it changes nothing here. */
export function useAddressBehind(): URLSearchParams {
  const search = useOfAddress(searchBehind);
  return useMemo(() => new URLSearchParams(search), [search]);
}
