import type { FastifyInstance } from 'fastify';
import type { Result } from '#server/contract/handlers.ts';
import type { GuardedFetch } from '#server/identity/federation/guardedFetch.ts';
import type { Actor, TestApp } from './testApp.ts';

/** The world outside of a test: the server's own other companies, further hosts, and DNS as the test writes it. */
export function createOutside() {
  const held: { app?: FastifyInstance } = {};
  const records = new Map<string, string[][]>();
  const hosts = new Map<string, GuardedFetch>();
  const fetch: GuardedFetch = async (address, { method = 'GET', headers = {}, body } = {}) => {
    const url = new URL(address);
    const host = hosts.get(url.host);
    if (host) return host(address, { method, headers, body });
    const form = body instanceof URLSearchParams ? 'application/x-www-form-urlencoded' : undefined;
    const answer = await held.app?.inject({
      method: method as 'GET',
      url: url.pathname + url.search,
      headers: { host: url.host, ...headers, ...(form ? { 'content-type': form } : {}) },
      ...(body == null ? {} : { payload: String(body) }),
    });
    return new Response(answer?.rawPayload as BodyInit, {
      status: answer?.statusCode ?? 503,
      headers: answer?.headers as Record<string, string>,
    });
  };
  return {
    outside: { fetch, readTextRecords: (domain: string) => Promise.resolve(records.get(domain) ?? []) },
    records,
    hosts,
    /** Says which server the companies live on. */
    livesOn: (app: FastifyInstance) => void (held.app = app),
  };
}

type Connection = Result<'getSsoConnection'>;
type Application = Result<'createSignInApplication'>;

/** Makes one call as somebody and hands the answer's JSON back; anything but success throws. */
export async function done<T>(
  app: TestApp,
  as: Actor,
  method: 'GET' | 'POST' | 'PATCH',
  path: string,
  body?: unknown,
): Promise<T> {
  const answer = await app.call(method, path, { as, ...(body === undefined ? {} : { body }) });
  if (answer.statusCode >= 300) throw new Error(`${method} ${path}: ${answer.statusCode} ${answer.body}`);
  return answer.json<T>();
}

/** A connection of one company to the realm of another that knows it as an application: not yet tested, and off. */
export async function connectRealms(
  app: TestApp,
  { here, there }: { here: Actor; there: Actor },
  name = 'Halden Identity',
): Promise<{ connection: Connection; application: Application }> {
  const issuer = `http://${there.slug}.localhost:4150/realms/${there.slug}`;
  const draft = await done<Connection>(app, here, 'POST', '/sso/connections', { kind: 'oidc', name, issuer });
  const application = await done<Application>(app, there, 'POST', '/sso/applications', {
    name: `${here.slug} ${name}`,
    redirect_uri: draft.return_address,
  });
  const { client_id, client_secret } = application;
  const path = `/sso/connections/${draft.id}`;
  const connection = await done<Connection>(app, here, 'PATCH', path, { client_id, client_secret });
  return { connection, application };
}
