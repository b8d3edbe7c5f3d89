import { useCallback, useContext } from 'react';
import { type NavigateOptions, type To, UNSAFE_DataRouterContext } from 'react-router-dom';

/**
 * Goes to an address that begins at the root or with `?`. Unlike the router's `useNavigate`, who asks for it is not drawn anew with every
 * change of the address.
 */
export function useGo(): (to: To, options?: NavigateOptions) => void {
  const router = useContext(UNSAFE_DataRouterContext)?.router;
  return useCallback(
    (to: To, options?: NavigateOptions) => {
      if (!router)
        throw new Error(
          'useGo was called outside of a router made by createBrowserRouter or createMemoryRouter.',
        );
      void router.navigate(to, options);
    },
    [router],
  );
}
