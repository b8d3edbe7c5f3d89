import { finished } from 'node:stream';
import type { FastifyInstance, FastifyReply, FastifyRequest, RouteHandlerMethod } from 'fastify';
import { companyDate } from '#domain/dates';
import { MEGABYTE } from '#domain/files';
import { admit, checkAccess, type Gate } from './admission.ts';
import { makeAllowedMethods } from './allowedMethods.ts';
import {
  checkAnswer,
  isInPieces,
  sendDownload,
  sendJson,
  sendPieces,
  sendStream,
  toJsonText,
  versionOf,
} from './answers.ts';
import { makeAsk } from './askOperation.ts';
import { withDeadline } from './deadline.ts';
import { makeElsewhere } from './elsewhere.ts';
import { methodNotAllowed, notFound, unsupportedType } from './errors.ts';
import type {
  Call,
  Caller,
  CallTenant,
  Download,
  Handlers,
  OperationId,
  Services,
  UploadHandler,
} from './handlers.ts';
import { answerOnce } from './idempotency.ts';
import { namesIn, readJsonBody } from './jsonBody.ts';
import { eventsOf } from '#server/services/events/eventLog.ts';
import { createStreamPlaces, type LiveStream } from './liveStream.ts';
import { contractDocument, type Operation } from './operations.ts';
import { type CallInput, makeReader } from './readCall.ts';
import { readUpload, type Upload } from './readUpload.ts';
import { createTurns } from './turns.ts';
import { checksOf, type OperationChecks } from './validation.ts';

export type ContractOptions = {
  handlers: Handlers;
  /** Every operation, with what it asks for. */
  operations: readonly Operation[];
  /** The project of a change set: null for one of the company as a whole, undefined for none. */
  projectOfChangeSet: (tenantId: number, changeSetId: number) => Promise<number | null | undefined>;
  services: Services;
  gate: Gate;
  clock: () => Date;
  /** Longest a call may take, in milliseconds. */
  deadlineMs: number;
  /** Largest body that is read, in bytes. */
  bodyLimit: number;
  /** Whether answers are held to the contract; on in development and tests. */
  checkResponses: boolean;
};

/**
 * Whole lists that one company reads at once. Each keeps its transaction, and with it a connection, until its client has
 * taken it, and a slow client must not take those of others.
 */
const wholeListsAtOnce = 3;

type AnyHandler = (call: Call<OperationId>) => Promise<unknown>;
type AnyUploadHandler = { expect: AnyHandler; keep: AnyHandler } & Pick<
  UploadHandler<'createAttachment'>,
  'prepare'
>;

/** Serves every operation of the contract; registered with the prefix `/api`. No handler holds a URL, a status code or an access check. */
export async function contractPlugin(app: FastifyInstance, options: ContractOptions): Promise<void> {
  const { operations } = options;
  const streams = new Set<() => void>();
  const shared = {
    streams,
    takeStreamPlace: createStreamPlaces(),
    elsewhere: makeElsewhere(),
    turns: createTurns(wholeListsAtOnce),
    askFor: makeAsk(operations, options.handlers),
  };
  app.decorateRequest('tenant', null);
  app.decorateRequest('caller', null);
  readBodies(app);
  // Answers are somebody's own: no cache between, and none of the browser's, keeps them.
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('cache-control', 'no-store');
  });
  const addRoute = (scope: FastifyInstance, operation: Operation) =>
    scope.route({
      method: operation.method,
      url: operation.url,
      bodyLimit: operation.megabytes ? operation.megabytes * MEGABYTE : options.bodyLimit,
      config: { callsPerMinute: operation.callsPerMinute },
      exposeHeadRoute: operation.success.contentType !== 'text/event-stream',
      onRequest: admit(options.gate, operation),
      handler: makeRoute(options, operation, checksOf(operation), shared),
    });
  for (const operation of operations) if (!operation.uploads) addRoute(app, operation);
  await app.register(async (scope) => {
    leaveFiles(scope);
    for (const operation of operations) if (operation.uploads) addRoute(scope, operation);
  });
  app.get('/openapi.json', (_request, reply) => sendJson(reply, 200, documentText));
  refuseTheRest(app, operations);
  app.addHook('preClose', async () => {
    for (const close of streams) close();
  });
}

const documentText = JSON.stringify(contractDocument);

function readBodies(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(
    'application/json',
    { parseAs: 'buffer' },
    async (request: FastifyRequest, bytes: Buffer) => {
      const charset = /charset="?([\w-]+)/i.exec(request.headers['content-type'] ?? '')?.[1];
      if (charset && charset.toLowerCase() !== 'utf-8') throw unsupportedType('application/json in UTF-8');
      const most = namesIn(request.routeOptions.bodyLimit ?? 0);
      return bytes.length === 0 ? undefined : readJsonBody(bytes, most);
    },
  );
}

