import { join } from 'node:path';
import { finished } from 'node:stream';
import { constants } from 'node:zlib';
import compress from '@fastify/compress';
import Fastify, { type FastifyInstance, LogController } from 'fastify';
import type { Config } from './config.ts';
import type { TakeTurn, VerifyToken } from './contract/admission.ts';
import { contractPlugin } from './contract/contractPlugin.ts';
import { answerError } from './contract/errorAnswer.ts';
import { createFairTurns } from './contract/fairTurns.ts';
import type { Handlers } from './contract/handlers.ts';
import { listOperations, type Operation } from './contract/operations.ts';
import type { Database } from './database/tenantTransaction.ts';
import { createIdentityRepository } from './identity/identityRepository.ts';
import { createExternalVerifier } from './identity/externalIdentity.ts';
import { createFederation, type Federation } from './identity/federation/federation.ts';
import { createFederationRepository } from './identity/federation/federationRepository.ts';
import { createGuardedFetch, type GuardedFetch } from './identity/federation/guardedFetch.ts';
import { createTextReader, type ReadTextRecords } from './identity/federation/ownershipProof.ts';
import { identityPlugin } from './identity/identityPlugin.ts';
import { loadPageAssets } from './identity/pages/pageAssets.ts';
import { AccessTokenError } from './identity/tokenVerifier.ts';
import {
  dailyWorks,
  entityAdapters,
  handlers as moduleHandlers,
  jobKinds,
  keepTotalsAfter,
  projectOfChangeSet,
} from './modules/index.ts';
import { createAccess } from './plugins/access.ts';
import { addAmplifySocket } from './plugins/amplifySocket.ts';
import { createApiKeys } from './plugins/apiKeys.ts';
import {
  addCounting,
  makeCallLimits,
  makeDoorLimits,
  makeGuessLimits,
  makeVisitLimits,
} from './plugins/callLimits.ts';
import { createAddressMails } from './plugins/addressMails.ts';
import { createCompanyMemory } from './plugins/companyMemory.ts';
import { paceBodies } from './plugins/bodyPace.ts';
import { addFiles } from './plugins/files.ts';
import { addHealth } from './plugins/health.ts';
import { addOutbox } from './plugins/outbox.ts';
import { addPages } from './plugins/pages.ts';
import { loggerOptions, logRequests, makeRequestId } from './plugins/requestLog.ts';
import { readTarget, refuseUnsound } from './plugins/requestTarget.ts';
import { addSecurityHeaders, headersFor } from './plugins/securityHeaders.ts';
import { createTenantDirectory } from './plugins/tenants.ts';
import { answerUnreadable } from './plugins/unreadableRequest.ts';
import { createBidPlatformLink } from './services/bid-platform/bidPlatformLink.ts';
import { createServices, type RunningServices } from './services/createServices.ts';
import { createFileStore } from './services/files/fileStore.ts';
import { createTranscriber, transcriberLimits } from './services/transcriber/transcriber.ts';
import { type AppVisits, createAppVisits } from './services/unattended/appVisits.ts';

export type AppOptions = {
  config: Config;
  database: Database;
  /** Seals signing keys and signs cookies. */
  secret: string;
  version: string;
  /** The project's root folder: where the built app and the pages' files are. */
  root: string;
  /** Whether answers are held to the contract (development and tests). */
  checkResponses?: boolean;
  clock?: () => Date;
  /** Stand-ins for the modules' handlers, in tests of the contract itself. */
  handlers?: Partial<Handlers>;
  /** Stand-ins for the world outside, in tests: other servers, and DNS. */
  outside?: { fetch?: GuardedFetch; readTextRecords?: ReadTextRecords };
  /** A table of operations in place of the contract's, in tests that take its guards away. */
  operations?: readonly Operation[];
};

declare module 'fastify' {
  interface FastifyInstance {
    running: RunningServices;
  }
}

const bodyLimit = 1024 * 1024;

/** Public origin of a company, such as `http://northbank.localhost:4000`. */
export const originOf =
  ({ publicScheme, baseHost, publicPort }: Config) =>
  (slug: string): string =>
    `${publicScheme}://${slug}.${baseHost}${publicPort === undefined ? '' : `:${publicPort}`}`;

/** Public origin of the product itself, above all companies. */
const baseOriginOf = ({ publicScheme, baseHost, publicPort }: Config): string =>
  `${publicScheme}://${baseHost}${publicPort === undefined ? '' : `:${publicPort}`}`;

