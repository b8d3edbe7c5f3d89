import { isOwnPath } from './ownPath.ts';

/** What the session needs of a signed-in user; the OpenID library's `User` satisfies it. */
export interface Tokens {
  access_token: string;
  refresh_token?: string;
  /** Seconds since 1970. */
  expires_at?: number;
  state?: unknown;
  /** Who is signed in, by the provider's number of the account. */
  profile?: { sub?: string; email?: string | undefined };
}

/** The part of the OpenID library's `UserManager` that the session stands on. */
export interface TokenSource {
  getUser(): Promise<Tokens | null>;
  /** By the refresh token that is held; where none is, by asking the provider whether it still knows who this is. */
  signinSilent(options?: { login_hint?: string }): Promise<Tokens | null>;
  signinRedirect(options: { state: unknown; login_hint?: string; prompt?: 'login' }): Promise<void>;
  /** Signs in in a window beside this one. */
  signinPopup(options: { login_hint?: string }): Promise<Tokens>;
  signinCallback(url: string): Promise<Tokens | undefined>;
  signoutRedirect(options?: { post_logout_redirect_uri: string }): Promise<void>;
  removeUser(): Promise<void>;
}

interface SignInOptions {
  /** The e-mail address to start with. */
  loginHint?: string | undefined;
  /** Asks for the password even where the provider still knows somebody. */
  afresh?: boolean;
}

/** Keeps the page when its session ends over work that is not saved. */
export interface EndKeeper {
  /** Whether leaving would lose something. */
  hasWork: () => boolean;
  /** Asks the person to sign in beside the page; resolves once they have. */
  ask: () => Promise<void>;
}

/** Somebody else signed in beside the page: what is on it is not theirs. */
export class OtherPersonError extends Error {
  override readonly name = 'OtherPersonError';
}

/** A tab's sign-in. */
export interface Session {
  /** An access token that is good for at least half a minute. Never settles once the page is on its way to sign-in. */
  accessToken(): Promise<string>;
  /** A new access token, whatever the old one claims: for a server that refused it. Calls at one time share one renewal. */
  renew(): Promise<string>;
  /**
   * Signs in whom the provider still knows, without leaving the page; anybody else is sent to sign-in and comes back to `path`.
   * For a page that shows nothing of anybody yet: it may be somebody else by now. Who asks for a token meanwhile waits for it.
   */
  enter(path: string, options?: Pick<SignInOptions, 'loginHint'>): Promise<void>;
  /** Sends the page to sign-in and comes back to `path`. Only the first call of a page counts. */
  signIn(path: string, options?: SignInOptions): Promise<never>;
  /** Finishes the redirect back from sign-in. Answers the path to go on to; rejects with the provider's reason. */
  completeSignIn(url: string): Promise<string>;
  /** Ends the session here and at the provider; the page leaves, for `address` where one is given. */
  signOut(address?: string): Promise<never>;
  /** Has `keeper` asked before a page whose session has ended leaves for sign-in. Returns what ends that. */
  keepOnEnd(keeper: EndKeeper): () => void;
  /** Signs the same person in again in a window of its own; this page stays as it is. Call it from a press. */
  signInBeside(): Promise<void>;
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
  let entering: Promise<void> | undefined;
  let keeper: EndKeeper | undefined;
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
    if (keeper?.hasWork()) {
      await keeper.ask();
      const again = await tokens.getUser();
      if (again) return again.access_token;
    }
    return signIn(here());
  }
  async function enterOnce(path: string, { loginHint }: Pick<SignInOptions, 'loginHint'>): Promise<void> {
    try {
      const tokens = await source();
      if (await tokens.signinSilent(loginHint ? { login_hint: loginHint } : {})) return;
    } catch {
      // Refused or out of reach: sign-in itself says why.
    }
    await signIn(path, { loginHint });
  }
  const renew = () => (renewing ??= renewOnce().finally(() => (renewing = undefined)));

  return {
    renew,
    signIn,
    enter: (path, options = {}) =>
      (entering ??= enterOnce(path, options).finally(() => (entering = undefined))),
    async accessToken() {
      await entering;
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
    signOut: (address) =>
      leave((tokens) =>
        address ? tokens.signoutRedirect({ post_logout_redirect_uri: address }) : tokens.signoutRedirect(),
      ),
    keepOnEnd(one) {
      keeper = one;
      return () => {
        if (keeper === one) keeper = undefined;
      };
    },
    async signInBeside() {
      const tokens = await source();
      const before = (await tokens.getUser())?.profile;
      const user = await tokens.signinPopup(before?.email ? { login_hint: before.email } : {});
      if (before?.sub === undefined || user.profile?.sub === before.sub) return;
      await tokens.removeUser();
      throw new OtherPersonError('Another person has signed in.');
    },
  };
}

/** The provider said no (an OAuth error body), as against a network that failed. */
function isRefusal(error: unknown): boolean {
  return error instanceof Error && 'error' in error && typeof error.error === 'string';
}

/** Only a path of this origin may be gone on to, whatever the state says. */
function localPath(state: unknown): string {
  const path = typeof state === 'object' && state !== null && 'path' in state ? state.path : undefined;
  return typeof path === 'string' && isOwnPath(path) ? path : '/';
}

/** The page is being replaced: whoever waits must neither go on nor fail. */
function forever(): Promise<never> {
  return new Promise(() => {});
}
