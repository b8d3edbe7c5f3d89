import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import type { FastifyInstance, InjectOptions } from 'fastify';
import { type RawData, WebSocket, WebSocketServer } from 'ws';
import { AMPLIFY_LIMITS, AMPLIFY_VOICE, LIMIT_REACHED } from '#domain/amplify';
import type { VerifyToken } from '#server/contract/admission.ts';
import type { ErrorBody } from '#server/contract/errors.ts';
import type { CallTenant } from '#server/contract/handlers.ts';
import { recordingForm } from '#server/services/transcriber/recordingForm.ts';
import { answerAsUsual } from './answerAsUsual.ts';
import { readHost, type TenantDirectory } from './tenants.ts';
import { rawAnswer } from './unreadableRequest.ts';

type Options = {
  tenants: TenantDirectory;
  verifyToken: VerifyToken;
  baseHost: string;
  /** Whether a proxy of ours names the host and the caller's address. */
  trustProxy: boolean;
  /** Headers of every answer: a connection that is refused is an answer as well. */
  headers: Record<string, string>;
  /** Whether questions may be spoken: their messages are larger. */
  hears: boolean;
};

/** Why a connection is not opened, in the words of any other refusal. */
const refusals = {
  400: { code: 'invalid', message: 'This is no offer of a live connection. Send it again as WebSocket 13.' },
  403: { code: 'forbidden', message: 'A live connection opens from the pages of this company alone.' },
  404: { code: 'not_found', message: 'There is no company at this address.' },
  429: { code: 'too_many', message: 'Too many connections have not signed in. Close some and try again.' },
  503: { code: 'unavailable', message: 'There are too many connections. Try again soon.' },
} satisfies Record<number, ErrorBody>;

/** Why a connection ends. 1008 tells that the conversation is not there: the client starts another. */
const closing = {
  unknown: 1008,
  binary: 1003,
  tooLarge: 1009,
  tooMany: 1013,
  stopping: 1001,
  unauthenticated: 4401,
} as const;

/**
 * Bounds of live connections. Times in milliseconds. `unsigned` are those of one address that have not signed in,
 * `bytesUnsigned` what one of them may send.
 */
const limits = {
  perPerson: 5,
  unsigned: 20,
  bytesUnsigned: 65_536,
  inAll: 2000,
  toSignIn: 5000,
  silence: 90_000,
  framesAMinute: 120,
} as const;

const place = /^\/api\/projects\/([1-9]\d{0,14})\/amplify\/ws\?conversation_id=([1-9]\d{0,14})$/;

type Frame = { type?: unknown; token?: unknown; message?: unknown; content?: unknown } & FileFrame;
type FileFrame = { filename?: unknown; path?: unknown; file_type?: unknown; audio_data?: unknown };

/** One open connection of one conversation. */
type Line = {
  socket: WebSocket;
  stream: Duplex;
  tenant: CallTenant;
  request: IncomingMessage;
  path: string;
  address: string | undefined;
  /** Known once the first frame has signed in. */
  person: string | undefined;
  /** The sign-in, from when its frame has come: what is said meanwhile waits for it. */
  signingIn: Promise<void> | undefined;
  isBusy: boolean;
  heardAt: number;
  frames: number;
};

/**
 * The live channel of Amplify (docs/product/amplify.md). It lends nothing: each frame brings its token and becomes the
 * call of the contract that it stands for, so that rights, limits and answers are those of the API.
 */
