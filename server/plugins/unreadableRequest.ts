import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { ErrorBody } from '#server/contract/errors.ts';

type Answer = { status: number; body: ErrorBody };

/** What the parser's own refusals mean, by its code. */
const answers: Record<string, Answer> = {
  HPE_HEADER_OVERFLOW: {
    status: 431,
    body: {
      code: 'too_large',
      message: 'The address or the headers are too long. Shorten them, or delete the cookies of this site.',
    },
  },
  ERR_HTTP_REQUEST_TIMEOUT: {
    status: 408,
    body: { code: 'invalid', message: 'The request did not arrive in time. Send it again.' },
  },
};

const unreadable: Answer = {
  status: 400,
  body: { code: 'invalid', message: 'This is not a request that can be read. Send it again as HTTP/1.1.' },
};

/** An answer as bytes, for what no reply of Fastify's answers: the words of any other refusal, then the end of the connection. */
export function rawAnswer(status: number, body: ErrorBody, headers: Record<string, string>): string {
  const text = JSON.stringify(body);
  const lines = Object.entries({
    ...headers,
    'content-type': 'application/json; charset=utf-8',
    'content-length': String(Buffer.byteLength(text)),
    connection: 'close',
  }).map(([name, value]) => `${name}: ${value}\r\n`);
  return `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('')}\r\n${text}`;
}

/** Answers what is no HTTP at all in the words of any other refusal, with the given headers, and hangs up. */
export const answerUnreadable =
  (headers: Record<string, string>) =>
  (error: NodeJS.ErrnoException, socket: Socket): void => {
    if (error.code === 'ECONNRESET' || socket.destroyed) return;
    const { status, body } = answers[error.code ?? ''] ?? unreadable;
    if (socket.writable) socket.end(rawAnswer(status, body, headers), () => socket.destroy());
    else socket.destroy();
  };
