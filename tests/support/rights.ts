import type { Page } from '@playwright/test';
import type { Rights } from './rightsCases.ts';

/**
 * Lets a test say what the person on a page holds, without another sign-in: the answers that carry rights are rewritten.
 * Call before signing in.
 */
export async function holdRights(page: Page, projectId: number) {
  let held: Rights | undefined;
  const stream: { reset?: (() => void) | undefined } = {};
  /** What the server said at first, by address. */
  const first = new Map<string, Record<string, unknown>>();
  const answered = new Set<string>();

  const rewrite = async (path: string, change: (body: Record<string, unknown>, rights: Rights) => void) => {
    await page.route(`**/api${path}`, async (route) => {
      const body = structuredClone(first.get(path));
      if (held === undefined || body === undefined || route.request().method() !== 'GET')
        return route.fallback();
      change(body, held);
      await route.fulfill({ json: body });
      answered.add(path);
    });
  };
  const flags = (names: object, on: ReadonlySet<string>) =>
    Object.fromEntries(Object.keys(names).map((name) => [name, on.has(name)]));
  const paths = ['/current_user', '/switches', '/flags', `/projects/${projectId}`] as const;
  await rewrite(paths[0], (body, rights) => (body.permissions = [...rights.permissions]));
  await rewrite(
    paths[1],
    (body, rights) => (body.switches = flags(body.switches as object, rights.tenantFlags)),
  );
  await rewrite(paths[2], (body, rights) => (body.flags = flags(body.flags as object, rights.clientFlags)));
  await rewrite(paths[3], (body, rights) => (body.permissions = [...rights.permissions]));
  page.on('response', (response) => {
    const path = paths.find((one) => new URL(response.url()).pathname === `/api${one}`);
    if (path === undefined || first.has(path) || response.request().method() !== 'GET') return;
    void response.json().then((body: Record<string, unknown>) => first.set(path, body));
  });
  // The event stream stays silent until everything has to be read again.
  await page.route('**/api/events', async (route) => {
    await new Promise<void>((resolve) => (stream.reset = resolve));
    await route
      .fulfill({ contentType: 'text/event-stream', body: 'event: reset\ndata: {}\n\n' })
      .catch(() => undefined);
  });
  return {
    /** From here on the person holds this; done once the page has read it. The page must be one of the project. */
    async hold(rights: Rights): Promise<void> {
      while (first.size < paths.length) await page.evaluate(wake);
      held = rights;
      answered.clear();
      while (stream.reset === undefined) await page.evaluate(wake);
      stream.reset();
      stream.reset = undefined;
      while (paths.some((path) => !answered.has(path))) await page.evaluate(wake);
      await page.evaluate(wake);
    },
  };
}

/** The product tries the stream again at once when the network comes back. */
function wake(): Promise<void> {
  dispatchEvent(new Event('online'));
  return new Promise((resolve) => setTimeout(resolve, 10));
}
