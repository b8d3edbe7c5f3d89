import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { notFound } from '#server/contract/errors.ts';
import { html } from '#server/identity/pages/html.ts';
import { unknownCompanyPage } from '#server/identity/pages/plainPages.ts';
import { themeOf } from '#server/identity/pages/theme.ts';
import { addCompanyPages, type CompanyPageOptions, sendHtml } from './companyPages.ts';
import { readHost } from './tenants.ts';

export type PageOptions = CompanyPageOptions & {
  /** Folder of the built app; absent in development, where Vite serves it. */
  clientFolder: string;
  /** Base address of an identity service elsewhere; undefined where sign-in is ours. */
  identityUrl: string | undefined;
};

/** Addresses that are never a page of the app. */
const notPages = /^\/(?:api|realms|assets|files|healthz|readyz|metrics)(?:\/|$)/;

/** The texts about the product: they are of no company, and the product's own address shows them as well. */
const texts = new Set(
  [
    'about',
    'services',
    'contacts',
    'privacy-policy',
    'terms-and-conditions',
    'omniclass-disclaimer',
    'academy',
  ].map((name) => `/doc/${name}`),
);

const wantsPage = ({ method, headers, url }: FastifyRequest): boolean =>
  (method === 'GET' || method === 'HEAD') &&
  (headers.accept === undefined || /text\/html|\*\/\*/.test(headers.accept)) &&
  !notPages.test(url.split('?')[0] ?? '') &&
  !/\.\w+$/.test(url.split('?')[0] ?? '');

/** The catalogue shows itself in a frame to try a width; no other site may frame it. */
const allowOwnFrame = (reply: FastifyReply): FastifyReply => {
  const policy = String(reply.getHeader('content-security-policy'));
  return reply.headers({
    'content-security-policy': policy.replace("frame-ancestors 'none'", "frame-ancestors 'self'"),
    'x-frame-options': 'SAMEORIGIN',
  });
};

/** The built files, compressed copies first. Names with a hash never change; the others are asked for each time. */
async function serveFiles(app: FastifyInstance, root: string): Promise<void> {
  await app.register(fastifyStatic, {
    root,
    wildcard: false,
    index: false,
    preCompressed: true,
    cacheControl: false,
    globIgnore: ['**/*.br', '**/*.gz', '**/*.map', '.vite/**', 'index.html'],
    setHeaders: (reply, path) => {
      const hashed = path.includes('/assets/');
      reply.setHeader('vary', 'accept-encoding');
      reply.setHeader('cache-control', hashed ? 'public, max-age=31536000, immutable' : 'no-cache');
    },
  });
}

/** The app's page with the address of its identity service written into it, so that no call is needed to learn it. */
function nameIdentity(clientFolder: string, identityUrl: string): (reply: FastifyReply) => FastifyReply {
  const { markup } = html`<meta name="identity-url" content="${identityUrl}" />`;
  const page = readFileSync(join(clientFolder, 'index.html'), 'utf8').replace('<head>', `<head>${markup}`);
  const { origin } = new URL(identityUrl);
  return (reply) => {
    const policy = String(reply.getHeader('content-security-policy'));
    return reply
      .headers({
        'cache-control': 'no-cache',
        'content-security-policy': policy.replace("connect-src 'self'", `connect-src 'self' ${origin}`),
      })
      .type('text/html; charset=utf-8')
      .send(page);
  };
}

/** Serves the app and its files, the catalogue, and the page at the base host. Call last: it takes what is left. */
export async function addPages(app: FastifyInstance, options: PageOptions): Promise<void> {
  const { clientFolder, frame, tenants, baseHost } = options;
  const built = existsSync(join(clientFolder, 'index.html'));
  if (built) await serveFiles(app, clientFolder);

  const elsewhere =
    built && options.identityUrl ? nameIdentity(clientFolder, options.identityUrl) : undefined;
  const sendIndex = (reply: FastifyReply) => (elsewhere ? elsewhere(reply) : sendApp(reply, 'index.html'));
  const sendApp = (reply: FastifyReply, file: string) => {
    if (built) return reply.header('cache-control', 'no-cache').sendFile(file);
    return reply
      .code(503)
      .type('text/plain')
      .send('The app is not built. Run "npm start" or "npm run build".\n');
  };
  app.get('/catalogue', (_request, reply) => sendApp(allowOwnFrame(reply), 'catalogue.html'));

  const sendBase = await addCompanyPages(app, options);

  app.setNotFoundHandler(async (request, reply) => {
    if (!wantsPage(request)) throw notFound();
    await options.countDoor(request);
    if (await tenants.ofRequest(request)) return sendIndex(reply);
    const theme = themeOf(request.headers);
    if (readHost(request.hostname, baseHost).kind !== 'base') {
      return sendHtml(reply, 404, unknownCompanyPage(frame, theme, request.hostname));
    }
    const path = request.url.split('?')[0] ?? '/';
    if (texts.has(path)) return sendIndex(reply);
    return sendBase(request, reply, path === '/' ? 200 : 404);
  });
}
