import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createServer } from 'vite';
import { afterAll, expect, it } from 'vitest';
import { requestText, sendRaw } from '#tests/support/rawHttp.ts';
import { testApp } from '#tests/support/testApp.ts';
import { devProxy, serverAddresses } from '../../tools/devProxy.ts';

/** `npm run dev`: Vite in front of the server, with the rules of the project's own configuration. */
const app = await testApp();
await app.app.listen({ port: 0, host: '127.0.0.1' });
const serverPort = (app.app.server.address() as AddressInfo).port;

const page = '<!doctype html><title>The app</title>';
const root = mkdtempSync(join(tmpdir(), 'quoin-dev-'));
for (const name of ['index.html', 'catalogue.html'])
  writeFileSync(join(root, name), page.replace('app', name));
const vite = await createServer({
  configFile: false,
  root,
  logLevel: 'silent',
  optimizeDeps: { noDiscovery: true },
  server: {
    port: 0,
    host: '127.0.0.1',
    hmr: false,
    watch: null,
    allowedHosts: ['.localhost'],
    proxy: devProxy(`http://127.0.0.1:${serverPort}`, 'localhost'),
  },
});
await vite.listen(0);
const address = vite.httpServer?.address();
if (typeof address !== 'object' || address === null) throw new Error('Vite has no port.');
const vitePort = address.port;
afterAll(async () => {
  await vite.close();
  rmSync(root, { recursive: true, force: true });
});

const get = (port: number, host: string, path: string) =>
  sendRaw(
    port,
    requestText(`GET ${path} HTTP/1.1`, {
      host: `${host}:4150`,
      accept: 'text/html',
      connection: 'close',
    }),
  );

it('hands on every address that the server answers itself', () => {
  const routes = app.app.printRoutes({ commonPrefix: false });
  const first = [...routes.matchAll(/^[├└]── \/?([\w.-]+)/gm)].map(([, name]) => name);
  // Files of a built app, where there is one: in development they are Vite's.
  const built = ['catalogue', 'assets', ...readdirSync('public')];
  expect(new Set(first.filter((name) => !built.includes(name ?? '')))).toEqual(new Set(serverAddresses));
});

it.each([
  ['northbank.localhost', '/realms/northbank/.well-known/openid-configuration'],
  ['northbank.localhost', '/api/switches'],
  ['northbank.localhost', '/files/none'],
  ['northbank.localhost', '/outbox'],
  ['localhost', '/'],
  ['localhost', '/projects'],
  ['localhost', '/find'],
  ['localhost', '/open?company=northbank'],
  // A sign-in passes here, to note the company in the browser.
  ['localhost', '/remember?visit=x'],
  ['a.b.localhost', '/projects'],
])('answers as the server does: %s%s', async (host, path) => {
  const [ours, theirs] = await Promise.all([get(vitePort, host, path), get(serverPort, host, path)]);
  expect(ours.status).toBe(theirs.status);
  expect(ours.head).not.toContain('vite');
  expect(ours.body).not.toContain('<title>The');
});

it.each([
  ['northbank.localhost', '/', 'index.html'],
  ['northbank.localhost', '/projects/1/foresite', 'index.html'],
  ['northbank.localhost', '/opening', 'index.html'],
  ['localhost', '/catalogue', 'catalogue.html'],
  ['northbank.localhost', '/catalogue?theme=dark', 'catalogue.html'],
])('leaves the app to Vite: %s%s', async (host, path, file) => {
  const { status, body } = await get(vitePort, host, path);
  expect(status).toBe(200);
  expect(body).toContain(`The ${file}`);
});
