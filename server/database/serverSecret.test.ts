import { describe, expect, it } from 'vitest';
import { testDatabase } from '#tests/support/testDatabase.ts';
import { serverSecret } from './serverSecret.ts';

const { database, addTenant } = await testDatabase();
await addTenant(1);

describe('the server secret', () => {
  it('is the same for all servers that start together, long, and hidden from companies', async () => {
    const secrets = await Promise.all(Array.from({ length: 6 }, () => serverSecret(database, undefined)));
    expect(new Set(secrets).size).toBe(1);
    expect(secrets[0]?.length).toBeGreaterThanOrEqual(64);
    await expect(
      database.asTenant(1, (tx) => tx.query({ text: 'select secret from server_secret' })),
    ).rejects.toMatchObject({ problem: 'denied' });
  });

  it('is the configured one where there is one', async () => {
    expect(await serverSecret(database, 'configured '.repeat(4))).toBe('configured '.repeat(4));
  });
});