/** Calls with a file: their bodies stay streams. */
function leaveFiles(scope: FastifyInstance): void {
  scope.removeAllContentTypeParsers();
  scope.addContentTypeParser('multipart/form-data', (_request, body, done) => done(null, body));
  scope.addContentTypeParser('*', async () => {
    throw unsupportedType('multipart/form-data');
  });
}

/** Addresses of the API that do not exist, and methods that an address does not have. */
function refuseTheRest(app: FastifyInstance, operations: readonly Operation[]): void {
  const allowedMethods = makeAllowedMethods(operations);
  const refuse: RouteHandlerMethod = async (request, reply) => {
    const path = request.url.split('?')[0] ?? '';
    const allowed = allowedMethods(path.slice(app.prefix.length));
    if (allowed.length === 0) throw notFound();
    if (request.method === 'OPTIONS') return reply.code(204).header('allow', allowed.join(', ')).send();
    throw methodNotAllowed(request.method, allowed);
  };
  app.setNotFoundHandler(refuse);
}

/** What all routes share: streams that are open, calls that wait for another server, and whose turn a whole list is. */
type Shared = {
  streams: Set<() => void>;
  takeStreamPlace: ReturnType<typeof createStreamPlaces>;
  elsewhere: ReturnType<typeof makeElsewhere>;
  turns: ReturnType<typeof createTurns>;
  /** Reads that a call makes on its own. */
  askFor: ReturnType<typeof makeAsk>;
};

function makeRoute(
  options: ContractOptions,
  operation: Operation,
  checks: OperationChecks,
  { streams, takeStreamPlace, elsewhere, turns, askFor }: Shared,
): RouteHandlerMethod {
  const reader = makeReader(operation, checks);
  const check = options.checkResponses
    ? (text: string) => checkAnswer(operation, checks.answer, text)
    : undefined;
  const given = options.handlers[operation.id] as AnyHandler | AnyUploadHandler | undefined;
  if (!given) throw new Error(`No handler for ${operation.id}.`);
  const handler = typeof given === 'function' ? given : given.keep;

  const isStream = operation.success.contentType === 'text/event-stream';

  return async (request, reply) => {
    if (isStream) finished(reply.raw, takeStreamPlace(`${request.tenant?.id} ${request.caller?.userId}`));
    const params = reader.readPath(request);
    const input = { params, ...reader.readRest(request) };
    if (operation.guesses) await options.gate.countGuess(request, operation.guesses, input.body);
    await enterProject(options, operation, request, input);
    const tenant = request.tenant as CallTenant;
    const within = <T>(act: (running: Running) => Promise<T>) =>
      withDeadline(options.deadlineMs, reply, async (signal) => {
        const isWhole = input.query['limit'] === 'all';
        const endTurn = isWhole ? await turns.take(tenant.id, signal) : undefined;
        return act({ tenant, request, reply, input, signal, check }).finally(endTurn);
      });
    const upload =
      typeof given === 'function'
        ? undefined
        : await readUpload(request, options.services.files, {
            ...(await within((running) => expectFile(options, given.expect, running))),
            names: operation.uploads ?? [],
          });
    const finish = async (): Promise<Ran> => {
      const prepare = typeof given === 'function' ? undefined : given.prepare;
      const { services } = options;
      const prepared =
        upload && prepare
          ? await within(({ signal }) => prepare({ ...upload, tenant, services, signal }))
          : undefined;
      return within((running) => {
        const act = () => run(options, operation, handler, { ...running, upload, prepared, askFor });
        return operation.asksElsewhere ? elsewhere(tenant.id, act) : act();
      });
    };
    const { result, status, text, replayed, events, isSent } = await finish().finally(() =>
      upload?.file.discard(),
    );
    if (isSent) return reply;
    if (events.length > 0) reply.header('quoin-events', events.join(','));
    if (isStream) return sendStream(reply, result as LiveStream, streams);
    if (operation.success.contentType === undefined) return reply.code(status).send();
    if (operation.success.contentType !== 'application/json') {
      return sendDownload(reply, operation, result as Download);
    }
    check?.(text);
    if (replayed) reply.header('idempotency-replayed', 'true');
    return sendJson(reply, status, text, versionOf(result));
  };
}

/**
 * Where the project does not stand in the address: the caller goes on with their rights in it, and only now is asked
 * what the contract wants. A project that is missing or out of sight answers as one.
 */