/** The whole server, not yet listening: API, identity, app and catalogue on one port. */
export async function buildApp(options: AppOptions): Promise<FastifyInstance> {
  const { config, database, version, root } = options;
  const app = createInstance(config);
  app.setErrorHandler(answerError);
  logRequests(app);
  refuseUnsound(app);
  paceBodies(app);
  hangUpWhenClosing(app);
  await app.register(compress, {
    threshold: 1024,
    encodings: ['br', 'gzip'],
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } },
  });
  addHealth(app, database);

  await addCounting(app);
  const countDoors = makeDoorLimits(app, config.addressRateLimit);
  const tenants = createTenantDirectory(database, config.baseHost);
  const baseOrigin = baseOriginOf(config);
  const memory = createCompanyMemory(options.secret, baseOrigin);
  const pagesFolder = join(root, 'server/identity/pages');
  const store = createIdentityRepository(database);
  const federation = federationOf(options);
  const takeTurn = takeTurns();
  if (config.identityUrl)
    app.decorate(
      'verifyAccessToken',
      createExternalVerifier({
        baseUrl: config.identityUrl,
        store,
        onAccepted: (tenantId, userId) => {
          const { notify } = app.running.services;
          return database.asTenant(tenantId, (tx) => notify.inviteAccepted(tx, userId, new Date()));
        },
      }),
    );
  else
    await app.register(identityPlugin, {
      store,
      secret: options.secret,
      tenants: { bySlug: async (slug) => (await tenants.find(slug)) ?? undefined },
      originOf: originOf(config),
      baseOrigin,
      passOver: (visit) => memory.addressOf(visit),
      version,
      pagesFolder,
      federation,
      countVisit: makeVisitLimits(app, config.addressRateLimit),
      takeTurn,
    });
  await addApi(app, options, { tenants, federation, takeTurn });
  const clock = options.clock ?? (() => new Date());
  addFiles(app, {
    database,
    tenants,
    services: app.running.services,
    clock,
    countDoor: countDoors.file,
  });
  const frame = { assets: loadPageAssets(pagesFolder), version, year: new Date().getFullYear() };
  addOutbox(app, { database, tenants, frame, on: config.mailOutbox, countDoor: countDoors.page });
  await addPages(app, {
    clientFolder: join(root, 'dist/client'),
    frame,
    tenants,
    baseHost: config.baseHost,
    baseOrigin,
    identityUrl: config.identityUrl,
    originOf: originOf(config),
    memory,
    addressMails: createAddressMails({
      database,
      originOf: originOf(config),
      onProblem: (error) => app.log.error({ err: error }, 'Mails with company addresses failed'),
    }),
    mailsPerMinute: config.rateLimit === 0 ? 0 : 5,
    countDoor: countDoors.page,
  });
  return app;
}

/** What the headers of every answer depend on. */
const headersOf = ({ publicScheme, transcriber }: Config) => ({
  secure: publicScheme === 'https',
  hears: transcriber !== undefined,
});

function createInstance(config: Config): FastifyInstance {
  const given = headersOf(config);
  const app: FastifyInstance = Fastify({
    logger: loggerOptions(config.logLevel),
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: config.trustProxy,
    genReqId: makeRequestId(config.trustProxy),
    bodyLimit,
    // A request without a host is refused by us, with the headers of every other answer.
    http: { requireHostHeader: false },
    requestTimeout: 60_000,
    keepAliveTimeout: 72_000,
    forceCloseConnections: 'idle',
    routerOptions: { maxParamLength: 200 },
    rewriteUrl: readTarget,
    clientErrorHandler: answerUnreadable(headersFor(given)),
    // An address that cannot be decoded reaches no hook, so its answer is dressed here.
    frameworkErrors: (error, request, reply) => void answerError(error, request, dress(reply)),
  });
  const dress = addSecurityHeaders(app, given);
  return app;
}

/** Connections are kept for the next request; while the server closes, each ends once it has had its answer. */
function hangUpWhenClosing(app: FastifyInstance): void {
  app.addHook('preClose', async () => {
    const timer = setInterval(() => app.server.closeIdleConnections(), 50).unref();
    app.server.once('close', () => clearInterval(timer));
  });
}

