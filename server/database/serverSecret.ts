import { randomBytes } from 'node:crypto';
import type { Database } from './tenantTransaction.ts';

/**
 * The secret behind cookies and key encryption: the configured one, else one made on the first start and kept in the
 * database, so that all servers on it agree.
 */
export async function serverSecret(database: Database, configured: string | undefined): Promise<string> {
  if (configured) return configured;
  const [kept] = await database.asSystem(async (tx) => {
    await tx.query({
      text: 'insert into server_secret (id, secret) values (1, $1) on conflict (id) do nothing',
      values: [randomBytes(48).toString('base64url')],
    });
    return tx.query<{ secret: string }>({ text: 'select secret from server_secret where id = 1' });
  });
  if (!kept) throw new Error('The server secret could not be read back from the database.');
  return kept.secret;
}
