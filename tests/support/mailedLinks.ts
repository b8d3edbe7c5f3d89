import { issueToken } from '#server/identity/oneTimeTokens.ts';
import type { TokenPurpose } from '#server/identity/oneTimeTokenRepository.ts';
import type { TestApp } from './testApp.ts';

type Account = {
  status: string;
  password_hash: string | null;
  first_name: string;
  sessions_ended_at: string;
};

export const password = 'nine courses of stone';
/** What somebody new fills in, beside the token of their link. */
export const person = { first_name: ' Ines ', last_name: 'Kaya', password };
/** When a link has to be issued to have expired by now. */
export const longAgo = () => new Date(Date.now() - 8 * 24 * 3_600_000);

/** Mailed links in the tests of accounts: their people, their calls, their mails. */
export const linksOf = (app: TestApp) => ({
  accountOf: async (id: number): Promise<Account> => {
    const [row] = await app.asOwner<Account>('select * from app_user where id = $1', [id]);
    if (!row) throw new Error('No such account.');
    return row;
  },
  /** Somebody new with a link that was issued at a moment, and its token. */
  linkFor: async (
    purpose: TokenPurpose,
    status = purpose === 'sign_up' ? 'INVITED' : 'ACTIVE',
    now = new Date(),
  ) => {
    const who = await app.addPerson([]);
    await app.asOwner('update app_user set status = $2 where id = $1', [who.id, status]);
    const token = await app.database.asTenant(1, (tx) => issueToken(tx, { purpose, userId: who.id, now }));
    return { who, token };
  },
  post: (path: string, body: unknown, host?: 'halden') =>
    app.call('POST', path, { body, ...(host ? { host } : {}) }),
  lastMail: async (recipient: string) => {
    const [mail] = await app.asOwner<{ subject: string; text: string }>(
      'select subject, text from mail_message where recipient = $1 order by id desc limit 1',
      [recipient],
    );
    return mail;
  },
});
