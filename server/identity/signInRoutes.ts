import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { errors, type Provider } from 'oidc-provider';
import { failures } from './failureText.ts';
import type { IdentityStore } from './identityStore.ts';
import { cookieNames } from './cookieNames.ts';
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
    return sendForm(
      reply,
      gate,
      open.pages.signIn(themeOf(request.headers), { action: pathOf(request), email }),
    );
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
    sendForm(
      reply.code(status),
      gate,
      open.pages.signIn(themeOf(request.headers), { action: pathOf(request), email, error }),
    );

  if (!email || !password) return again(400, sentences.empty);
  const outcome = await signIn(store, open.realm.id, email, password);
  logOutcome(request, open, outcome);
  if (outcome.kind === 'refused') return again(401, sentences.refused);
  if (outcome.kind === 'locked') {
    reply.header('retry-after', outcome.seconds);
    return again(429, lockedText(outcome.seconds));
  }
  const { account } = outcome;
  const accountId = String(account.id);
  const target = await open.provider.interactionResult(request.raw, reply.raw, { login: { accountId } });
  forgetInteraction(open, request, reply);
  const { slug } = open.realm;
  const { pathname, search } = new URL(target, open.origin);
  const person = `${account.firstName} ${account.lastName}`.trim();
  return reply.redirect(gate.passOver?.({ slug, person, path: pathname + search }) ?? target, 303);
}

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

/** The interaction of this page, which only the browser that began it can open; undefined when it is over. */
async function findInteraction({ provider }: OpenRealm, request: FastifyRequest, reply: FastifyReply) {
  try {
    const interaction: Awaited<ReturnType<Provider['interactionDetails']>> =
      await provider.interactionDetails(request.raw, reply.raw);
    const { uid } = request.params as { uid: string };
    return interaction.uid === uid && interaction.prompt.name === 'login' ? interaction : undefined;
  } catch (error) {
    if (error instanceof errors.SessionNotFound) return undefined;
    throw error;
  }
}

function sendFailure(
  open: OpenRealm,
  request: FastifyRequest,
  reply: FastifyReply,
  status: number,
  text: string,
): FastifyReply {
  return reply
    .code(status)
    .type('text/html')
    .send(open.pages.failure(themeOf(request.headers), text));
}

/** Its cookies would stay for an hour otherwise, one pair for each sign-in. */
function forgetInteraction({ origin }: OpenRealm, request: FastifyRequest, reply: FastifyReply): void {
  const secure = origin.startsWith('https:');
  const past = `path=${pathOf(request)}; max-age=0; httponly; samesite=lax${secure ? '; secure' : ''}`;
  const { interaction } = cookieNames(secure);
  for (const name of [interaction, `${interaction}.sig`]) reply.header('set-cookie', `${name}=; ${past}`);
}

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
