import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { CountCall } from '#server/contract/admission.ts';
import { tooMany } from '#server/contract/errors.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Calls a minute of one client on this route, beside the limit on all of them. */
    callsPerMinute?: number | undefined;
  }
}

const clientOf = ({ caller, ip }: FastifyRequest): string =>
  caller ? `person ${caller.tenantId}:${caller.userId}` : `address ${ip}`;

const callOf = (request: FastifyRequest): string =>
  `${request.method} ${request.routeOptions.url ?? ''} ${clientOf(request)}`;

/**
 * Counts calls a minute for each person, and for each address while nobody is signed in. The count is this process's
 * own; sign-in attempts are counted in the database by identity. `perMinute` 0 is no limit.
 */
export async function makeCallLimits(app: FastifyInstance, perMinute: number): Promise<CountCall> {
  if (perMinute === 0) return async () => undefined;
  await app.register(rateLimit, { global: false, cache: 50_000 });
  const limit = (max: number, keyGenerator: (request: FastifyRequest) => string) =>
    app.createRateLimit({ max, timeWindow: 60_000, keyGenerator });
  const count = limit(perMinute, clientOf);
  const ofRoute = new Map<number, typeof count>();

  const demand = async (counter: typeof count, request: FastifyRequest): Promise<void> => {
    const state = await counter(request);
    if (!state.isAllowed && state.isExceeded) throw tooMany(Math.max(1, state.ttlInSeconds));
  };
  return async (request) => {
    await demand(count, request);
    const own = request.routeOptions.config.callsPerMinute;
    if (own === undefined) return;
    const counter = ofRoute.get(own) ?? limit(own, callOf);
    ofRoute.set(own, counter);
    await demand(counter, request);
  };
}