export function addAmplifySocket(app: FastifyInstance, options: Options): void {
  const wire = new WebSocketServer({
    noServer: true,
    // That of a spoken question; all others are held to their own below.
    maxPayload: options.hears ? AMPLIFY_VOICE.frame : AMPLIFY_LIMITS.frame,
    perMessageDeflate: false,
  });
  const lines = new Set<Line>();
  const refuser = (stream: Duplex) => (status: keyof typeof refusals) =>
    stream.end(rawAnswer(status, refusals[status], options.headers), () => stream.destroy());
  wire.on('wsClientError', (_error, stream) => refuser(stream)(400));

  const take = async (request: IncomingMessage, stream: Duplex, head: Buffer): Promise<void> => {
    const refuse = refuser(stream);
    const [, projectId, conversationId] = place.exec(request.url ?? '') ?? [];
    if (projectId === undefined || request.headers.upgrade?.toLowerCase() !== 'websocket')
      return answerAsUsual(app.server, request, stream, head);
    const host = hostOf(request, options.trustProxy);
    if (!isOwnPage(request, host)) return void refuse(403);
    const tenant = await tenantOf(host, options);
    if (!tenant) return void refuse(404);
    const address = addressOf(request, options.trustProxy);
    const strangers = [...lines].filter((one) => one.person === undefined && one.address === address);
    if (strangers.length >= limits.unsigned) return void refuse(429);
    if (lines.size >= limits.inAll) return void refuse(503);
    if (stream.destroyed) return;
    const path = `/projects/${projectId}/amplify/conversations/${conversationId}`;
    wire.handleUpgrade(request, stream, head, (socket) => {
      const line: Line = {
        socket,
        stream,
        tenant,
        request,
        path,
        address,
        person: undefined,
        signingIn: undefined,
        isBusy: false,
        heardAt: Date.now(),
        frames: 0,
      };
      serve(line);
    });
  };

  const serve = (line: Line): void => {
    const { socket, stream } = line;
    lines.add(line);
    holdUnsigned(line, stream);
    const impatience = setTimeout(() => {
      // Nobody is hurried for the time that the server takes over it.
      void Promise.allSettled([line.signingIn]).then(() => {
        if (line.person === undefined) socket.close(closing.unauthenticated, 'Sign in first.');
      });
    }, limits.toSignIn).unref();
    socket.on('error', () => socket.terminate());
    socket.on('close', () => {
      clearTimeout(impatience);
      lines.delete(line);
    });
    socket.on('message', (data, isBinary) => {
      if (isBinary) return socket.close(closing.binary, 'Text only.');
      line.heardAt = Date.now();
      line.frames += 1;
      if (isTooLarge(line, data as Buffer))
        return socket.close(closing.tooLarge, 'This is too much at once.');
      if (line.frames > limits.framesAMinute) return socket.close(closing.tooMany, 'Too many messages.');
      void hear(line, data).catch((error: unknown) => {
        app.log.error({ err: error }, 'A message to Amplify failed');
        say(line, { type: 'error', message: 'This did not work. Try again.' });
      });
    });
  };

  const hear = async (line: Line, data: RawData): Promise<void> => {
    const frame = readFrame(data);
    if (frame?.type === 'ping') return say(line, { type: 'pong' });
    const token = frame?.token;
    if (!frame || typeof token !== 'string')
      return say(line, { type: 'error', message: 'No JWT token provided' });
    if (frame.type === 'auth') return (line.signingIn = signIn(line, token));
    await line.signingIn;
    if (line.person === undefined) return line.socket.close(closing.unauthenticated, 'Sign in first.');
    if (line.isBusy) return say(line, { type: 'error', message: 'Wait for the answer first.' });
    line.isBusy = true;
    try {
      if (frame.type === 'message')
        await ask(line, token, { path: '/messages', body: { message: frame.message } }, thoughts.project);
      else if (frame.type === 'file_upload') await askFile(line, token, frame);
      else if (frame.type === 'audio_message') await askAloud(line, token, frame.audio_data);
      else if (frame.type === 'system') await follow(line, token, frame.content);
      else say(line, { type: 'error', message: 'This kind of message is not known.' });
    } finally {
      line.isBusy = false;
    }
  };

  /** Nobody holds more than a few connections, and only one's own conversations are opened. */
  const signIn = async (line: Line, token: string): Promise<void> => {
    const owner = await options.verifyToken(line.tenant, token);
    if (!owner) return unauthenticated(line);
    const person = `${line.tenant.id}:${owner.userId}`;
    const others = [...lines].filter((one) => one !== line && one.person === person);
    if (others.length >= limits.perPerson)
      return line.socket.close(closing.tooMany, 'Amplify is open in too many places. Close one.');
    const answer = await call(line, token, 'GET', '');
    if (answer.status !== 200) return tell(line, answer);
    line.person = person;
    say(line, { type: 'conversation_id', conversation_id: (answer.body as { id: number }).id });
    say(line, { type: 'conversation_loaded', conversation: answer.body });
  };

  /** A question by its call; the conversation is there, so that a 404 is of what is asked about. */
  const ask = async (
    line: Line,
    token: string,
    { path, ...sent }: Question,
    thought: string,
  ): Promise<void> => {
    say(line, { type: 'agent_thought', thought });
    const answer = await call(line, token, 'POST', path, sent);
    if (answer.status !== 201) return tell(line, answer, path === '/messages');
    const { blocks, ...rest } = answer.body as { blocks: unknown[]; question: { content: string } };
    if (path === '/audio') say(line, { type: 'audio_transcript', transcript: rest.question.content });
    if (blocks.length > 0) say(line, { type: 'blocks_update', blocks });
    say(line, { type: 'message', ...rest });
  };

  const askFile = (line: Line, token: string, { filename, path, file_type }: FileFrame) =>
    ask(line, token, { path: '/files', body: { filename, path, file_type } }, thoughts.file);

  const askAloud = async (line: Line, token: string, data: unknown): Promise<void> => {
    if (typeof data !== 'string' || data === '')
      return say(line, { type: 'error', message: 'There is nothing to hear.' });
    await ask(line, token, { path: '/audio', ...recordingForm(Buffer.from(data, 'base64')) }, thoughts.voice);
  };

  /** What somebody did to a block; what was accepted is applied by its own call, and only read again here. */
  const follow = async (line: Line, token: string, content: unknown): Promise<void> => {
    const { type, id } = (content ?? {}) as { type?: unknown; id?: unknown };
    if (!Number.isSafeInteger(id)) return say(line, { type: 'error', message: 'Say which block.' });
    const block = `/blocks/${String(id)}`;
    if (type === 'delete_block') {
      const answer = await call(line, token, 'DELETE', block);
      return answer.status === 204 || answer.status === 404 ? undefined : tell(line, answer);
    }
    if (type === 'reject_changes') {
      const answer = await call(line, token, 'POST', `${block}/reject-changes`);
      return answer.status === 200
        ? say(line, { type: 'blocks_update', blocks: [answer.body] })
        : tell(line, answer, false);
    }
    if (type !== 'accept_changes') return say(line, { type: 'error', message: 'This is not known.' });
    const answer = await call(line, token, 'GET', '');
    if (answer.status !== 200) return tell(line, answer);
    const { blocks } = answer.body as { blocks: { id: number }[] };
    say(line, { type: 'blocks_update', blocks: blocks.filter((one) => one.id === id) });
  };

  /** Makes a call of the contract in the name of the token, as if it had come over HTTP from the same address. */
  const call = async (
    { request, path }: Line,
    token: string,
    method: 'GET' | 'POST' | 'DELETE',
    rest: string,
    { body, type }: { body?: object; type?: string } = {},
  ): Promise<{ status: number; body: unknown }> => {
    const asked: InjectOptions = {
      method,
      url: `/api${path}${rest}`,
      headers: {
        ...passedOn(request),
        authorization: `Bearer ${token}`,
        ...(type && { 'content-type': type }),
      },
      ...(request.socket.remoteAddress && { remoteAddress: request.socket.remoteAddress }),
      ...(body && { payload: body }),
    };
    const { statusCode: status, body: text } = await app.inject(asked);
    return { status, body: text === '' ? undefined : (JSON.parse(text) as unknown) };
  };

  const unauthenticated = (line: Line): void => {
    say(line, { type: 'error', code: 'authentication_failed', message: 'Authentication failed.' });
    line.socket.close(closing.unauthenticated, 'Authentication failed.');
  };

  /** Tells of a refusal. A conversation that is not there ends the connection, a missing block does not. */
  const tell = (line: Line, { status, body }: { status: number; body: unknown }, ends = true): void => {
    const { message = 'This did not work. Try again.' } = (body ?? {}) as { message?: string };
    if (status === 401) return unauthenticated(line);
    if (status === 429 && message === LIMIT_REACHED)
      return say(line, { type: 'rate_limit_exceeded', message });
    say(line, { type: 'error', message });
    if ((status === 404 || status === 403) && ends)
      line.socket.close(closing.unknown, 'Conversation not found');
  };

  const say = ({ socket }: Line, message: object): void => {
    if (socket.readyState === WebSocket.OPEN) socket.send(JSON.stringify(message));
  };

  /** Connections that have gone silent end: a living client pings every half minute. */
  const watch = setInterval(() => {
    for (const line of lines) {
      line.frames = 0;
      if (Date.now() - line.heardAt > limits.silence) line.socket.terminate();
    }
  }, 60_000).unref();

  app.server.on('upgrade', (request, stream, head) => {
    stream.on('error', () => stream.destroy());
    take(request, stream, head).catch((error: unknown) => {
      app.log.error({ err: error }, 'A live connection was not taken');
      stream.destroy();
    });
  });
  app.addHook('preClose', async () => {
    clearInterval(watch);
    for (const { socket } of lines) socket.close(closing.stopping, 'The server stops.');
    wire.close();
  });
}

