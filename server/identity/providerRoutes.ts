import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { enterRealm, type RealmGate } from './realmGate.ts';
import { realmPath } from './realmPaths.ts';
import { securityHeaders } from './securityHeaders.ts';
import type { OpenRealm } from './realms.ts';

/**
 * Hands the protocol's requests to the realm's provider. It happens in `onRequest`, before Fastify reads the body,
 * because the provider reads it itself.
 */
export function registerProviderRoutes(app: FastifyInstance, gate: RealmGate): void {
  for (const url of ['/realms/:slug/protocol/openid-connect/*', '/realms/:slug/.well-known/*']) {
    app.route({
      method: ['GET', 'POST', 'OPTIONS'],
      url,
      onRequest: async (request, reply) => {
        const open = await enterRealm(gate, request, reply);
        if (open) handOver(open, request, reply);
        return reply;
      },
      handler: () => undefined,
    });
  }
}

function handOver(
  { realm, origin, provider }: OpenRealm,
  request: FastifyRequest,
  reply: FastifyReply,
): void {
  const { raw } = request;
  const secure = origin.startsWith('https:');
  // What the provider may believe about the way here is said by us, not by the client.
  raw.headers['x-forwarded-proto'] = secure ? 'https' : 'http';
  raw.headers['x-forwarded-host'] = new URL(origin).host;
  delete raw.headers['x-forwarded-for'];
  for (const [name, value] of Object.entries(reply.getHeaders())) if (value) reply.raw.setHeader(name, value);
  for (const [name, value] of Object.entries(securityHeaders(secure))) reply.raw.setHeader(name, value);
  Object.assign(raw, { originalUrl: raw.url, url: raw.url?.slice(realmPath(realm.slug).length) });
  reply.hijack();
  void provider.callback()(raw, reply.raw);
}
