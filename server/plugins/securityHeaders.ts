import type { FastifyInstance, FastifyReply } from 'fastify';

const contentPolicy = [
  "default-src 'self'",
  "script-src 'self'",
  "style-src 'self'",
  // Positions that are measured at run time (virtual rows, pop-ups) are style attributes; style elements stay closed.
  "style-src-attr 'unsafe-inline'",
  "img-src 'self' data: blob:",
  "font-src 'self'",
  "connect-src 'self'",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
].join('; ');

const aYear = 31_536_000;

/** `secure` where browsers come by https; `hears` where questions may be spoken. */
export type HeaderOptions = { secure: boolean; hears: boolean };

/** Headers of every answer; identity's pages narrow some of them. */
export const headersFor = ({ secure, hears }: HeaderOptions): Record<string, string> => ({
  'content-security-policy': contentPolicy,
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'same-origin',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': `camera=(), geolocation=(), microphone=(${hears ? 'self' : ''})`,
  ...(secure ? { 'strict-transport-security': `max-age=${aYear}; includeSubDomains` } : {}),
});

/** Puts the headers and the request's id on every answer, refusals included. Returns the same for answers that no hook sees. */
export function addSecurityHeaders(
  app: FastifyInstance,
  options: HeaderOptions,
): (reply: FastifyReply) => FastifyReply {
  const headers = headersFor(options);
  app.addHook('onRequest', async (request, reply) => {
    reply.headers(headers).header('x-request-id', request.id);
  });
  return (reply) => reply.headers(headers).header('x-request-id', reply.request.id);
}
