import type { FastifyReply, FastifyRequest } from 'fastify';
import type { TakeTurn } from '#server/contract/admission.ts';
import type { Federation } from './federation/federation.ts';
import type { Realm } from './identityStore.ts';
import type { Frame } from './pages/frame.ts';
import { unknownCompanyPage } from './pages/plainPages.ts';
import { themeOf } from './pages/theme.ts';
import { realmPath } from './realmPaths.ts';
import type { OpenRealm } from './realms.ts';

/** The directory of companies, as identity needs it. */
export type Tenants = { bySlug: (slug: string) => Promise<Realm | undefined> };

/** Address through which a sign-in goes on, so that the device remembers the company. */
export type PassOver = (visit: { slug: string; person: string; path: string }) => string;

export type RealmGate = {
  tenants: Tenants;
  originOf: (slug: string) => string;
  open: (realm: Realm) => Promise<OpenRealm>;
  frame: Frame;
  /** Signing in through providers of the company. */
  federation?: Federation | undefined;
  passOver?: PassOver | undefined;
  /** Throws when the request's address has asked too often. */
  countVisit?: ((request: FastifyRequest, what: 'any' | 'begin' | 'form') => Promise<void>) | undefined;
  /** Waits until a visit of a company's realm may be worked on. */
  takeTurn?: TakeTurn | undefined;
  /** The product's own origin, where `passOver` leads. */
  baseOrigin?: string | undefined;
};

/**
 * The realm that a request asks for, when it is the realm of the request's own host. Any other realm is answered
 * 404, exactly as one that does not exist, and undefined comes back.
 */
export async function enterRealm(
  gate: RealmGate,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<OpenRealm | undefined> {
  const { slug } = request.params as { slug: string };
  await gate.countVisit?.(request, visitOf(request));
  const realm = isOwnHost(gate.originOf, slug, request.host) ? await gate.tenants.bySlug(slug) : undefined;
  if (realm) {
    await gate.takeTurn?.(`realm of ${slug}`, reply);
    return gate.open(realm);
  }
  reply.code(404);
  if (request.headers.accept?.includes('text/html')) {
    const address = `${request.host}${realmPath(slug)}`;
    reply.type('text/html').send(unknownCompanyPage(gate.frame, themeOf(request.headers), address));
  } else {
    reply.send({ code: 'not_found', message: 'There is no such realm at this address.' });
  }
  return undefined;
}

/** What costs more than the rest: to begin a sign-in, and to send a form. */
function visitOf({ method, url }: FastifyRequest): 'any' | 'begin' | 'form' {
  const path = url.split('?', 1)[0] as string;
  if (path.endsWith('/protocol/openid-connect/auth')) return 'begin';
  return method === 'POST' && !path.includes('/protocol/') ? 'form' : 'any';
}

function isOwnHost(originOf: RealmGate['originOf'], slug: string, host: string): boolean {
  if (!/^[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?$/.test(slug)) return false;
  // A URL would take what stands before an @, behind a # or in percent for something else than the host.
  if (!/^[a-z0-9.-]+(?::\d{1,5})?$/i.test(host)) return false;
  const origin = new URL(originOf(slug));
  const asked = `${origin.protocol}//${host}`;
  return URL.canParse(asked) && new URL(asked).origin === origin.origin;
}
