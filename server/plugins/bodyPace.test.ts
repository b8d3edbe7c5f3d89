import { Agent, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import Fastify from 'fastify';
import { describe, expect, it } from 'vitest';
import { answerError } from '#server/contract/errorAnswer.ts';
import { createPace, paceBodies } from './bodyPace.ts';

const megabyte = 1024 * 1024;

function app() {
  const server = Fastify({ bodyLimit: 16 * megabyte });
  server.setErrorHandler(answerError);
  paceBodies(server);
  let open = () => undefined as void;
  const opened = new Promise<void>((resolve) => (open = resolve));
  server.post('/held', async ({ body }) => {
    await opened;
    return { bytes: (body as { text: string }).text.length };
  });
  return { server, open };
}

const large = (bytes: number) => ({ text: 'x'.repeat(bytes) });

describe('pace of bodies', () => {
  it('lets a burst through, then as many bytes a second as it says', () => {
    let now = 0;
    const pace = createPace(1000, () => now);
    expect([pace(200), pace(50), pace(100), pace(100)]).toEqual([0, 0, 100, 200]);
    now = 1200;
    expect([pace(250), pace(10)]).toEqual([0, 10]);
  });

  it('hands large bodies on whole', async () => {
    const { server, open } = app();
    open();
    const answer = await server.inject({ method: 'POST', url: '/held', payload: large(6 * megabyte) });
    expect(answer.json()).toEqual({ bytes: 6 * megabyte });
    await server.close();
  });

  it('holds few large bodies of an address at one time, and small ones always', async () => {
    const { server, open } = app();
    const send = async (payload: object, headers = {}) =>
      server.inject({ method: 'POST', url: '/held', payload, headers }); // begins by being waited for
    // A length that is not told may be the largest.
    const held = [1, 2].map(() => send(large(100_000), { 'transfer-encoding': 'chunked' }));
    const refused = await send(large(100_000), { 'transfer-encoding': 'chunked' });
    expect(refused.statusCode).toBe(429);
    expect(refused.headers['retry-after']).toBe('2');
    const small = send(large(10));
    open();
    expect((await small).statusCode).toBe(200);
    for (const answer of await Promise.all(held)) expect(answer.statusCode).toBe(200);
    await expect.poll(async () => (await send(large(100_000))).statusCode).toBe(200);
    await server.close();
  });

  it('reads what is left of a refused one, so that its connection serves on', async () => {
    const { server } = app();
    await server.listen({ port: 0, host: '127.0.0.1' });
    const { port } = server.server.address() as AddressInfo;
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    const post = () =>
      new Promise<[number | undefined, number | undefined]>((resolve, reject) => {
        const sent = request(
          { agent, host: '127.0.0.1', port, method: 'POST', path: '/nowhere' },
          (answer) => {
            const from = sent.socket?.localPort;
            answer.resume().on('end', () => resolve([answer.statusCode, from]));
          },
        );
        sent.on('error', reject).end(Buffer.alloc(8 * megabyte));
      });
    const [first, second] = [await post(), await post()];
    expect([first[0], second[0]]).toEqual([404, 404]);
    expect(second[1]).toBe(first[1]);
    agent.destroy();
    await server.close();
  });
});
