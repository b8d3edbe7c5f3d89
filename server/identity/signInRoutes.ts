import { mailDomain, isPasswordAccepted, leadsToConnection } from '#domain/access';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { failures } from './failureText.ts';
import { leavePath } from './federation/brokerPaths.ts';
import type { DomainWay } from './federation/federationStore.ts';
import type { Account, IdentityStore } from './identityStore.ts';
import { findInteraction, finishInteraction, goBy, sendFailure } from './interaction.ts';
import type { SignInForm } from './pages/signInPage.ts';
import { themeOf } from './pages/theme.ts';
import { enterRealm, type RealmGate } from './realmGate.ts';
import { signInPath } from './realmPaths.ts';
import type { OpenRealm } from './realms.ts';
import { signIn, type SignInOutcome } from './signIn.ts';

const longestEmail = 254;

const sentences = {
  empty: 'Enter your e-mail and your password.',
  refused:
    'No active account found with the given credentials. Check the e-mail and the password, then try again.',
} as const;

/** The page on which a person signs in, and the form it sends. */
export function registerSignInRoutes(app: FastifyInstance, gate: RealmGate, store: IdentityStore): void {
  const url = signInPath(':slug', ':uid');
  app.get(url, async (request, reply) => {
    const open = await enterRealm(gate, request, reply);
    if (!open) return reply;
    const interaction = await findInteraction(open, request, reply);
    if (!interaction) return sendFailure(open, request, reply, 400, failures.expired);
    const hint = interaction.params.login_hint;
    const email = typeof hint === 'string' ? hint.slice(0, longestEmail) : '';
    return showForm(open, gate, request, reply, { email });
  });
  app.post(url, { bodyLimit: 16_384 }, async (request, reply) => {
    const open = await enterRealm(gate, request, reply);
    if (!open) return reply;
    if (request.headers.origin !== open.origin)
      return sendFailure(open, request, reply, 403, failures.foreign);
    const interaction = await findInteraction(open, request, reply);
    if (!interaction) return sendFailure(open, request, reply, 400, failures.expired);
    return answerForm(open, gate, store, request, reply);
  });
}

async function answerForm(
  open: OpenRealm,
  gate: RealmGate,
  store: IdentityStore,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const form = request.body instanceof URLSearchParams ? request.body : new URLSearchParams();
  const email = (form.get('email') ?? '').trim().slice(0, longestEmail);
  const password = form.get('password') ?? '';
  const again = (status: number, error: string) =>
    showForm(open, gate, request, reply.code(status), { email, error });

  const way = await gate.federation?.findDomain(open.realm.id, mailDomain(email));
  if (email && !password && leadsToConnection(way) && way?.connection)
    return leaveFor(open, request, reply, way.connection, email);
  if (!email || !password) return again(400, sentences.empty);
  const outcome = await signIn(store, open.realm.id, email, password, (account) =>
    takesPassword(open, gate, way, account),
  );
  logOutcome(request, open, outcome);
  if (outcome.kind === 'refused') return again(401, refusalText(way, email));
  if (outcome.kind === 'locked') {
    reply.header('retry-after', outcome.seconds);
    return again(429, lockedText(outcome.seconds));
  }
  return finishInteraction(open, gate, outcome.account, request, reply);
}

/** The form with a button for each connection of the company that is on. */
async function showForm(
  open: OpenRealm,
  gate: RealmGate,
  request: FastifyRequest,
  reply: FastifyReply,
  form: Omit<SignInForm, 'action' | 'ways'>,
): Promise<FastifyReply> {
  const { slug, id } = open.realm;
  const { uid } = request.params as { uid: string };
  const found = (await gate.federation?.listWays(id)) ?? [];
  const ways = found.map((way) => ({ name: way.name, href: leavePath(slug, uid, way.id) }));
  const page = open.pages.signIn(themeOf(request.headers), { ...form, action: pathOf(request), ways });
  return sendForm(reply, gate, page);
}

/** Goes to a connection from the form. */
function leaveFor(
  open: OpenRealm,
  request: FastifyRequest,
  reply: FastifyReply,
  { id, name }: { id: number; name: string },
  email: string,
): FastifyReply {
  const { uid } = request.params as { uid: string };
  const href = `${leavePath(open.realm.slug, uid, id)}?hint=${encodeURIComponent(email)}`;
  return goBy(reply, href, open.pages.leaving(themeOf(request.headers), name, href));
}

/** Whether a right password is enough for this account by the company's rules of signing in. */
async function takesPassword(
  { realm }: OpenRealm,
  { federation }: RealmGate,
  way: DomainWay | undefined,
  account: Account,
): Promise<boolean> {
  if (!federation || !leadsToConnection(way)) return true;
  const rules = await federation.readRules(realm.id);
  return isPasswordAccepted(rules, way, await federation.readHolder(realm.id, account.id));
}

/** The same words for a wrong password and for one that is not accepted; the way of the domain is no secret. */
const refusalText = (way: DomainWay | undefined, email: string): string =>
  leadsToConnection(way)
    ? `${sentences.refused} People of ${mailDomain(email)} can continue with ${way?.connection?.name}.`
    : sentences.refused;

/** The form's answer leads over the product's own address, which browsers count as sending the form there. */
function sendForm(reply: FastifyReply, { passOver, baseOrigin }: RealmGate, markup: string): FastifyReply {
  if (passOver && baseOrigin) {
    const policy = String(reply.getHeader('content-security-policy'));
    const ways = `form-action 'self' ${baseOrigin}`;
    reply.header('content-security-policy', policy.replace("form-action 'self'", ways));
  }
  return reply.type('text/html').send(markup);
}

/** The page's own path, without what a link may have added behind it. */
const pathOf = (request: FastifyRequest): string => request.url.split('?', 1)[0] as string;

/** The same words whether the account exists or not. */
function lockedText(seconds: number): string {
  const minutes = Math.ceil(seconds / 60);
  const wait = minutes === 1 ? '1 minute' : `${minutes} minutes`;
  return `Too many failed sign-ins with this e-mail. To keep the account safe it is closed for now. Try again in ${wait}.`;
}

/** Refusals are security events; neither address nor password is logged. */
function logOutcome(request: FastifyRequest, { realm }: OpenRealm, outcome: SignInOutcome): void {
  const event = { event: `sign_in.${outcome.kind}`, tenant: realm.slug };
  if (outcome.kind === 'signed_in') request.log.info({ ...event, userId: outcome.account.id }, 'Signed in');
  else request.log.warn(event, 'Sign-in refused');
}
