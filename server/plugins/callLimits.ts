import { createHash } from 'node:crypto';
import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { API_KEY_LIMITS } from '#domain/public-api';
import type { CountCall, CountGuess } from '#server/contract/admission.ts';
import { tooMany } from '#server/contract/errors.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Calls a minute of one client on this route, beside the limit on all of them. */
    callsPerMinute?: number | undefined;
  }
}

const clientOf = ({ caller, ip }: FastifyRequest): string =>
  caller?.apiKey
    ? `key ${caller.tenantId}:${caller.apiKey.id}`
    : caller
      ? `person ${caller.tenantId}:${caller.userId}`
      : `address ${ip}`;

const callOf = (request: FastifyRequest): string =>
  `${request.method} ${request.routeOptions.url ?? ''} ${clientOf(request)}`;

/** What counters are made with; registered once, before anything that counts. */
export const addCounting = async (app: FastifyInstance): Promise<void> => {
  await app.register(rateLimit, { global: false, cache: 50_000 });
};

function countersOf(app: FastifyInstance) {
  type Max = number | ((request: FastifyRequest) => number);
  const limit = (max: Max, keyGenerator: (request: FastifyRequest) => string) =>
    app.createRateLimit({ max, timeWindow: 60_000, keyGenerator });
  /** Throws 429 once there are too many calls; a `reply` that is given tells how many are left. */
  const demand = async (
    counter: ReturnType<typeof limit>,
    request: FastifyRequest,
    reply?: FastifyReply,
  ): Promise<void> => {
    const state = await counter(request);
    if (state.isAllowed) return;
    const seconds = Math.max(1, state.ttlInSeconds);
    void reply?.headers({
      'ratelimit-limit': state.max,
      'ratelimit-remaining': state.remaining,
      'ratelimit-reset': seconds,
    });
    if (state.isExceeded) throw tooMany(seconds);
  };
  return { limit, demand };
}

/** Shares of the calls a minute that one address has for signing in: in all, to begin, and to send the form. */
const visitShares = { any: 2, begin: 10, form: 20 } as const;

export type CountVisit = (request: FastifyRequest, what: keyof typeof visitShares) => Promise<void>;

/**
 * Counts what one address asks of identity, where nobody is signed in yet: beginning a sign-in keeps a row, and sending
 * the form takes a password's hashing. The people of one office share an address, and each whole page that one of them loads
 * begins a sign-in, since tokens are kept in the page alone: the shares are those of many.
 */
export function makeVisitLimits(app: FastifyInstance, perMinute: number): CountVisit {
  if (perMinute === 0) return async () => undefined;
  const { limit, demand } = countersOf(app);
  const counter = (what: keyof typeof visitShares) =>
    limit(Math.ceil(perMinute / visitShares[what]), ({ ip }) => `visit ${what} ${ip}`);
  const counters = { any: counter('any'), begin: counter('begin'), form: counter('form') };
  return async (request, what) => {
    await demand(counters.any, request);
    if (what !== 'any') await demand(counters[what], request);
  };
}

/**
 * Shares of the calls a minute that one address has at the doors beside API and identity. A page of an office asks for many
 * pictures at a time, so files have five times as many.
 */
const doorShares = { page: 1, file: 0.2 } as const;

export type CountDoor = (request: FastifyRequest) => Promise<void>;
export type CountDoors = Record<keyof typeof doorShares, CountDoor>;

/** Counts by address what anybody may ask for that reads the database or checks a signature: files, mails, pages. */
export function makeDoorLimits(app: FastifyInstance, perMinute: number): CountDoors {
  const { limit, demand } = countersOf(app);
  const door = (what: keyof typeof doorShares): CountDoor => {
    if (perMinute === 0) return async () => undefined;
    const counter = limit(Math.ceil(perMinute / doorShares[what]), ({ ip }) => `door ${what} ${ip}`);
    return (request) => demand(counter, request);
  };
  return { page: door('page'), file: door('file') };
}

/**
 * Counts calls a minute for each person, for each of their API keys by itself, and for each address while nobody is signed in. The count is this process's
 * own; sign-in attempts are counted in the database by identity. `perMinute` 0 is no limit, of addresses neither.
 */
export function makeCallLimits(app: FastifyInstance, perMinute: number, ofAddress: number): CountCall {
  if (perMinute === 0) return async () => undefined;
  const { limit, demand } = countersOf(app);
  const count = limit(({ caller }) => (caller ? perMinute : ofAddress), clientOf);
  const ofRoute = new Map<number, typeof count>();
  const countKey = limit(Math.min(perMinute, API_KEY_LIMITS.callsPerMinute), clientOf);

  return async (request, reply) => {
    // A program is told with each answer how many calls it has left.
    if (request.caller?.apiKey) await demand(countKey, request, reply);
    else await demand(count, request);
    const own = request.routeOptions.config.callsPerMinute;
    if (own === undefined) return;
    const counter = ofRoute.get(own) ?? limit(own, callOf);
    ofRoute.set(own, counter);
    await demand(counter, request);
  };
}

/**
 * Counts by address how often a secret is tried at one thing, such as the password of a link: many people behind an address open
 * what needs none, and none of them guesses faster for it. What is named is kept as its hash.
 */
export function makeGuessLimits(app: FastifyInstance, perMinute: number): CountGuess {
  if (perMinute === 0) return async () => undefined;
  const { limit, demand } = countersOf(app);
  const keys = new WeakMap<FastifyRequest, string>();
  const ofMost = new Map<number, ReturnType<typeof limit>>();
  return async (request, { secret, opens, most }, body) => {
    const given = body as Readonly<Record<string, unknown>> | undefined;
    if (given?.[secret] === undefined) return;
    const thing = createHash('sha256').update(String(given[opens])).digest('base64url');
    keys.set(request, `guess ${request.routeOptions.url} ${request.ip} ${thing}`);
    const counter = ofMost.get(most) ?? limit(most, (one) => keys.get(one) ?? '');
    ofMost.set(most, counter);
    await demand(counter, request);
  };
}
