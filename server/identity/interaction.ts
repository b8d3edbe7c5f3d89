import type { FastifyReply, FastifyRequest } from 'fastify';
import { errors, type Provider } from 'oidc-provider';
import { cookieNames } from './cookieNames.ts';
import type { Account } from './identityStore.ts';
import { themeOf } from './pages/theme.ts';
import type { RealmGate } from './realmGate.ts';
import { appClientId } from './realmPolicy.ts';
import { signInPath } from './realmPaths.ts';
import type { OpenRealm } from './realms.ts';

/** The interaction of this page, which only the browser that began it can open; undefined when it is over. */
export async function findInteraction({ provider }: OpenRealm, request: FastifyRequest, reply: FastifyReply) {
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

export function sendFailure(
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
function forgetInteraction({ origin, realm }: OpenRealm, uid: string, reply: FastifyReply): void {
  const secure = origin.startsWith('https:');
  const path = signInPath(realm.slug, uid);
  const past = `path=${path}; max-age=0; httponly; samesite=lax${secure ? '; secure' : ''}`;
  const { interaction } = cookieNames(secure);
  for (const name of [interaction, `${interaction}.sig`]) reply.header('set-cookie', `${name}=; ${past}`);
}

/** Where the browser is to go from a form: the header does what a redirect would, and the page shows the way. */
export const goBy = (reply: FastifyReply, href: string, page: string): FastifyReply =>
  reply.header('refresh', `0;url=${href}`).type('text/html').send(page);

/**
 * Ends the interaction with somebody signed in and goes on to the app, over the device's note of the company. A redirect counts
 * as sending the form to wherever it ends, which the page's own policy allows for our own app alone: to others a page in
 * between goes on by itself.
 */
export async function finishInteraction(
  open: OpenRealm,
  gate: RealmGate,
  account: Account,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const { params } = await open.provider.interactionDetails(request.raw, reply.raw);
  const accountId = String(account.id);
  const target = await open.provider.interactionResult(request.raw, reply.raw, { login: { accountId } });
  forgetInteraction(open, (request.params as { uid: string }).uid, reply);
  const { slug } = open.realm;
  const { pathname, search } = new URL(target, open.origin);
  const person = `${account.firstName} ${account.lastName}`.trim();
  const onward = gate.passOver?.({ slug, person, path: pathname + search }) ?? target;
  if (params.client_id === appClientId) return reply.redirect(onward, 303);
  const client = await open.provider.Client.find(String(params.client_id));
  const name = client?.clientName ?? 'the application';
  return goBy(reply, onward, open.pages.leaving(themeOf(request.headers), name, onward));
}