/** Signing in through companies' providers, with the world outside behind its guards. */
function federationOf({ config, database, secret, outside }: AppOptions): Federation {
  const { allowsLoopback, dnsServers } = config;
  return createFederation({
    store: createIdentityRepository(database),
    federation: createFederationRepository(database),
    secret,
    originOf: originOf(config),
    fetch: outside?.fetch ?? createGuardedFetch({ allowsLoopback }),
    readTextRecords: outside?.readTextRecords ?? createTextReader(dnsServers),
    allowsLoopback,
  });
}

/** A bidding platform is given longer than an identity provider, and its lists are longer. */
const platformLimits = { timeoutMs: 10_000, longestBytes: 4 * 1024 * 1024 };

/** What API and identity share. */
type Shared = {
  tenants: ReturnType<typeof createTenantDirectory>;
  federation: Federation;
  takeTurn: TakeTurn;
};

async function addApi(
  app: FastifyInstance,
  { config, database, secret, version, clock, checkResponses, handlers, operations, outside }: AppOptions,
  { tenants, federation, takeTurn }: Shared,
): Promise<void> {
  const access = createAccess(database, config.clientFlags);
  const visits = createAppVisits({
    chromium: config.chromium,
    request: (asked) => app.inject(asked),
  });
  const running = createServices({
    database,
    access,
    files: createFileStore(join(config.dataDir, 'files')),
    secret,
    version,
    originOf: originOf(config),
    clientFlags: config.clientFlags,
    smtp: config.smtp,
    chromium: config.chromium,
    visits,
    ownsPasswords: config.identityUrl === undefined,
    federation,
    bidPlatform: createBidPlatformLink({
      fetch:
        outside?.fetch ?? createGuardedFetch({ allowsLoopback: config.allowsLoopback, ...platformLimits }),
      secret,
      allowsLoopback: config.allowsLoopback,
    }),
    transcriber:
      config.transcriber &&
      createTranscriber(
        config.transcriber,
        // The operator names it, so it may run beside the server.
        outside?.fetch ?? createGuardedFetch({ allowsLoopback: true, ...transcriberLimits }),
      ),
    noteSecurity: (event, about) => app.log.info({ event, ...about }, 'Security'),
    adapters: entityAdapters,
    onWritten: keepTotalsAfter,
    jobKinds,
    dailyWorks,
    onProblem: (error) => app.log.error({ err: error }, 'Background work failed'),
  });
  app.decorate('running', running);
  const verifyToken = tokenVerifier(app, visits);
  addAmplifySocket(app, {
    tenants,
    verifyToken,
    baseHost: config.baseHost,
    trustProxy: config.trustProxy,
    headers: headersFor(headersOf(config)),
    hears: config.transcriber !== undefined,
  });
  app.addHook('onClose', () => running.stop());
  await app.register(contractPlugin, {
    prefix: '/api',
    handlers: { ...moduleHandlers, ...handlers },
    operations: operations ?? listOperations(),
    projectOfChangeSet: (tenantId, id) => projectOfChangeSet(database, tenantId, id),
    services: running.services,
    gate: {
      tenants,
      access,
      verifyToken,
      verifyApiKey: createApiKeys({
        database,
        clock: clock ?? (() => new Date()),
        onProblem: (error) => app.log.error({ err: error }, 'The use of an API key was not noted'),
      }),
      countCall: makeCallLimits(app, config.rateLimit, config.addressRateLimit),
      countGuess: makeGuessLimits(app, config.addressRateLimit),
      takeTurn,
    },
    clock: clock ?? (() => new Date()),
    deadlineMs: config.requestDeadlineMs,
    bodyLimit,
    checkResponses: checkResponses ?? false,
  });
}

/** One line for all doors: a turn ends with the answer, or when its client has gone. */
function takeTurns(): TakeTurn {
  const turns = createFairTurns();
  return async (company, { raw }) => {
    const end = await turns.take(company);
    finished(raw, end);
  };
}

/** A token that does not hold is nobody's; that the database is away is another matter and passes through. */
const tokenVerifier =
  (app: FastifyInstance, visits: Pick<AppVisits, 'ownerOf'>): VerifyToken =>
  async (tenant, token) => {
    const visitor = visits.ownerOf(tenant.id, token);
    if (visitor) return visitor;
    try {
      return await app.verifyAccessToken(tenant, token);
    } catch (error) {
      if (error instanceof AccessTokenError) return null;
      throw error;
    }
  };
