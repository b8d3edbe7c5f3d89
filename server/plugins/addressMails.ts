import type { Database } from '#server/database/tenantTransaction.ts';
import { createIdentityRepository } from '#server/identity/identityRepository.ts';
import { sendCompanyAddress } from '#server/services/mail/accountMails.ts';
import { sendInvitation } from '#server/services/mail/invitations.ts';
import { readRecipient } from '#server/services/mail/recipientRepository.ts';
import { listAccountsOf } from './tenantRepository.ts';

type Options = {
  database: Database;
  originOf: (slug: string) => string;
  onProblem: (error: unknown) => void;
};

/** Mails of one kind that an address may cause in one company before it has to wait. */
const mailRule = { threshold: 3, firstSeconds: 600, longestSeconds: 3600 };

/**
 * Mails somebody the address of each company in which they have an account: one mail a company, so that no company's
 * mail names another. The caller has its answer by then, so neither the answer nor its time tells what was found.
 */
export function createAddressMails({ database, originOf, onProblem }: Options) {
  const store = createIdentityRepository(database);
  const open = new Set<Promise<void>>();

  const mailAll = async (email: string): Promise<void> => {
    for (const { tenant, userId } of await listAccountsOf(database, email)) {
      const { allowed } = await store.countAttempt(tenant.id, `mail:${email}`, mailRule);
      if (!allowed) continue;
      const origin = originOf(tenant.slug);
      const now = new Date();
      await database.asTenant(tenant.id, async (tx) => {
        const recipient = await readRecipient(tx, userId);
        if (recipient?.status === 'ACTIVE') await sendCompanyAddress(tx, { tenant, recipient, origin });
        if (recipient?.status === 'INVITED')
          await sendInvitation(tx, { tenant, userId, invitedBy: tenant.name, origin, now });
      });
    }
  };

  return {
    /** Begins; never throws. */
    send: (email: string): void => {
      const work = mailAll(email.trim().toLowerCase())
        .catch(onProblem)
        .finally(() => open.delete(work));
      open.add(work);
    },
    /** Resolves once everything begun has ended. */
    settled: async (): Promise<void> => void (await Promise.all(open)),
  };
}
