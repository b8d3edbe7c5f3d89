import { expect, type Locator, type Page, test as base } from '@playwright/test';
import { axeFindings, type AxeLook } from './axe.ts';
import { startDns } from './dnsServer.ts';
import { startTranscriber } from './fakeTranscriber.ts';
import { type JourneyCluster, journeyCluster } from './journeyCluster.ts';
import { runAsOwner } from './serverDatabase.ts';
import { freePort, startServer } from './serverProcess.mjs';
import { signInPage } from './signInPage.ts';

interface JourneyServer {
  port: number;
  dns: Awaited<ReturnType<typeof startDns>>;
  databaseUrl: string;
  stop: () => Promise<void>;
}

/** The server of the journey that runs now. */
let current: JourneyServer;

async function startOne(cluster: JourneyCluster): Promise<JourneyServer> {
  const database = await cluster.database();
  const port = await freePort();
  const dns = await startDns();
  const transcriber = await startTranscriber();
  const env = {
    ...database.env,
    RATE_LIMIT: '1000000',
    DNS_SERVERS: dns.address,
    TRANSCRIBER_URL: transcriber.address,
  };
  const server = await startServer({ port, env });
  return {
    port,
    dns,
    databaseUrl: database.url(),
    stop: async () => {
      await server.stop();
      await dns.stop();
      await transcriber.stop();
      await database.remove();
    },
  };
}

/** Changes what a journey cannot wait for, such as a day that has to come, past the journey's server. */
export async function askDatabase(text: string): Promise<void> {
  await runAsOwner(current.databaseUrl, text);
}

/** Has DNS show a text record of a domain to the journey's server. */
export const showInDns = (domain: string, text: string) => current.dns.show(domain, text);

/** A journey on a server of its own with fresh demo data. A failed journey ends its worker, so its second try starts afresh too. */
export const test = base.extend<
  { ownServer: string; server: void },
  { serverCalled: (name: string) => Promise<JourneyServer> }
>({
  // A journey that reads the demo's figures names itself here: journeys with other names leave their rows elsewhere.
  ownServer: ['', { option: true }],
  // An option of the test, not of the worker: with another name, the same browser goes on to the next server.
  server: [
    async ({ serverCalled, ownServer }, use) => {
      current = await serverCalled(ownServer);
      await use();
    },
    { auto: true, timeout: 600_000 },
  ],
  serverCalled: [
    async ({ browserName: _any }, use) => {
      const cluster = await journeyCluster();
      const running = new Map<string, JourneyServer>();
      const stop = async (name: string, server: JourneyServer) => {
        running.delete(name);
        await server.stop();
      };
      await use(async (wanted) => {
        const found = running.get(wanted);
        if (found) return found;
        // The one without a name comes back after each journey with a name.
        for (const [name, server] of running) if (name !== '') await stop(name, server);
        const started = await startOne(cluster);
        running.set(wanted, started);
        return started;
      });
      for (const [name, server] of running) await stop(name, server);
      await cluster.stop();
    },
    { scope: 'worker', timeout: 600_000 },
  ],
});

/** Address of a tenant on the journey's server. */
export const at = (tenant: string, path = '/') => `http://${tenant}.localhost:${current.port}${path}`;

/** Signs in as a person would, starting from a page of the product. */
export async function signIn(page: Page, email: string, path = '/', tenant = 'northbank') {
  await signInPage(page, at(tenant, path), email);
  await expect(page.getByRole('banner')).toBeVisible();
}

/** Opens a project from the project list, and its ForeSite from the sidebar. */
export async function openProject(page: Page, name: string) {
  await page.getByRole('link', { name }).first().click();
  await expect(page).toHaveURL(/\/projects\/\d+\/(?!home)\w+/);
  // On a phone the modules are in the drawer.
  const drawer = page.getByRole('button', { name: 'Open navigation' });
  if (await drawer.isVisible()) await drawer.click();
  await page.getByRole('navigation', { name: 'Project' }).getByRole('link', { name: 'ForeSite' }).click();
  await expect(page.getByRole('heading', { name: 'ForeSite', level: 1 })).toBeVisible();
}

// With the field that a list belongs to: a list alone would seem to be out of reach of the keys.
const layers = '#pop-ups > *, [role=dialog], [role=alertdialog], [role=combobox][aria-expanded=true]';

/** Which part of a page is looked at, and by which rules. */
interface Look {
  part?: 'page' | 'top' | 'main';
  kind?: AxeLook['kind'];
}