const thoughts = {
  project: 'Reading the project',
  file: 'Reading the file and the project',
  voice: 'Listening',
} as const;

/** A question as the call that it stands for. */
type Question = { path: '/messages' | '/files' | '/audio'; body: object; type?: string };

/** Somebody who has not signed in fills no memory: what they send beyond their first messages ends it. */
function holdUnsigned(line: Line, stream: Duplex): void {
  let bytes = 0;
  const count = (chunk: Buffer) => {
    bytes += chunk.length;
    if (line.person !== undefined) stream.off('data', count);
    else if (bytes > limits.bytesUnsigned) line.socket.terminate();
  };
  stream.on('data', count);
}

const spoken = Buffer.from('"audio_message"');

/** A spoken question of somebody who has signed in is as large as one may be, anything else as a written one. */
const isTooLarge = ({ person }: Line, data: Buffer): boolean =>
  data.length > AMPLIFY_LIMITS.frame && (person === undefined || !data.includes(spoken));

const first = (header: string | string[] | undefined): string | undefined =>
  (Array.isArray(header) ? header[0] : header)?.split(',')[0]?.trim();

function hostOf({ headers }: IncomingMessage, trustProxy: boolean): string {
  const forwarded = trustProxy ? first(headers['x-forwarded-host']) : undefined;
  return (forwarded ?? headers.host ?? '').toLowerCase();
}

