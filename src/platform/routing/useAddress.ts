import { useCallback, useContext } from 'react';
import { type SetURLSearchParams, UNSAFE_DataRouterContext, useSearchParams } from 'react-router-dom';

/**
 * The parameters of the address, and a way to write them. A change starts from what the address holds by then: the router's own
 * `useSearchParams` starts from what was drawn last, so that of two changes before the page is drawn anew the first was lost.
 */
export function useAddress(): [URLSearchParams, SetURLSearchParams] {
  const [drawn, set] = useSearchParams();
  const router = useContext(UNSAFE_DataRouterContext)?.router;
  const change = useCallback<SetURLSearchParams>(
    (next, options) =>
      set(
        typeof next === 'function'
          ? (last) => next(router ? new URLSearchParams(router.state.location.search) : last)
          : next,
        options,
      ),
    [router, set],
  );
  return [drawn, change];
}
