import { passwordProblem } from '#domain/access';
import { invalidFields, notFound, tooMany } from '#server/contract/errors.ts';
import { type Call, defineHandlers } from '#server/contract/handlers.ts';
import { createIdentityRepository } from '#server/identity/identityRepository.ts';
import { voidTokens } from '#server/identity/oneTimeTokenRepository.ts';
import { hashPassword, verifyPassword } from '#server/identity/passwords.ts';
import { endSession, endSessions, listSessions } from '#server/identity/sessionRepository.ts';
import { lockOutRule } from '#server/identity/signIn.ts';
import { sendPasswordChanged } from '#server/services/mail/accountMails.ts';
import { readRecipient } from '#server/services/mail/recipientRepository.ts';
import { listCompanies } from '../userRepository.ts';
import { demandOwnPasswords } from './linkHandlers.ts';
import { keepPassword, markSessionsEnded, readPasswordHash } from './accountRepository.ts';

/**
 * Checks the password of whoever asks, counting failures as sign-in does: an open screen is no place to guess from. The
 * count stands on its own, since the refusal rolls this call back.
 */
async function demandCurrentPassword(call: Call<'changePassword'>): Promise<void> {
  const { tx, caller, body, services } = call;
  const store = createIdentityRepository(services.database);
  const email = caller.email.toLowerCase();
  const { allowed, lockedSeconds } = await store.countAttempt(caller.tenantId, email, lockOutRule);
  if (!allowed) throw tooMany(lockedSeconds);
  const fits = await verifyPassword(await readPasswordHash(tx, caller.userId), body.current_password);
  if (!fits) {
    services.noteSecurity('password.refused', { tenant: caller.tenantSlug, userId: caller.userId });
    throw invalidFields({ current_password: ['This is not your current password.'] });
  }
  await store.clearAttempts(caller.tenantId, email);
}

/** What a person does with their own account. */
export const accountHandlers = defineHandlers({
  changePassword: async (call) => {
    const { tx, caller, body, tenant, services, now } = call;
    demandOwnPasswords(services);
    await demandCurrentPassword(call);
    const problem =
      body.password === body.current_password
        ? 'This is the password that you have. Choose another.'
        : passwordProblem(body.password, caller.email);
    if (problem) throw invalidFields({ password: [problem] });
    const recipient = await readRecipient(tx, caller.userId);
    const kept = await keepPassword(tx, caller.userId, await hashPassword(body.password), null);
    if (!recipient || !kept) throw notFound();
    await endSessions(tx, caller.userId, caller.sessionId);
    await voidTokens(tx, caller.userId, now, 'set_password');
    await sendPasswordChanged(tx, { tenant, recipient, origin: services.originOf(tenant.slug) });
    services.noteSecurity('password.changed', { tenant: tenant.slug, userId: caller.userId });
  },

  signOutEverywhere: async ({ tx, caller, services, now }) => {
    await markSessionsEnded(tx, caller.userId, now);
    await endSessions(tx, caller.userId, null);
    tx.afterCommit(() => services.forgetRights(caller));
    services.noteSecurity('sessions.ended', { tenant: caller.tenantSlug, userId: caller.userId });
  },

  listSessions: async ({ tx, caller }) => {
    const rows = await listSessions(tx, caller.userId);
    const results = rows.map(({ id, device, signedInAt, expiresAt }) => ({
      id,
      is_current: id === caller.sessionId,
      device,
      signed_in_at: signedInAt,
      expires_at: expiresAt,
    }));
    return { count: results.length, results };
  },

  endSession: async ({ tx, caller, params, services }) => {
    if (!(await endSession(tx, caller.userId, params.session_id))) throw notFound();
    services.noteSecurity('session.ended', { tenant: caller.tenantSlug, userId: caller.userId });
  },

  listOwnCompanies: async ({ caller, services }) => {
    const results = await listCompanies(services.database, caller.email, caller.tenantId);
    return { count: results.length, results };
  },
});