async function enterProject(
  { services, projectOfChangeSet }: ContractOptions,
  operation: Operation,
  request: FastifyRequest,
  input: CallInput,
): Promise<void> {
  const { projectIn } = operation;
  if (projectIn === 'path' || projectIn === null) return;
  const caller = request.caller as Caller;
  const ofChangeSet = async () => {
    const found = await projectOfChangeSet(caller.tenantId, input.params['change_set_id'] as number);
    if (found === undefined) throw notFound();
    return found ?? undefined;
  };
  const find: Record<typeof projectIn, () => number | undefined | Promise<number | undefined>> = {
    body: () => (input.body as { project_id: number }).project_id,
    query: () => input.query['project_id'] as number | undefined,
    change_set: ofChangeSet,
  };
  const projectId = await find[projectIn]();
  // What belongs to no project belongs to the company: the caller's rights there decide.
  if (projectId === undefined) return checkAccess(operation, caller);
  const asOneself = operation.impersonation === 'as_oneself';
  const inside = await services.callerIn(caller, projectId, asOneself);
  if (!inside) throw notFound();
  checkAccess(operation, inside);
  request.caller = inside;
}

type Running = {
  tenant: CallTenant;
  request: FastifyRequest;
  reply: FastifyReply;
  input: CallInput;
  signal: AbortSignal;
  check: ((text: string) => void) | undefined;
  upload?: Upload | undefined;
  /** What was made of the file before its transaction. */
  prepared?: unknown;
  askFor?: Shared['askFor'];
};

/** Asks, before a file is read, whether it is welcome and how large it may be. */
async function expectFile(
  options: ContractOptions,
  expect: AnyHandler,
  { tenant, request, input, signal }: Running,
): Promise<{ megabytes: number }> {
  const now = options.clock();
  const today = companyDate(now, tenant.timeZone);
  const { services, deadlineMs } = options;
  const expected = await services.database.asTenant(
    tenant.id,
    (tx) =>
      expect({
        ...input,
        tenant,
        caller: request.caller,
        tx,
        today,
        now,
        signal,
        services,
      } as unknown as Call<OperationId>),
    { readOnly: true, deadlineMs },
  );
  return expected as { megabytes: number };
}

type Ran = {
  result: unknown;
  status: number;
  text: string;
  replayed: boolean;
  /** The numbers of the events that this write appended. */
  events: readonly number[];
  /** The answer went out piece by piece while its rows were read. */
  isSent?: boolean;
};

/** One call is one transaction; with an Idempotency-Key its answer is kept in the same. */
function run(
  options: ContractOptions,
  operation: Operation,
  handler: AnyHandler,
  { tenant, request, reply, input, signal, check, upload, prepared, askFor }: Running,
): Promise<Ran> {
  const { caller } = request;
  const now = options.clock();
  const today = companyDate(now, tenant.timeZone);
  const { services } = options;
  const { idempotencyKey: key, ...given } = input;
  const isJson = operation.success.contentType === 'application/json';
  return services.database.asTenant(
    tenant.id,
    async (open): Promise<Ran> => {
      const tx = {
        ...open,
        impersonatedRole: caller?.impersonation?.roleName,
        apiKeyName: caller?.apiKey?.name,
      };
      const work = async () => {
        const call = { ...given, ...upload, prepared, tenant, caller, tx, today, now, signal, services };
        const ask = askFor?.(call as unknown as Parameters<typeof askFor>[0]);
        const result = await handler({ ...call, ask } as unknown as Call<OperationId>);
        const { status } = operation.success;
        if (!isInPieces(result)) return { result, status, text: isJson ? toJsonText(result) : '' };
        await sendPieces(reply, status, result, { signal, check });
        return { result: undefined, status, text: '', isSent: true };
      };
      if (key === undefined || !caller) return { ...(await work()), replayed: false, events: eventsOf(tx) };
      const repeatable = {
        userId: caller.userId,
        // A person and each of their keys repeat their own calls alone; no client's key holds a space.
        key: caller.apiKey ? `${caller.apiKey.id} ${key}` : key,
        operation: operation.id,
        address: request.url,
        body: upload ? [upload.file.fileName, upload.file.digest, upload.fields] : input.body,
      };
      const kept = await answerOnce(tx, repeatable, async () => {
        const { status, text } = await work();
        return { status, body: text };
      });
      return {
        result: undefined,
        status: kept.status,
        text: kept.body,
        replayed: kept.replayed,
        events: eventsOf(tx),
      };
    },
    { readOnly: operation.method === 'GET', deadlineMs: options.deadlineMs },
  );
}
