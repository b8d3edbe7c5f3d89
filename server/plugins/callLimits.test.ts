import Fastify, { type FastifyReply, type FastifyRequest } from 'fastify';
import { expect, it } from 'vitest';
import { readConfig } from '#server/config.ts';
import { addCounting, makeCallLimits, makeDoorLimits, makeVisitLimits } from './callLimits.ts';

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
