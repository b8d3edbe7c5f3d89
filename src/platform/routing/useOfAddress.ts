import { startTransition, use, useContext, useEffect, useState } from 'react';
import { UNSAFE_DataRouterContext, UNSAFE_LocationContext } from 'react-router-dom';
import { usePathname } from './PageAddress.tsx';

/** An address of the app: path and query. */
export interface ReadAddress {
  pathname: string;
  search: string;
}

/**
 * What `read` finds in the address, e.g. one parameter of it. Who asks is drawn anew where that is another, not where something else in the
 * address changes, as with the router's own hooks; and together with what those draw anew. `read` is the same function between renders.
 */
export function useOfAddress<Found extends string | number | null>(
  read: (address: ReadAddress) => Found,
): Found {
  const router = useContext(UNSAFE_DataRouterContext)?.router;
  const pathname = usePathname();
  const location = router?.state.location ?? use(UNSAFE_LocationContext).location;
  // While another page is on its way, the one that is left keeps what it showed.
  const look = () => ({
    pathname,
    read,
    found: read(location.pathname === pathname ? location : { pathname, search: '' }),
  });
  const [held, hold] = useState(look);
  const isAnother = !router || held.pathname !== pathname || held.read !== read;
  const now = isAnother ? look() : held;
  if (isAnother && router) hold(now);
  useEffect(() => {
    if (!router) return undefined;
    // The router tells of one move several times.
    let told: Found | undefined;
    const follow = (address: ReadAddress) => {
      if (address.pathname !== pathname) return;
      const found = read(address);
      if (found === told) return;
      told = found;
      hold((last) => (last.found === found && last.read === read ? last : { pathname, read, found }));
    };
    follow(router.state.location);
    return router.subscribe(({ location }) => startTransition(() => follow(location)));
  }, [router, pathname, read]);
  return now.found;
}
