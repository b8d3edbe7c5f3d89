import { useCallback, useContext } from 'react';
import {
  createSearchParams,
  type NavigateOptions,
  type SetURLSearchParams,
  UNSAFE_DataRouterContext,
  useSearchParams,
} from 'react-router-dom';
import { useOfAddress } from './useOfAddress.ts';

/**
 * Writes parameters of the address. A change starts from what the address holds by then: the router's own `useSearchParams` starts from
 * what was drawn last, so that of two changes before the page is drawn anew the first was lost.
 */
export function useChangeAddress(): SetURLSearchParams {
  const router = useContext(UNSAFE_DataRouterContext)?.router;
  return useCallback<SetURLSearchParams>(
    (next, options?: NavigateOptions) => {
      if (!router)
        throw new Error('The address can only be changed under a router made by createBrowserRouter.');
      // Another page is on its way: what this one still says of itself would call the move off.
      const { navigation, location } = router.state;
      if (navigation.location && navigation.location.pathname !== location.pathname) return;
      const init = typeof next === 'function' ? next(new URLSearchParams(location.search)) : next;
      void router.navigate(`?${createSearchParams(init).toString()}`, options);
    },
    [router],
  );
}

/** The parameters of the address, and a way to write them. */
export function useAddress(): [URLSearchParams, SetURLSearchParams] {
  const [drawn, setDrawn] = useSearchParams();
  const change = useChangeAddress();
  return [drawn, useContext(UNSAFE_DataRouterContext) ? change : setDrawn];
}

/** One parameter of the address; null where it does not stand there. Who asks is drawn anew where it changes, and not with the others. */
export function useParameter(name: string): string | null {
  return useOfAddress(useCallback(({ search }) => new URLSearchParams(search).get(name), [name]));
}
