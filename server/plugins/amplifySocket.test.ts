import { request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { amplifyTalk } from '#tests/support/amplifyTalk.ts';
import { wordFile } from '#tests/support/wordFile.ts';
import { formWith } from '#tests/support/upload.ts';
import { requestText, sendRaw } from '#tests/support/rawHttp.ts';
import { type Actor, allPermissions, testApp } from '#tests/support/testApp.ts';

const app = await testApp({
  settings: { TRANSCRIBER_URL: 'https://speech.example/v1' },
  outside: { fetch: async () => Response.json({ text: 'Where do we stand against budget?' }) },
});
await app.app.listen({ host: '127.0.0.1', port: 0 });
const { port } = app.app.server.address() as AddressInfo;
const project = await app.projectId('Cedar Ridge');
const path = `/projects/${project}/amplify`;
const anna = await app.addPerson(allPermissions, [project]);
const ben = await app.addPerson(allPermissions, [project]);

const { begin } = amplifyTalk(app, path);

type Heard = Record<string, unknown> & { type: string };
const opened: WebSocket[] = [];
afterAll(() => {
  for (const socket of opened) socket.terminate();
});

/** A connection that keeps what it hears until it is asked for. */
function connect(id: number, given: { host?: string; origin?: string } = {}) {
  const { host = 'northbank.localhost:4150' } = given;
  const { origin = `http://${host}` } = given;
  const socket = new WebSocket(`ws://127.0.0.1:${port}/api${path}/ws?conversation_id=${id}`, {
    headers: { host },
    origin,
  });
  opened.push(socket);
  const heard: Heard[] = [];
  const waiting: (() => void)[] = [];
  const wake = () => waiting.splice(0).forEach((go) => go());
  socket.on('message', (data: Buffer) => {
    heard.push(JSON.parse(data.toString('utf8')) as Heard);
    wake();
  });
  const closed = new Promise<number>((resolve) => {
    socket.on('close', (code) => {
      resolve(code);
      wake();
    });
  });
  const refused = new Promise<number>((resolve) => {
    socket.on('unexpected-response', (_request, { statusCode = 0 }) => resolve(statusCode));
  });
  socket.on('error', () => undefined);
  return {
    socket,
    closed,
    refused,
    ready: new Promise((resolve) => socket.on('open', resolve)),
    say: (message: object | string) =>
      socket.send(typeof message === 'string' ? message : JSON.stringify(message)),
    next: async (type: string): Promise<Heard> => {
      for (;;) {
        const at = heard.findIndex((one) => one.type === type);
        if (at >= 0) return heard.splice(at, 1)[0] as Heard;
        if (socket.readyState === WebSocket.CLOSED) throw new Error(`Closed without ${type}.`);
        await new Promise<void>((go) => waiting.push(go));
      }
    },
  };
}

async function signedIn(as: Actor, id: number) {
  const line = connect(id);
  await line.ready;
  line.say({ type: 'auth', token: as.token, conversationId: id });
  await line.next('conversation_loaded');
  return line;
}

it('brings the conversation, then an answer with its blocks', async () => {
  const id = await begin(anna);
  const line = await signedIn(anna, id);
  line.say({ type: 'ping' });
  await line.next('pong');
  line.say({ type: 'message', token: anna.token, message: 'Set priority of VO-010 to High' });
  expect(await line.next('agent_thought')).toMatchObject({ thought: 'Reading the project' });
  const { blocks } = (await line.next('blocks_update')) as unknown as { blocks: { id: number }[] };
  expect(await line.next('message')).toMatchObject({ message: { role: 'assistant' } });
  line.say({
    type: 'system',
    token: anna.token,
    content: { type: 'reject_changes', id: blocks[0]?.id },
  });
  expect(await line.next('blocks_update')).toMatchObject({ blocks: [{ metadata: { status: 'rejected' } }] });
  line.say({ type: 'system', token: anna.token, content: { type: 'delete_block', id: blocks[0]?.id } });
  line.say({ type: 'ping' });
  await line.next('pong');
  line.socket.close();
});

it('answers a file that was sent, and says where it is not there', async () => {
  const line = await signedIn(anna, await begin(anna));
  const sent = await app.call('POST', `${path}/upload`, {
    as: anna,
    ...formWith({ name: 'a.doc', bytes: wordFile(['VO-008']) }),
  });
  const { filename, path: handle, type } = sent.json<Record<string, string>>();
  const question = { type: 'file_upload', token: anna.token, filename, file_type: type };
  line.say({ ...question, path: `${handle}x` });
  expect(await line.next('error')).toMatchObject({
    message: 'This file is no longer there. Upload it again.',
  });
  line.say({ ...question, path: handle });
  expect(await line.next('blocks_update')).toMatchObject({ blocks: [{ title: 'Named in the file' }, {}] });
  expect(await line.next('message')).toMatchObject({ question: { content: 'File: a.doc' } });
  line.socket.close();
});

it('hears a recording larger than any other message, and answers its transcript', async () => {
  const line = await signedIn(anna, await begin(anna));
  const recording = Buffer.concat([Buffer.from('1a45dfa3', 'hex'), Buffer.alloc(600_000)]);
  line.say({ type: 'audio_message', token: anna.token, audio_data: recording.toString('base64') });
  expect(await line.next('audio_transcript')).toMatchObject({
    transcript: 'Where do we stand against budget?',
  });
  expect(await line.next('message')).toMatchObject({ message: { role: 'assistant' } });
  line.say({ type: 'audio_message', token: anna.token });
  expect(await line.next('error')).toMatchObject({ message: 'There is nothing to hear.' });
  line.say({ type: 'message', token: anna.token, message: 'x'.repeat(20_000) });
  expect(await line.closed).toBe(1009);
});

it('takes no more of whoever has not signed in than their first messages', async () => {
  const line = connect(await begin(anna));
  await line.ready;
  line.say(`{"type":"audio_message","audio_data":"${'A'.repeat(900_000)}"}`);
  expect(await line.closed).toBe(1006);
});

it.each([
  ['another page', { origin: 'http://evil.example' }, 403],
  ['a sibling company', { origin: 'http://halden.localhost:4150' }, 403],
  ['an unknown company', { host: 'nobody.localhost:4150' }, 404],
])('does not open for %s', async (_name, options, status) => {
  expect(await connect(1, options).refused).toBe(status);
});

it.each([
  ['another page', { origin: 'http://evil.example' }, 403],
  ['an unknown company', { host: 'nobody.localhost', origin: 'http://nobody.localhost' }, 404],
  ['a key that is none', { 'sec-websocket-key': 'x' }, 400],
])('refuses %s in the words and with the headers of any other answer', async (_name, headers, status) => {
  const host = 'northbank.localhost:4150';
  const handshake = {
    host,
    origin: `http://${host}`,
    connection: 'Upgrade',
    upgrade: 'websocket',
    'sec-websocket-version': '13',
    'sec-websocket-key': 'dGhlIHNhbXBsZSBub25jZQ==',
    ...headers,
  };
  const way = `/api${path}/ws?conversation_id=1`;
  const answer = await sendRaw(port, requestText(`GET ${way} HTTP/1.1`, handshake));
  const usual = (await app.call('GET', '/nothing')).headers;
  for (const name of ['content-security-policy', 'x-content-type-options', 'referrer-policy'])
    expect(answer.head).toContain(`${name}: ${String(usual[name])}`);
  expect([answer.status, JSON.parse(answer.body)]).toEqual([
    status,
    { code: expect.any(String), message: expect.any(String) },
  ]);
});

it('leaves every other call its answer where that offers another protocol, with its body', async () => {
  const call = (method: string, way: string, body?: string, isChunked = false) =>
    new Promise<{ status: number | undefined; text: string }>((resolve, reject) => {
      const headers = {
        host: 'northbank.localhost:4150',
        authorization: `Bearer ${anna.token}`,
        connection: 'Upgrade, HTTP2-Settings',
        upgrade: 'h2c',
        'http2-settings': 'AAMAAABkAARAAAAAAAIAAAAA',
        ...(body && { 'content-type': 'application/json' }),
        ...(body && !isChunked && { 'content-length': Buffer.byteLength(body) }),
        ...(isChunked && { 'transfer-encoding': 'chunked' }),
      };
      request({ host: '127.0.0.1', port, method, path: `/api${way}`, headers }, (response) => {
        let text = '';
        response.setEncoding('utf8').on('data', (part: string) => (text += part));
        response.on('end', () => resolve({ status: response.statusCode, text }));
      })
        .on('error', reject)
        .end(body);
    });
  expect((await call('GET', `/projects/${project}`)).text).toContain('Cedar Ridge');
  const id = await begin(anna);
  const message = `Where do we stand? ${'x'.repeat(1200)}`;
  const asked = await call('POST', `${path}/conversations/${id}/messages`, JSON.stringify({ message }));
  expect([asked.status, asked.text.includes(message)]).toEqual([201, true]);
  expect((await call('GET', `${path}/ws?conversation_id=${id}`)).status).toBe(404);
  const unmeasured = await call('POST', `${path}/conversations/${id}/messages`, '{}', true);
  expect(unmeasured.status).toBe(400);
  expect(unmeasured.text).toContain('not a request that can be read');
});

it('holds few connections of one address that have not signed in, and takes more once they are gone', async () => {
  const strangers = Array.from({ length: 20 }, () => connect(1));
  await Promise.all(strangers.map(({ ready }) => ready));
  expect(await connect(1).refused).toBe(429);
  for (const { socket } of strangers) socket.close();
  await Promise.all(strangers.map(({ closed }) => closed));
  await signedIn(anna, await begin(anna));
});

it("closes with 1008 for a conversation that is not there or somebody else's", async () => {
  const id = await begin(anna);
  await begin(ben);
  for (const [as, wanted] of [
    [ben, id],
    [anna, 987_654],
  ] as const) {
    const line = connect(wanted);
    await line.ready;
    line.say({ type: 'auth', token: as.token });
    expect(await line.closed).toBe(1008);
  }
});

it('lets nobody ask before they have signed in, nor with a token that does not hold', async () => {
  const id = await begin(anna);
  const early = connect(id);
  await early.ready;
  early.say({ type: 'message', token: anna.token, message: 'Hello' });
  expect(await early.closed).toBe(4401);
  const line = await signedIn(anna, id);
  line.say({ type: 'message', token: 'made.up.token', message: 'Hello' });
  expect(await line.next('error')).toMatchObject({ code: 'authentication_failed' });
  expect(await line.closed).toBe(4401);
});

it('ends for messages that are too large or no text, and answers those that say nothing', async () => {
  const id = await begin(anna);
  const large = await signedIn(anna, id);
  large.say(JSON.stringify({ type: 'message', token: anna.token, message: 'x'.repeat(20_000) }));
  expect(await large.closed).toBe(1009);
  const binary = await signedIn(anna, id);
  binary.socket.send(Buffer.from([1, 2, 3]));
  expect(await binary.closed).toBe(1003);
  const line = await signedIn(anna, id);
  for (const strange of ['no json', '[]', '{"type":"message"}']) {
    line.say(strange);
    expect(await line.next('error')).toMatchObject({ message: 'No JWT token provided' });
  }
  line.say({ type: 'dance', token: anna.token });
  expect(await line.next('error')).toMatchObject({ message: 'This kind of message is not known.' });
  line.socket.close();
});

it('answers what is asked while it still signs in', async () => {
  const line = connect(await begin(anna));
  await line.ready;
  line.say({ type: 'auth', token: anna.token });
  line.say({ type: 'message', token: anna.token, message: 'What is VO-008?' });
  await line.next('conversation_loaded');
  expect(await line.next('message')).toMatchObject({ message: { role: 'assistant' } });
  line.socket.close();
});

it('holds five connections of one person at most', async () => {
  const carl = await app.addPerson(allPermissions, [project]);
  const id = await begin(carl);
  for (let count = 0; count < 5; count += 1) await signedIn(carl, id);
  const sixth = connect(id);
  await sixth.ready;
  sixth.say({ type: 'auth', token: carl.token });
  expect(await sixth.closed).toBe(1013);
});

it('says so once the messages of the day are used up', async () => {
  const dora = await app.addPerson(allPermissions, [project]);
  const id = await begin(dora);
  await app.asOwner(
    `insert into amplify_message (tenant_id, id, conversation_id, user_id, role, content, day)
      select 1, 800000 + n, $1, $2, 'user', 'Hello', (now() at time zone (select time_zone from tenant where id = 1))::date from generate_series(1, 100) n`,
    [id, dora.id],
  );
  const line = await signedIn(dora, id);
  line.say({ type: 'message', token: dora.token, message: 'Hello' });
  expect(await line.next('rate_limit_exceeded')).toMatchObject({
    message: 'Message limit exceeded for today.',
  });
});
