import { existsSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { notFound } from '#server/contract/errors.ts';
import type { Frame } from '#server/identity/pages/frame.ts';
import { unknownCompanyPage } from '#server/identity/pages/plainPages.ts';
import { themeOf } from '#server/identity/pages/theme.ts';
import { basePage } from './basePage.ts';
import { readHost, type TenantDirectory } from './tenants.ts';

export type PageOptions = {
  /** Folder of the built app; absent in development, where Vite serves it. */
  clientFolder: string;
  frame: Frame;
  tenants: TenantDirectory;
  baseHost: string;
  /** Public origin of a company. */
  originOf: (slug: string) => string;
};

/** Addresses that are never a page of the app. */
const notPages = /^\/(?:api|realms|assets|healthz|readyz|metrics)(?:\/|$)/;

const wantsPage = ({ method, headers, url }: FastifyRequest): boolean =>
  (method === 'GET' || method === 'HEAD') &&
  (headers.accept === undefined || /text\/html|\*\/\*/.test(headers.accept)) &&
  !notPages.test(url.split('?')[0] ?? '') &&
  !/\.\w+$/.test(url.split('?')[0] ?? '');

/** The form of the base page leads to a company's own host, which a browser counts as sending it there. */
const allowCompanies = (reply: FastifyReply, originOf: PageOptions['originOf']): FastifyReply => {
  const policy = String(reply.getHeader('content-security-policy'));
  return reply.header(
    'content-security-policy',
    policy.replace("form-action 'self'", `form-action 'self' ${originOf('*')}`),
  );
};

/** The catalogue shows itself in a frame to try a width; no other site may frame it. */
const allowOwnFrame = (reply: FastifyReply): FastifyReply => {
  const policy = String(reply.getHeader('content-security-policy'));
  return reply.headers({
    'content-security-policy': policy.replace("frame-ancestors 'none'", "frame-ancestors 'self'"),
    'x-frame-options': 'SAMEORIGIN',
  });
};

const sendHtml = (reply: FastifyReply, status: number, markup: string) =>
  reply.code(status).header('cache-control', 'no-store').type('text/html; charset=utf-8').send(markup);

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

/** Serves the app and its files, the catalogue, and the page at the base host. Call last: it takes what is left. */
export async function addPages(app: FastifyInstance, options: PageOptions): Promise<void> {
  const { clientFolder, frame, tenants, baseHost, originOf } = options;
  const built = existsSync(join(clientFolder, 'index.html'));
  if (built) await serveFiles(app, clientFolder);

  const sendApp = (reply: FastifyReply, file: string) => {
    if (built) return reply.header('cache-control', 'no-cache').sendFile(file);
    return reply
      .code(503)
      .type('text/plain')
      .send('The app is not built. Run "npm start" or "npm run build".\n');
  };
  app.get('/catalogue', (_request, reply) => sendApp(allowOwnFrame(reply), 'catalogue.html'));

  app.get('/open', (request, reply) => {
    const { company } = request.query as { company?: unknown };
    const slug = typeof company === 'string' ? company.trim().toLowerCase() : '';
    const meaning = readHost(`${slug}.${baseHost}`, baseHost);
    if (meaning.kind === 'tenant') return reply.redirect(`${originOf(meaning.slug)}/`, 303);
    const problem = 'The name in an address has letters, digits and dashes only. Correct it and try again.';
    return sendHtml(
      allowCompanies(reply, originOf),
      400,
      basePage(frame, themeOf(request.headers), baseHost, { company: slug.slice(0, 63), problem }),
    );
  });

  app.setNotFoundHandler(async (request, reply) => {
    if (!wantsPage(request)) throw notFound();
    if (await tenants.ofRequest(request)) return sendApp(reply, 'index.html');
    const theme = themeOf(request.headers);
    if (readHost(request.hostname, baseHost).kind !== 'base') {
      return sendHtml(reply, 404, unknownCompanyPage(frame, theme, request.hostname));
    }
    const isHome = request.url.split('?')[0] === '/';
    return sendHtml(allowCompanies(reply, originOf), isHome ? 200 : 404, basePage(frame, theme, baseHost));
  });
}