/**
 * Fails on any accessibility finding, target size included. `top` looks at the layers over the page alone: for what
 * opens over a page that has been looked at. `main` leaves the frame out, which is the same on every page.
 */
export async function expectAccessible(page: Page, where: string, look: Look['part'] | Look = 'page') {
  const { part = 'page', kind = 'all' } = typeof look === 'string' ? { part: look } : look;
  await settleMotion(page);
  const isTop = part === 'top' && (await page.locator(layers).count()) > 0;
  const found: string[] = [];
  for (const { rule, html, target, why } of await axeFindings(page, {
    part: isTop ? layers : part === 'main' ? '#page' : 'html',
    kind,
  }))
    if (rule !== 'target-size' || !(await isNoTarget(page, target))) found.push(`${rule}: ${html} ${why}`);
  expect(found, `axe on ${where}`).toEqual([]);
}

/** Waits for what is on its way in or out: half of a colour is no colour. What runs for longer, such as a spinner, goes on. */
const settleMotion = (page: Page) =>
  page.evaluate(async () => {
    const longest = 1000;
    const short = document
      .getAnimations()
      .filter(({ effect }) => Number(effect?.getComputedTiming().endTime) <= longest);
    await Promise.allSettled(short.map(({ finished }) => finished));
  });

/** Looks in the theme that is on, by every rule, and in the other one by the rules of colour. */
export async function expectAccessibleInBoth(page: Page, where: string, part: Look['part'] = 'page') {
  await expectAccessible(page, `${where}, light`, { part });
  await showTheme(page, 'dark');
  await expectAccessible(page, `${where}, dark`, { part, kind: 'colour' });
  await showTheme(page, 'light');
}

/** Narrow, where parts are laid out otherwise: what is drawn in which colour has been looked at wide. */
const expectAccessibleNarrow = (page: Page, where: string, part: Look['part'] = 'page') =>
  expectAccessible(page, where, { part, kind: 'but colour' });

/** Wide in both themes, narrow for all but colours: a colour does not depend on the width. */
export const LOOKS = {
  wide: { viewport: { width: 1440, height: 900 }, colorScheme: 'light', look: expectAccessibleInBoth },
  narrow: { viewport: { width: 390, height: 844 }, colorScheme: 'dark', look: expectAccessibleNarrow },
} as const;

/** The theme of the device; the page has drawn itself anew when it is done. */
async function showTheme(page: Page, colorScheme: 'light' | 'dark') {
  // Motion first: the change of theme itself must not be on its way when it is looked at.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.emulateMedia({ colorScheme });
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
}

/**
 * What an open menu or list covers in part is no small target: the next press closes what covers it. A cell around a
 * control is none either: a press beside the control only brings the focus.
 */
const isNoTarget = (page: Page, selector: string) =>
  page
    .locator(selector)
    .first()
    .evaluate((node) => {
      const { left, right, top, bottom } = node.getBoundingClientRect();
      if (node.matches('[role=gridcell]:has(button, a, input)')) return true;
      const panels = [...(document.getElementById('pop-ups')?.children ?? [])];
      if (panels.some((panel) => panel.contains(node))) return false;
      return panels.some((panel) => {
        const box = panel.getBoundingClientRect();
        return box.left < right && box.right > left && box.top < bottom && box.bottom > top;
      });
    });

const toastOf = (page: Page, said: string | RegExp) => page.locator('[data-toast]').filter({ hasText: said });

/** Has the toast that says this stay, as under the pointer: what is pressed on it comes after other steps, however long they take. */
export async function keepToast(page: Page, said: string | RegExp): Promise<void> {
  const toast = toastOf(page, said).last();
  await toast.dispatchEvent('pointerover');
  await expect(toast).toBeVisible();
}

/** Presses Undo of the toast that says this: an older one may still stand beside it, and a list may show what was done before its toast comes. */
export async function pressUndo(page: Page, said: string | RegExp): Promise<void> {
  const undo = toastOf(page, said).getByRole('button', { name: 'Undo' });
  await undo.dispatchEvent('pointerover');
  await undo.click();
}

/** Chooses one of a group: pressed again where the group was just being drawn anew. */
export const choose = (radio: Locator): Promise<void> =>
  expect(async () => {
    await radio.click({ force: true });
    await expect(radio).toBeChecked({ timeout: 10_000 });
  }).toPass();
