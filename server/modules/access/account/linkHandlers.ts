import { passwordProblem } from '#domain/access';
import { invalidFields, notFound, ruleRefused, tooMany } from '#server/contract/errors.ts';
import { type Call, defineHandlers, type Services } from '#server/contract/handlers.ts';
import { createIdentityRepository } from '#server/identity/identityRepository.ts';
import { type Link, readToken, redeemToken } from '#server/identity/oneTimeTokens.ts';
import type { TokenPurpose } from '#server/identity/oneTimeTokenRepository.ts';
import { hashPassword } from '#server/identity/passwords.ts';
import { endSessions } from '#server/identity/sessionRepository.ts';
import { handHead } from '#server/services/changes/handHead.ts';
import { sendPasswordChanged } from '#server/services/mail/accountMails.ts';
import { readRecipient } from '#server/services/mail/recipientRepository.ts';
import { type AccountLinkPayload, sendAccountLink } from './accountLinkJob.ts';
import { clearFailures, keepFirstPassword, keepPassword } from './accountRepository.ts';

type LinkCall = Pick<Call<'readLink'>, 'tx' | 'now'>;

/** Mails that one address may ask for before it has to wait, in mails and seconds; counted across all processes. */
const mailRule = { threshold: 5, firstSeconds: 60, longestSeconds: 3600 };

const closed = {
  used: 'This link has been used, or a newer one was sent. Have a new link mailed to you.',
  expired: 'This link has expired. Have a new link mailed to you.',
} as const;

/** The link of a token as it stands; one of a closed account is as one that never was. */
async function findLink({ tx, now }: LinkCall, token: string): Promise<Link> {
  const link = await readToken(tx, token, now);
  if (!link || link.status === 'DISABLED') throw notFound();
  return link.purpose === 'sign_up' && link.status === 'ACTIVE' ? { ...link, state: 'used' } : link;
}

async function openLink(call: LinkCall, token: string, purpose: TokenPurpose): Promise<Link> {
  const link = await findLink(call, token);
  if (link.purpose !== purpose) throw notFound();
  if (link.state !== 'open') throw ruleRefused(closed[link.state]);
  return link;
}

/** Spends the link last, so that a refused password leaves it as it was. */
async function spend({ tx, now }: LinkCall, token: string, purpose: TokenPurpose): Promise<void> {
  if (!(await redeemToken(tx, token, purpose, now))) throw ruleRefused(closed.used);
}

function demandPassword(password: string, email: string): void {
  const problem = passwordProblem(password, email);
  if (problem) throw invalidFields({ password: [problem] });
}

/** Where another service keeps the passwords, nothing here may seem to set one. */
export function demandOwnPasswords({ ownsPasswords }: Pick<Services, 'ownsPasswords'>): void {
  if (!ownsPasswords)
    throw ruleRefused('Passwords of this company are kept by its identity service. Change yours there.');
}

/** Mails for one account, by whatever address form they are asked for. */
async function countMail(
  { services, tenant }: Pick<Call<'requestPassword'>, 'services' | 'tenant'>,
  email: string,
): Promise<void> {
  const store = createIdentityRepository(services.database);
  const { allowed, lockedSeconds } = await store.countAttempt(tenant.id, `mail:${email}`, mailRule);
  if (!allowed) throw tooMany(lockedSeconds);
}

/** What anybody may ask who holds a mailed link, or has lost one. */
export const linkHandlers = defineHandlers({
  readLink: async (call) => {
    const { state, purpose, email, firstName, lastName } = await findLink(call, call.body.token);
    return { state, purpose, email, first_name: firstName, last_name: lastName };
  },

  renewLink: async (call) => {
    const { tx, body, tenant, services, now } = call;
    const link = await findLink(call, body.token);
    const recipient = await readRecipient(tx, link.userId);
    if (!recipient) throw notFound();
    await countMail(call, link.email.toLowerCase());
    await sendAccountLink(tx, recipient, {
      company: tenant.name,
      origin: services.originOf(tenant.slug),
      now,
    });
    services.noteSecurity('link.renewed', { tenant: tenant.slug, userId: link.userId });
  },

  completeSignUp: async (call) => {
    const { tx, body, tenant, services, now } = call;
    demandOwnPasswords(services);
    const link = await openLink(call, body.token, 'sign_up');
    demandPassword(body.password, link.email);
    const opened = await keepFirstPassword(tx, link.userId, await hashPassword(body.password));
    if (!opened) throw ruleRefused(closed.used);
    await spend(call, body.token, 'sign_up');
    await services.changes.apply(
      tx,
      handHead({ caller: { userId: link.userId }, now }, null, 'Completed sign-up'),
      [
        {
          entity: 'user',
          kind: 'update',
          id: link.userId,
          fields: {
            first_name: body.first_name.trim(),
            last_name: body.last_name.trim(),
            status: 'ACTIVE',
          },
        },
      ],
    );
    await services.notify.inviteAccepted(tx, link.userId, now);
    services.noteSecurity('account.opened', { tenant: tenant.slug, userId: link.userId });
    return { email: link.email };
  },

  setPassword: async (call) => {
    const { tx, body, tenant, services, now } = call;
    demandOwnPasswords(services);
    const link = await openLink(call, body.token, 'set_password');
    demandPassword(body.password, link.email);
    const kept = await keepPassword(tx, link.userId, await hashPassword(body.password), now);
    if (!kept) throw notFound();
    await spend(call, body.token, 'set_password');
    await endSessions(tx, link.userId, null);
    await clearFailures(tx, link.email);
    const recipient = { id: link.userId, email: link.email, firstName: link.firstName, status: link.status };
    await sendPasswordChanged(tx, { tenant, recipient, origin: services.originOf(tenant.slug) });
    services.noteSecurity('password.set', { tenant: tenant.slug, userId: link.userId });
    return { email: link.email };
  },

  requestPassword: async (call) => {
    const { tx, body, tenant, services } = call;
    demandOwnPasswords(services);
    const email = body.email.toLowerCase();
    await countMail(call, email);
    const payload: AccountLinkPayload = {
      email,
      company: tenant.name,
      origin: services.originOf(tenant.slug),
    };
    await services.jobs.enqueue(tx, { kind: 'account_link', payload });
    services.noteSecurity('password.requested', { tenant: tenant.slug });
  },

  userExists: async (call) => {
    const link = await findLink(call, call.query.token);
    if (link.state !== 'open') throw notFound();
    const isOwn = link.email.toLowerCase() === call.query.email.toLowerCase();
    return { exists: isOwn && link.status === 'ACTIVE' };
  },
});
