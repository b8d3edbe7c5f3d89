import type { INavigator } from 'oidc-client-ts';

/** How long the provider may take before the page itself goes to sign in, in milliseconds. */
const patienceMs = 10_000;

/**
 * Asks the provider of this origin without leaving the page: the request follows its redirects, and the address where it ends holds the
 * answer, whatever is served there. Only a provider of the page's own origin can be asked so.
 */
export const quietVisit: INavigator = {
  prepare: () =>
    Promise.resolve({
      close: () => undefined,
      navigate: async ({ url }) => {
        const answer = await fetch(url, {
          credentials: 'same-origin',
          signal: AbortSignal.timeout(patienceMs),
        });
        return { url: answer.url };
      },
    }),
  callback: () => Promise.resolve(),
};
