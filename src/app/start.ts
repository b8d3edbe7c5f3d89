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
  const ready = placeToDraw(document);

  if (location.pathname === BESIDE) {
    finishBeside(location.href);
    (await ready).textContent = t.youAreSignedInAgain;
  } else if (location.pathname === CALLBACK) {
    fetchPieces(document);
    try {
      const [path, { drawPrivateApp }, root] = await Promise.all([
        session.completeSignIn(location.href),
        import('./privateApp.tsx'),
        ready,
      ]);
      history.replaceState(null, '', path);
      drawPrivateApp(root);
    } catch (error) {
      history.replaceState({ signInError: reasonOf(error) }, '', '/auth_error');
      const { drawPublicApp } = await import('./publicApp.tsx');
      await drawPublicApp(await ready, '/auth_error');
    }
  } else if (isPublicPath(location.pathname)) {
    const { drawPublicApp } = await import('./publicApp.tsx');
    await drawPublicApp(await ready, location.pathname);
  } else if (isUnattended()) {
    const { drawPrivateApp } = await import('./privateApp.tsx');
    drawPrivateApp(await ready);
  } else {
    const { path, loginHint } = takeLoginHint(new URL(location.href));
    fetchPieces(document);
    const app = import('./privateApp.tsx');
    // The app loads and draws its frame while the provider is asked; what fails there fails whoever needs a token.
    session.enter(path, { loginHint }).catch(() => undefined);
    readyFormats();
    if (loginHint) history.replaceState(null, '', path);
    const [{ drawPrivateApp }, root] = await Promise.all([app, ready]);
    drawPrivateApp(root);
  }
}

/** Where the app is drawn, once the page is read and its styles are there: this script waits for neither before it asks who this is. */
async function placeToDraw(document: Document): Promise<HTMLElement> {
  if (document.readyState === 'loading')
    await new Promise((resolve) => document.addEventListener('DOMContentLoaded', resolve, { once: true }));
  await Promise.all(
    [...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')]
      .filter((link) => !link.sheet)
      .map(
        (link) =>
          new Promise((resolve) => {
            link.addEventListener('load', resolve, { once: true });
            link.addEventListener('error', resolve, { once: true });
          }),
      ),
  );
  const root = document.getElementById('app');
  if (!root) throw new Error('index.html has no element with the id "app", so there is nowhere to draw.');
  return root;
}

/** What nearly every private page needs after the frame is on its way beside it; the page names these pieces. */
function fetchPieces(document: Document): void {
  const pieces = document.querySelector<HTMLMetaElement>('meta[name="private-pieces"]')?.content.split(' ');
  for (const href of pieces ?? []) {
    const link = document.createElement('link');
    Object.assign(link, { rel: 'modulepreload', href, crossOrigin: '' });
    document.head.append(link);
  }
}

/** The first format of numbers and of dates that a page makes takes some 60 ms: here they are made while the provider answers. */
function readyFormats(): void {
  setTimeout(() => void [new Intl.NumberFormat('en-US'), new Intl.DateTimeFormat('en-US')]);
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
