import { request } from 'node:http';
import { afterAll } from 'vitest';
import type { Actor, TestApp } from './testApp.ts';

/** An open event stream of somebody's, and what has come over it so far. */
export type Live = {
  status: number | undefined;
  headers: Record<string, unknown>;
  text: () => string;
  ended: () => boolean;
  close: () => void;
};

/** One change as the stream reported it. */
export type Frame = {
  seq: number;
  module: string;
  entity: string;
  id: number | null;
  project_id: number | null;
  actor: number | null;
  kind: string;
};

/** The changes among everything that a stream has said. */
export const framesOf = (live: Live): Frame[] =>
  [...live.text().matchAll(/^event: change\ndata: (.+)$/gm)].map(
    (match) => JSON.parse(match[1] ?? '') as Frame,
  );

/** Lets a test app listen and opens event streams on it, which a request without a network cannot; all are closed with the test file. */
export async function openStreams({ app }: Pick<TestApp, 'app'>) {
  const open: (() => void)[] = [];
  await app.listen({ host: '127.0.0.1', port: 0 });
  const address = app.server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  afterAll(() => {
    for (const close of open) close();
  });
  return (as: Actor, headers: Record<string, string> = {}, host: string = as.slug) =>
    new Promise<Live>((resolve, reject) => {
      const sent = request(
        {
          host: '127.0.0.1',
          port,
          path: '/api/events',
          headers: { host: `${host}.localhost:4150`, authorization: `Bearer ${as.token}`, ...headers },
        },
        (response) => {
          let text = '';
          let ended = false;
          response.on('data', (part: Buffer) => (text += part.toString()));
          response.on('close', () => (ended = true));
          resolve({
            status: response.statusCode,
            headers: response.headers,
            text: () => text,
            ended: () => ended,
            close: () => sent.destroy(),
          });
        },
      );
      sent.on('error', reject);
      open.push(() => sent.destroy());
      sent.end();
    });
}