/** Where a connection comes from, as the limits of calls count it. */
const addressOf = ({ headers, socket }: IncomingMessage, trustProxy: boolean): string | undefined =>
  (trustProxy ? first(headers['x-forwarded-for']) : undefined) ?? socket.remoteAddress;

/** Browsers say from which page they connect: only the company's own is let in (trust E5). */
function isOwnPage({ headers }: IncomingMessage, host: string): boolean {
  const origin = headers.origin;
  if (origin === undefined || host === '' || !URL.canParse(origin)) return false;
  return new URL(origin).host === host;
}

async function tenantOf(host: string, { tenants, baseHost }: Options): Promise<CallTenant | null> {
  const meaning = readHost(host.replace(/:\d+$/, ''), baseHost);
  return meaning.kind === 'tenant' ? tenants.find(meaning.slug) : null;
}

/** What of the handshake tells host and address. */
const passedOn = ({ headers }: IncomingMessage): Record<string, string> =>
  Object.fromEntries(
    ['host', 'x-forwarded-host', 'x-forwarded-for', 'x-forwarded-proto'].flatMap((name) => {
      const value = first(headers[name]);
      return value === undefined ? [] : [[name, value]];
    }),
  );

function readFrame(data: RawData): Frame | undefined {
  try {
    const frame: unknown = JSON.parse((data as Buffer).toString('utf8'));
    return typeof frame === 'object' && frame !== null && !Array.isArray(frame) ? frame : undefined;
  } catch {
    return undefined;
  }
}
