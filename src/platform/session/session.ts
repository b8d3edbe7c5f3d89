/** What the session needs of a signed-in user; the OpenID library's `User` satisfies it. */
export interface Tokens {
  access_token: string;
  refresh_token?: string;
  /** Seconds since 1970. */
  expires_at?: number;
  state?: unknown;
}

/** The part of the OpenID library's `UserManager` that the session stands on. */
export interface TokenSource {
  getUser(): Promise<Tokens | null>;
  signinSilent(): Promise<Tokens | null>;
  signinRedirect(options: { state: unknown; login_hint?: string; prompt?: 'login' }): Promise<void>;
  signinCallback(url: string): Promise<Tokens | undefined>;
  signoutRedirect(): Promise<void>;
  removeUser(): Promise<void>;
}

interface SignInOptions {
  /** The e-mail address to start with. */
  loginHint?: string | undefined;
  /** Asks for the password even where the provider still knows somebody. */
  afresh?: boolean;
}

/** A tab's sign-in. */
export interface Session {
  /** An access token that is good for at least half a minute. Never settles once the page is on its way to sign-in. */
  accessToken(): Promise<string>;
  /** A new access token, whatever the old one claims: for a server that refused it. Calls at one time share one renewal. */
  renew(): Promise<string>;
  /** Sends the page to sign-in and comes back to `path`. Only the first call of a page counts. */
  signIn(path: string, options?: SignInOptions): Promise<never>;
  /** Finishes the redirect back from sign-in. Answers the path to go on to; rejects with the provider's reason. */
  completeSignIn(url: string): Promise<string>;
  /** Ends the session here and at the provider; the page leaves. */
  signOut(): Promise<never>;
}

/** Seconds before expiry at which a token counts as spent: a call may take a while and clocks differ. */
const margin = 30;

interface Surroundings {
  now: () => number;
  /** Path, query and fragment the person is at. */
  here: () => string;
}

/** The session over a token source that is opened on first need, so that pages without sign-in never load the library. */
export function createSession(open: () => Promise<TokenSource>, { now, here }: Surroundings): Session {
  let opened: Promise<TokenSource> | undefined;
  let renewing: Promise<string> | undefined;
  let leaving: Promise<never> | undefined;
  const source = () => (opened ??= open());

  const leave = (depart: (source: TokenSource) => Promise<void>): Promise<never> =>
    (leaving ??= source()
      .then(depart)
      .then(forever, (error: unknown) => {
        leaving = undefined;
        throw error;
      }));
  const signIn = (path: string, { loginHint, afresh }: SignInOptions = {}) =>
    leave((tokens) =>
      tokens.signinRedirect({
        state: { path },
        ...(loginHint ? { login_hint: loginHint } : {}),
        ...(afresh ? { prompt: 'login' as const } : {}),
      }),
    );

  async function renewOnce(): Promise<string> {
    if (leaving) return leaving;
    const tokens = await source();
    try {
      const held = await tokens.getUser();
      const user = held?.refresh_token ? await tokens.signinSilent() : null;
      if (user) return user.access_token;
    } catch (error) {
      if (!isRefusal(error)) throw error;
    }
    return signIn(here());
  }
  const renew = () => (renewing ??= renewOnce().finally(() => (renewing = undefined)));

  return {
    renew,
    signIn,
    async accessToken() {
      if (leaving) return leaving;
      if (renewing) return renewing;
      const user = await (await source()).getUser();
      const fresh = user && (user.expires_at ?? Infinity) - margin > now() / 1000;
      return fresh ? user.access_token : renew();
    },
    async completeSignIn(url) {
      const user = await (await source()).signinCallback(url);
      return localPath(user?.state);
    },
    signOut: () => leave((tokens) => tokens.signoutRedirect()),
  };
}

/** The provider said no (an OAuth error body), as against a network that failed. */
function isRefusal(error: unknown): boolean {
  return error instanceof Error && 'error' in error && typeof error.error === 'string';
}

/** Only a path of this origin may be gone on to, whatever the state says. */
function localPath(state: unknown): string {
  const path = typeof state === 'object' && state !== null && 'path' in state ? state.path : undefined;
  return typeof path === 'string' && /^\/(?![/\\])/.test(path) ? path : '/';
}

/** The page is being replaced: whoever waits must neither go on nor fail. */
function forever(): Promise<never> {
  return new Promise(() => {});
}
