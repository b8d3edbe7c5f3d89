import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { failures } from '../failureText.ts';
import { findInteraction, finishInteraction, sendFailure } from '../interaction.ts';
import type { IdentityStore } from '../identityStore.ts';
import { themeOf } from '../pages/theme.ts';
import { enterRealm, type RealmGate } from '../realmGate.ts';
import type { OpenRealm } from '../realms.ts';
import { leavePath, metadataPath, resumePath, returnPath } from './brokerPaths.ts';
import { UpstreamRefused } from './connection.ts';
import type { Answer, Federation } from './federation.ts';
import { NobodyHere } from './findPerson.ts';

type Broker = { gate: RealmGate; store: IdentityStore; federation: Federation };

/** The way to a company's provider and back. */
export function registerBrokerRoutes(app: FastifyInstance, broker: Broker): void {
  app.get(leavePath(':slug', ':uid', ':connection'), (request, reply) => leave(broker, request, reply));
  app.get(resumePath(':slug', ':uid'), (request, reply) => resume(broker, request, reply));
  app.get(returnPath(':slug', ':connection'), async (request, reply) => {
    const at = request.url.indexOf('?');
    return comeBack(broker, request, reply, { kind: 'oidc', search: at < 0 ? '' : request.url.slice(at) });
  });
  app.post(returnPath(':slug', ':connection'), { bodyLimit: longestAnswer }, (request, reply) => {
    const form = request.body instanceof URLSearchParams ? request.body : new URLSearchParams();
    const samlResponse = form.get('SAMLResponse') ?? '';
    const relayState = form.get('RelayState') ?? '';
    return comeBack(broker, request, reply, { kind: 'saml', samlResponse, relayState });
  });
  app.get(metadataPath(':slug', ':connection'), (request, reply) => describe(broker, request, reply));
}

/** Longest form of a SAML provider, in bytes: its answer in base64, written for a form. */
const longestAnswer = 600_000;

async function describe({ gate, federation }: Broker, request: FastifyRequest, reply: FastifyReply) {
  const open = await enterRealm(gate, request, reply);
  if (!open) return reply;
  const xml = await federation.describeFor(open.realm, connectionOf(request));
  if (!xml) return sendFailure(open, request, reply, 404, failures.noConnection);
  return reply.type('application/samlmetadata+xml').send(xml);
}

/** The number in the path; 0, which no connection has, for anything else. */
function connectionOf({ params }: FastifyRequest): number {
  const { connection } = params as { connection: string };
  return /^\d{1,15}$/.test(connection) ? Number(connection) : 0;
}

async function leave({ gate, federation }: Broker, request: FastifyRequest, reply: FastifyReply) {
  const open = await enterRealm(gate, request, reply);
  if (!open) return reply;
  const interaction = await findInteraction(open, request, reply);
  if (!interaction) return sendFailure(open, request, reply, 400, failures.expired);
  const { hint = '' } = request.query as { hint?: string };
  try {
    const id = connectionOf(request);
    const email = typeof hint === 'string' ? hint.slice(0, 254) : '';
    const address = await federation.leaveToSignIn(open.realm, id, interaction.uid, email);
    if (!address) return sendFailure(open, request, reply, 404, failures.noConnection);
    return reply.redirect(address, 303);
  } catch (error) {
    return refuse(open, request, reply, error);
  }
}

async function comeBack(
  { gate, federation }: Broker,
  request: FastifyRequest,
  reply: FastifyReply,
  answer: Answer,
) {
  const open = await enterRealm(gate, request, reply);
  if (!open) return reply;
  try {
    const came = await federation.comeBack(open.realm, connectionOf(request), answer);
    if (came.kind === 'tested')
      return reply.type('text/html').send(open.pages.tested(themeOf(request.headers)));
    const ticket = await federation.issueTicket(open.realm, came.interaction, came.account.id);
    return await reply.redirect(`${resumePath(open.realm.slug, came.interaction)}?ticket=${ticket}`, 303);
  } catch (error) {
    return refuse(open, request, reply, error);
  }
}

async function resume({ gate, store, federation }: Broker, request: FastifyRequest, reply: FastifyReply) {
  const open = await enterRealm(gate, request, reply);
  if (!open) return reply;
  const interaction = await findInteraction(open, request, reply);
  const { ticket } = request.query as { ticket?: string };
  const userId =
    interaction && typeof ticket === 'string'
      ? await federation.spendTicket(open.realm, ticket, interaction.uid)
      : undefined;
  const account = userId === undefined ? undefined : await store.findAccount(open.realm.id, userId);
  if (account?.status !== 'ACTIVE') return sendFailure(open, request, reply, 400, failures.expired);
  request.log.info({ event: 'sign_in.federated', tenant: open.realm.slug, userId }, 'Signed in');
  return finishInteraction(open, gate, account, request, reply);
}

/** Says to the person why it ends here; the log gets the reason, never an address or a token. */
function refuse(open: OpenRealm, request: FastifyRequest, reply: FastifyReply, error: unknown): FastifyReply {
  const { slug } = open.realm;
  if (error instanceof NobodyHere) {
    request.log.warn({ event: `sign_in.${error.reason}`, tenant: slug }, 'Sign-in refused');
    return reply.redirect(`${open.origin}/auth_error?reason=${error.reason}`, 303);
  }
  if (!(error instanceof UpstreamRefused)) throw error;
  request.log.warn({ event: `sign_in.${error.reason}`, tenant: slug, err: error.cause }, 'Sign-in refused');
  const text = error.reason === 'unknown_state' ? failures.expired : error.message;
  return sendFailure(open, request, reply, error.reason === 'unreachable' ? 503 : 403, text);
}
