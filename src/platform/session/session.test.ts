import { describe, expect, it, vi } from 'vitest';
import { createSession, OtherPersonError, type TokenSource, type Tokens } from './session.ts';

const NOW = 1_000_000_000_000;
const seconds = NOW / 1000;
const tokens = (over: Partial<Tokens> = {}): Tokens => ({
  access_token: 'first',
  refresh_token: 'refresh',
  expires_at: seconds + 300,
  ...over,
});

function fakeSource(over: Partial<TokenSource> = {}) {
  let user: Tokens | null = tokens();
  const source = {
    getUser: vi.fn(() => Promise.resolve(user)),
    signinSilent: vi.fn(() => {
      user = tokens({ access_token: 'second' });
      return Promise.resolve<Tokens | null>(user);
    }),
    signinRedirect: vi.fn<TokenSource['signinRedirect']>(() => Promise.resolve()),
    signinPopup: vi.fn<TokenSource['signinPopup']>(() => Promise.resolve(tokens())),
    signinCallback: vi.fn<TokenSource['signinCallback']>(() => Promise.resolve(tokens())),
    signoutRedirect: vi.fn(() => Promise.resolve()),
    removeUser: vi.fn(() => Promise.resolve()),
    ...over,
  };
  return { source, hold: (held: Tokens | null) => (user = held) };
}
const sessionOver = (source: TokenSource) =>
  createSession(() => Promise.resolve(source), { now: () => NOW, here: () => '/projects/1/foresite?x=1' });
const settled = (promise: Promise<unknown>) =>
  Promise.race([
    promise.then(
      () => 'settled',
      () => 'failed',
    ),
    new Promise((resolve) => setTimeout(resolve, 20, 'open')),
  ]);

describe('access token', () => {
  it('is the held one while it is good for half a minute', async () => {
    const { source, hold } = fakeSource();
    hold(tokens({ expires_at: seconds + 31 }));
    expect(await sessionOver(source).accessToken()).toBe('first');
    expect(source.signinSilent).not.toHaveBeenCalled();
  });

  it('is renewed once for all who ask at the same time', async () => {
    const { source, hold } = fakeSource();
    hold(tokens({ expires_at: seconds + 30 }));
    const session = sessionOver(source);
    const answers = await Promise.all([session.accessToken(), session.accessToken(), session.renew()]);
    expect(answers).toEqual(['second', 'second', 'second']);
    expect(source.signinSilent).toHaveBeenCalledTimes(1);
  });

  it('leads to sign-in once, keeping the path, when the provider refuses the refresh token', async () => {
    const refusal = Object.assign(new Error('Token is not active'), { error: 'invalid_grant' });
    const { source, hold } = fakeSource({ signinSilent: vi.fn(() => Promise.reject(refusal)) });
    hold(tokens({ expires_at: seconds - 1 }));
    const session = sessionOver(source);
    expect(await settled(Promise.all([session.accessToken(), session.accessToken()]))).toBe('open');
    expect(await settled(session.renew())).toBe('open');
    expect(source.signinRedirect).toHaveBeenCalledTimes(1);
    expect(source.signinRedirect).toHaveBeenCalledWith({ state: { path: '/projects/1/foresite?x=1' } });
  });

  it('leads to sign-in when nobody is signed in', async () => {
    const { source, hold } = fakeSource();
    hold(null);
    expect(await settled(sessionOver(source).accessToken())).toBe('open');
    expect(source.signinRedirect).toHaveBeenCalledTimes(1);
  });

  it('fails, and does not sign out, when the network fails; the next call tries again', async () => {
    let failures = 1;
    const { source, hold } = fakeSource({
      signinSilent: vi.fn(() =>
        failures-- > 0
          ? Promise.reject(new TypeError('Failed to fetch'))
          : Promise.resolve(tokens({ access_token: 'third' })),
      ),
    });
    hold(tokens({ expires_at: seconds }));
    const session = sessionOver(source);
    await expect(session.accessToken()).rejects.toThrow('Failed to fetch');
    expect(source.signinRedirect).not.toHaveBeenCalled();
    expect(await session.accessToken()).toBe('third');
  });
});

describe('a page that begins', () => {
  it('goes on without leaving while the provider knows who this is', async () => {
    const { source } = fakeSource();
    await sessionOver(source).enter('/projects', { loginHint: 'cost@northbank.example' });
    expect(source.signinSilent).toHaveBeenCalledWith({ login_hint: 'cost@northbank.example' });
    expect(source.signinRedirect).not.toHaveBeenCalled();
  });

  it('has whoever needs a token wait for the answer of the provider', async () => {
    let answer: (user: Tokens) => void = () => undefined;
    const asked = new Promise<Tokens>((resolve) => (answer = resolve));
    const { source, hold } = fakeSource({ signinSilent: vi.fn(() => asked) });
    hold(null);
    const session = sessionOver(source);
    const entered = session.enter('/projects');
    const token = session.accessToken();
    expect(await settled(token)).toBe('open');
    hold(tokens({ access_token: 'third' }));
    answer(tokens());
    await entered;
    expect(await token).toBe('third');
    expect(source.signinSilent).toHaveBeenCalledTimes(1);
    expect(source.signinRedirect).not.toHaveBeenCalled();
  });

  it('has to sign in where the provider refuses, or cannot be asked, and comes back to its path', async () => {
    const answers = [
      () => Promise.reject(Object.assign(new Error('login required'), { error: 'login_required' })),
      () => Promise.reject(new TypeError('Failed to fetch')),
      () => Promise.resolve(null),
    ];
    for (const signinSilent of answers) {
      const { source, hold } = fakeSource({ signinSilent: vi.fn(signinSilent) });
      hold(null);
      const session = sessionOver(source);
      const entered = session.enter('/projects/7', { loginHint: 'cost@northbank.example' });
      expect(await settled(Promise.race([entered, session.accessToken()]))).toBe('open');
      expect(source.signinRedirect).toHaveBeenCalledTimes(1);
      expect(source.signinRedirect).toHaveBeenCalledWith({
        state: { path: '/projects/7' },
        login_hint: 'cost@northbank.example',
      });
    }
  });

  it('fails whoever needs a token where the sign-in itself cannot begin', async () => {
    const session = createSession(() => Promise.reject(new TypeError('Failed to fetch')), {
      now: () => NOW,
      here: () => '/projects',
    });
    const token = Promise.all([session.enter('/projects'), session.accessToken()]);
    await expect(token).rejects.toThrow('Failed to fetch');
  });
});

