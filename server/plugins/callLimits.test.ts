import Fastify, { type FastifyReply, type FastifyRequest } from 'fastify';
import { expect, it } from 'vitest';
import { readConfig } from '#server/config.ts';
import { listOperations } from '#server/contract/operations.ts';
import {
  addCounting,
  makeCallLimits,
  makeDoorLimits,
  makeGuessLimits,
  makeVisitLimits,
} from './callLimits.ts';

const people = 200;

/** What one person's browser asks for when a page is loaded as a whole after signing in with a password. */
const asks = {
  // The page, and the one that sign-in comes back to.
  page: 2,
  file: 40,
  // What asks for no sign-in: the company's name.
  call: 1,
  begin: 1,
  // The e-mail address alone, then with the password.
  form: 2,
  // The form itself, going on from it, the token.
  any: 3,
} as const;

it('let an office behind one address load pages with many pictures at once, everybody of it signing in', async () => {
  const { rateLimit, addressRateLimit } = readConfig({});
  const app = Fastify();
  await addCounting(app);
  const doors = makeDoorLimits(app, addressRateLimit);
  const visit = makeVisitLimits(app, addressRateLimit);
  const counts: Record<keyof typeof asks, (request: FastifyRequest, reply: FastifyReply) => Promise<void>> = {
    page: doors.page,
    file: doors.file,
    call: makeCallLimits(app, rateLimit, addressRateLimit),
    begin: (request) => visit(request, 'begin'),
    form: (request) => visit(request, 'form'),
    any: (request) => visit(request, 'any'),
  };
  for (const [what, count] of Object.entries(counts))
    app.get(`/${what}`, async (request, reply) => {
      // All that the office asks for comes from the one address, and counts by that alone.
      for (let asked = 0; asked < people * asks[what as keyof typeof asks]; asked += 1)
        await count(request, reply);
      return what;
    });

  for (const what of Object.keys(asks))
    expect([what, (await app.inject(`/${what}`)).statusCode]).toEqual([what, 200]);
});

/** How often an open page of a shared report says that it is still there, a minute (`useSharedReport`). */
const asksPerMinute = 6;

it('let an owner’s meeting behind one address open a link and keep it open, and nobody there guess its password', async () => {
  const { rateLimit, addressRateLimit } = readConfig({});
  const app = Fastify();
  await addCounting(app);
  const count = makeCallLimits(app, rateLimit, addressRateLimit);
  const countGuess = makeGuessLimits(app, addressRateLimit);
  const operation = (id: string) => listOperations().find((one) => one.id === id);
  const doors = { openSharedReport: people, visitSharedReport: people * asksPerMinute } as const;
  for (const [id, times] of Object.entries(doors))
    app.get(
      `/${id}`,
      { config: { callsPerMinute: operation(id)?.callsPerMinute } },
      async (request, reply) => {
        for (let asked = 0; asked < times; asked += 1) await count(request, reply);
        return id;
      },
    );
  const guesses = operation('openSharedReport')?.guesses;
  expect(guesses).toEqual({ secret: 'password', opens: 'token', most: 30 });
  app.post('/guess', async (request) => {
    if (guesses) await countGuess(request, guesses, request.body);
    return 'tried';
  });

  for (const id of Object.keys(doors))
    expect([id, (await app.inject(`/${id}`)).statusCode]).toEqual([id, 200]);
  const tries = (body: object, remoteAddress = '198.51.100.7') =>
    app.inject({ method: 'POST', url: '/guess', payload: body, remoteAddress });
  for (let at = 0; at < 30; at += 1)
    expect((await tries({ token: 'a', password: String(at) })).statusCode).toBe(200);
  expect((await tries({ token: 'a', password: '30' })).statusCode).toBe(429);
  // Whoever tries none opens it, another link is another matter, and so is another address.
  expect((await tries({ token: 'a' })).statusCode).toBe(200);
  expect((await tries({ token: 'b', password: 'x' })).statusCode).toBe(200);
  expect((await tries({ token: 'a', password: 'x' }, '198.51.100.8')).statusCode).toBe(200);
});
