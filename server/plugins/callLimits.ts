import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { CountCall } from '#server/contract/admission.ts';
import { tooMany } from '#server/contract/errors.ts';

const clientOf = ({ caller, ip }: FastifyRequest): string =>
  caller ? `person ${caller.tenantId}:${caller.userId}` : `address ${ip}`;

/**
 * Counts calls a minute for each person, and for each address while nobody is signed in. The count is this process's
 * own; sign-in attempts are counted in the database by identity. `perMinute` 0 is no limit.
 */
export async function makeCallLimits(app: FastifyInstance, perMinute: number): Promise<CountCall> {
  if (perMinute === 0) return async () => undefined;
  await app.register(rateLimit, { global: false, cache: 50_000 });
  const count = app.createRateLimit({
    max: perMinute,
    timeWindow: 60_000,
    keyGenerator: clientOf,
  });
  return async (request) => {
    const state = await count(request);
    if (!state.isAllowed && state.isExceeded) throw tooMany(Math.max(1, state.ttlInSeconds));
  };
}