describe('a session that ends over unsaved work', () => {
  const refusal = () => Promise.reject(Object.assign(new Error('gone'), { error: 'invalid_grant' }));
  const me = { sub: '2', email: 'cost@northbank.example' };
  const ended = (beside: Tokens) => {
    const fake = fakeSource({ signinSilent: vi.fn(refusal) });
    fake.hold(tokens({ expires_at: seconds - 1, profile: me }));
    fake.source.signinPopup = vi.fn(() => {
      fake.hold(beside);
      return Promise.resolve(beside);
    });
    return { ...fake, session: sessionOver(fake.source) };
  };

  it('asks beside the page, and whoever waited goes on with the new token', async () => {
    const { source, session } = ended(tokens({ access_token: 'third', profile: me }));
    const ask = vi.fn(() => session.signInBeside());
    session.keepOnEnd({ hasWork: () => true, ask });
    expect(await Promise.all([session.accessToken(), session.renew()])).toEqual(['third', 'third']);
    expect(ask).toHaveBeenCalledTimes(1);
    expect(source.signinPopup).toHaveBeenCalledWith({ login_hint: me.email });
    expect(source.signinRedirect).not.toHaveBeenCalled();
  });

  it('goes on for nobody else', async () => {
    const { source, session } = ended(tokens({ access_token: 'theirs', profile: { sub: '3' } }));
    await expect(session.signInBeside()).rejects.toThrow(OtherPersonError);
    expect(source.removeUser).toHaveBeenCalledTimes(1);
  });

  it('leaves as ever when nothing would be lost, or nobody keeps it', async () => {
    for (const hasWork of [() => false, undefined]) {
      const { source, session } = ended(tokens());
      const letGo = session.keepOnEnd({
        hasWork: hasWork ?? (() => true),
        ask: () => Promise.reject(new Error('asked')),
      });
      if (!hasWork) letGo();
      expect(await settled(session.accessToken())).toBe('open');
      expect(source.signinRedirect).toHaveBeenCalledTimes(1);
    }
  });
});

describe('sign-in', () => {
  it('passes the login hint on, and asks for the password where it must', async () => {
    const { source } = fakeSource();
    void sessionOver(source).signIn('/projects', { loginHint: 'cost@northbank.example', afresh: true });
    await settled(Promise.resolve());
    expect(source.signinRedirect).toHaveBeenCalledWith({
      state: { path: '/projects' },
      login_hint: 'cost@northbank.example',
      prompt: 'login',
    });
  });

  it.each([
    [{ path: '/projects/1/foresite?itemDetailsId=5' }, '/projects/1/foresite?itemDetailsId=5'],
    [{ path: 'https://elsewhere.example' }, '/'],
    [{ path: '//elsewhere.example' }, '/'],
    [{ path: '/\\elsewhere.example' }, '/'],
    [{ path: 7 }, '/'],
    [undefined, '/'],
  ])('goes on to %j as %s', async (state, path) => {
    const { source } = fakeSource({ signinCallback: () => Promise.resolve(tokens({ state })) });
    expect(await sessionOver(source).completeSignIn('https://x/auth/callback?code=1')).toBe(path);
  });

  it("rejects with the provider's reason", async () => {
    const { source } = fakeSource({ signinCallback: () => Promise.reject(new Error('access_denied')) });
    await expect(sessionOver(source).completeSignIn('https://x/auth/callback')).rejects.toThrow(
      'access_denied',
    );
  });

  it('can be tried again when leaving failed', async () => {
    let failures = 1;
    const { source } = fakeSource({
      signinRedirect: vi.fn(() =>
        failures-- > 0 ? Promise.reject(new Error('blocked')) : Promise.resolve(),
      ),
    });
    const session = sessionOver(source);
    await expect(session.signIn('/')).rejects.toThrow('blocked');
    expect(await settled(session.signIn('/'))).toBe('open');
  });
});

it('opens the token source on first need, and once', async () => {
  const { source } = fakeSource();
  const open = vi.fn(() => Promise.resolve<TokenSource>(source));
  const session = createSession(open, { now: () => NOW, here: () => '/' });
  expect(open).not.toHaveBeenCalled();
  await Promise.all([session.accessToken(), session.accessToken()]);
  expect(open).toHaveBeenCalledTimes(1);
});
