import { reloadOnMissingChunk } from '#platform/routing';
import { finishBeside, isUnattended, session } from '#platform/session';
import { isPublicPath } from './router/publicPaths.ts';
import * as t from './texts.ts';

const CALLBACK = '/auth/callback';
/** Where a sign-in beside another page ends. */
const BESIDE = '/auth/window';

/**
 * Decides what this page load is: a public page, the way back from sign-in, or a private page that first needs a session.
 * The two halves of the app are chunks of their own, so that a public page does not load the other.
 */
export async function start(document: Document, location: Location, history: History): Promise<void> {
  reloadOnMissingChunk(window, () => location.reload(), Date.now);
  const root = document.getElementById('app');
  if (!root) throw new Error('index.html has no element with the id "app", so there is nowhere to draw.');

  if (location.pathname === BESIDE) {
    finishBeside(location.href);
    root.textContent = t.youAreSignedInAgain;
  } else if (location.pathname === CALLBACK) {
    try {
      const [path, { drawPrivateApp }] = await Promise.all([
        session.completeSignIn(location.href),
        import('./privateApp.tsx'),
      ]);
      history.replaceState(null, '', path);
      drawPrivateApp(root);
    } catch (error) {
      history.replaceState({ signInError: reasonOf(error) }, '', '/auth_error');
      const { drawPublicApp } = await import('./publicApp.tsx');
      await drawPublicApp(root, '/auth_error');
    }
  } else if (isPublicPath(location.pathname)) {
    const { drawPublicApp } = await import('./publicApp.tsx');
    await drawPublicApp(root, location.pathname);
  } else if (isUnattended()) {
    const { drawPrivateApp } = await import('./privateApp.tsx');
    drawPrivateApp(root);
  } else {
    const { path, loginHint } = takeLoginHint(new URL(location.href));
    // The app loads while the provider is asked: whoever is still signed in waits for neither twice.
    const app = import('./privateApp.tsx');
    const asked = session.resume({ loginHint });
    const { drawPrivateApp, fetchScreen } = await app;
    fetchScreen(location.pathname);
    const isSignedIn = await asked;
    if (!isSignedIn) return session.signIn(path, { loginHint });
    if (loginHint) history.replaceState(null, '', path);
    drawPrivateApp(root);
  }
}

/** The address to come back to, without the hint that only sign-in needs. */
export function takeLoginHint(url: URL): { path: string; loginHint?: string } {
  const loginHint = url.searchParams.get('loginHint');
  url.searchParams.delete('loginHint');
  const path = url.pathname + url.search + url.hash;
  return loginHint ? { path, loginHint } : { path };
}

/** The provider's own words where it refused; else what can be said about a way back that led nowhere. */
export function reasonOf(error: unknown): string {
  if (error instanceof Error && 'error' in error && error.message) return error.message;
  return t.theSignInCouldNotBeCompleted;
}
