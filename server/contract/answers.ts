import { Readable } from 'node:stream';
import { finished } from 'node:stream/promises';
import type { FastifyReply } from 'fastify';
import type { Download, JsonPieces, RawJson } from './handlers.ts';
import type { LiveStream } from './liveStream.ts';
import type { Operation } from './operations.ts';
import type { Check } from './validation.ts';

const isRaw = (value: unknown): value is RawJson<unknown> =>
  typeof value === 'object' && value !== null && 'rawJson' in value;

/** The JSON text of what a handler returned. */
export const toJsonText = (value: unknown): string => (isRaw(value) ? value.rawJson : JSON.stringify(value));

export const isInPieces = (value: unknown): value is JsonPieces<unknown> =>
  typeof value === 'object' && value !== null && 'jsonPieces' in value;

/** The version a row's ETag is made of, where the answer is one row. */
export function versionOf(value: unknown): number | undefined {
  const version = (value as { version?: unknown } | undefined)?.version;
  return typeof version === 'number' ? version : undefined;
}

/** In development and tests an answer that the contract does not describe is a failure, not a surprise for clients. */
export function checkAnswer(operation: Operation, check: Check | undefined, text: string): void {
  const faults = check?.(JSON.parse(text));
  if (!faults) return;
  const places = faults
    .slice(0, 5)
    .map(({ instancePath, message }) => `${instancePath || '/'} ${message ?? ''}`);
  throw new Error(`${operation.id} answered what the contract does not describe: ${places.join('; ')}`);
}

export function sendJson(reply: FastifyReply, status: number, text: string, version?: number): FastifyReply {
  if (version !== undefined) reply.header('etag', `W/"${version}"`);
  return reply.code(status).header('content-type', 'application/json; charset=utf-8').send(text);
}

type Sending = {
  /** Fires when the client has gone or the call has had its time. */
  signal: AbortSignal;
  /** Hears the whole text, in development and tests. */
  check: ((text: string) => void) | undefined;
};

/**
 * Sends pieces as fast as the client takes them and resolves when the last has been handed over. The first is made
 * before anything is sent, so what cannot begin is refused like any other call; what breaks off later ends the connection.
 */
export async function sendPieces(
  reply: FastifyReply,
  status: number,
  { jsonPieces: pieces }: JsonPieces<unknown>,
  { signal, check }: Sending,
): Promise<void> {
  const first = await pieces.next();
  async function* all() {
    let text = '';
    const heard = (piece: string) => {
      if (check) text += piece;
      return piece;
    };
    if (!first.done) yield heard(first.value);
    for await (const piece of pieces) yield heard(piece);
    check?.(text);
  }
  const body = Readable.from(all(), { objectMode: false, highWaterMark: 64 * 1024 });
  const stop = () => void body.destroy();
  signal.addEventListener('abort', stop, { once: true });
  reply.code(status).header('content-type', 'application/json; charset=utf-8').send(body);
  try {
    await finished(body, { writable: false });
  } finally {
    signal.removeEventListener('abort', stop);
  }
}

export function sendDownload(reply: FastifyReply, operation: Operation, file: Download): FastifyReply {
  const name = file.fileName.replaceAll(/[^\w .()-]/g, '_');
  return reply
    .code(operation.success.status)
    .header('content-type', `${operation.success.contentType ?? 'text/plain'}; charset=utf-8`)
    .header('content-disposition', `attachment; filename="${name}"`)
    .send(file.text);
}

/** Text that may wait for a slow client before its stream is ended; it reconnects and catches up. */
const mostWaiting = 256 * 1024;

/** Streams until the client goes or the stream ends itself. `open` holds every stream, for the server's stop. */
export function sendStream(reply: FastifyReply, stream: LiveStream, open: Set<() => void>): FastifyReply {
  reply.hijack();
  const { raw } = reply;
  for (const [name, value] of Object.entries(reply.getHeaders()))
    if (value !== undefined) raw.setHeader(name, value);
  raw.writeHead(200, {
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-store',
    'x-accel-buffering': 'no',
  });
  raw.flushHeaders();
  const close = () => raw.end();
  const stop = stream.open({
    send: (text) => {
      if (raw.writableEnded) return false;
      if (raw.writableLength > mostWaiting) {
        raw.destroy();
        return false;
      }
      raw.write(text);
      return true;
    },
    close,
  });
  open.add(close);
  raw.once('close', () => {
    open.delete(close);
    stop();
  });
  return reply;
}
