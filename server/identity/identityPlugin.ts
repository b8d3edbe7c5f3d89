import { resolve } from 'node:path';
import type { FastifyInstance } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { invalid } from '#server/contract/errors.ts';
import { isSoundText } from '#server/contract/soundText.ts';
import { failures } from './failureText.ts';
import { registerBrokerRoutes } from './federation/brokerRoutes.ts';
import type { Federation } from './federation/federation.ts';
import type { IdentityStore } from './identityStore.ts';
import type { Frame } from './pages/frame.ts';
import { loadPageAssets } from './pages/pageAssets.ts';
import { failurePage } from './pages/plainPages.ts';
import { themeOf } from './pages/theme.ts';
import { registerProviderRoutes } from './providerRoutes.ts';
import type { PassOver, RealmGate, Tenants } from './realmGate.ts';
import { assetPath, realmPath } from './realmPaths.ts';
import { createRealms } from './realms.ts';
import { securityHeaders } from './securityHeaders.ts';
import { registerSignInRoutes } from './signInRoutes.ts';
import { createTokenVerifier, type VerifyAccessToken } from './tokenVerifier.ts';

export type IdentityOptions = {
  /** `createIdentityRepository(database)`. */
  store: IdentityStore;
  /** Seals signing keys and signs cookies: the configured one, else `loadServerSecret(database)`. */
  secret: string;
  tenants: Tenants;
  /** Public origin of a company, such as `http://northbank.localhost:4000`. */
  originOf: (slug: string) => string;
  /** The product's own origin, where a company is chosen; pages offer the way there when it is known. */
  baseOrigin?: string;
  /** Address that notes a sign-in on the device and then goes on to `path`; without it sign-in goes on at once. */
  passOver?: PassOver;
  /** Signing in through the providers of companies, and applications that sign in here. */
  federation?: Federation;
  /** Refuses an address that asks too often; none without. */
  countVisit?: RealmGate['countVisit'];
  /** Has companies take turns; none without. */
  takeTurn?: RealmGate['takeTurn'];
  /** Shown at the foot of the pages. */
  version: string;
  /** Folder of style and scripts; the default fits a process started in the project's root, from source or bundle. */
  pagesFolder?: string;
};

declare module 'fastify' {
  interface FastifyInstance {
    /** Throws `AccessTokenError` (answer 401) unless the token is a valid one of this company's realm. */
    verifyAccessToken: VerifyAccessToken;
  }
}

const pruneEveryMs = 10 * 60_000;

/** The built-in OpenID provider: one realm a company under `/realms/{slug}`, in the shape of Keycloak's addresses. */
export const identityPlugin = fastifyPlugin(
  async (app: FastifyInstance, options: IdentityOptions) => {
    const { store, tenants, originOf, secret } = options;
    const assets = loadPageAssets(options.pagesFolder ?? resolve('server/identity/pages'));
    const frame: Frame = { assets, version: options.version, year: new Date().getFullYear() };
    const open = createRealms({
      store,
      secret,
      originOf,
      frame,
      log: app.log,
      baseOrigin: options.baseOrigin,
      federation: options.federation,
    });

    app.decorate(
      'verifyAccessToken',
      createTokenVerifier(store, (slug) => originOf(slug) + realmPath(slug)),
    );
    await app.register((scope) =>
      registerRoutes(
        scope,
        {
          tenants,
          originOf,
          open,
          frame,
          passOver: options.passOver,
          baseOrigin: options.baseOrigin,
          federation: options.federation,
          countVisit: options.countVisit,
          takeTurn: options.takeTurn,
        },
        store,
      ),
    );
    pruneRegularly(app, store);
  },
  { name: 'identity' },
);

async function registerRoutes(app: FastifyInstance, gate: RealmGate, store: IdentityStore): Promise<void> {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    (_request, body, done) => {
      const form = new URLSearchParams(String(body));
      const isSound = [...form].every(([name, value]) => isSoundText(name) && isSoundText(value));
      if (isSound) done(null, form);
      else done(invalid('The form holds characters that cannot be read. Correct it and send it again.'));
    },
  );
  const secure = gate.originOf('any').startsWith('https:');
  app.addHook('onRequest', async (_request, reply) => {
    reply.headers({ 'cache-control': 'no-store', ...securityHeaders(secure) });
  });
  answerErrors(app, gate);
  app.get(`${assetPath}/:name`, (request, reply) => {
    const { name } = request.params as { name: string };
    const file = gate.frame.assets.files.get(name);
    if (!file) return reply.callNotFound();
    return reply
      .header('cache-control', 'public, max-age=31536000, immutable')
      .type(file.type)
      .send(file.body);
  });
  registerSignInRoutes(app, gate, store);
  if (gate.federation) registerBrokerRoutes(app, { gate, store, federation: gate.federation });
  registerProviderRoutes(app, gate);
}

type Refusal = { status: number; statusCode: number; problem: string; headers: Record<string, string> };

/** A text that cannot be stored is the caller's; that the database is away is not. */
function statusOf({ name, problem, status, statusCode }: Error & Partial<Refusal>): number {
  if (name === 'DatabaseError') return problem === 'invalid' ? 400 : 503;
  return status ?? statusCode ?? 500;
}

/** A person at the sign-in page gets a page, whatever failed; other callers get the server's usual error body. */
function answerErrors(app: FastifyInstance, { frame }: RealmGate): void {
  app.setErrorHandler((error: Error & Partial<Refusal>, request, reply) => {
    if (!request.headers.accept?.includes('text/html')) throw error;
    const status = statusOf(error);
    if (error.headers) reply.headers(error.headers);
    if (status >= 500) request.log.error({ err: error }, 'The sign-in page failed');
    const text = status >= 500 ? failures.broken : status === 429 ? error.message : failures.expired;
    return reply
      .code(status)
      .type('text/html')
      .send(failurePage(frame, themeOf(request.headers), 'your company', text));
  });
}

/** Every process does it; a second time in a row finds nothing. */
function pruneRegularly(app: FastifyInstance, store: IdentityStore): void {
  const timer = setInterval(() => {
    store
      .prune()
      .catch((error: unknown) => app.log.warn({ err: error }, 'Expired sign-ins could not be removed'));
  }, pruneEveryMs).unref();
  app.addHook('onClose', async () => clearInterval(timer));
}
