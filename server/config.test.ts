import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ConfigError, readConfig } from './config.ts';

describe('settings', () => {
  it('have a usable value each when nothing is set', () => {
    expect(readConfig({})).toEqual({
      port: 4000,
      host: '127.0.0.1',
      dataDir: resolve('.data'),
      databaseUrl: undefined,
      databasePool: 10,
      baseHost: 'localhost',
      publicScheme: 'http',
      publicPort: 4000,
      trustProxy: false,
      serverSecret: undefined,
      logLevel: 'info',
      requestDeadlineMs: 45_000,
      rateLimit: 1200,
      addressRateLimit: 12_000,
      demoData: true,
      clientFlags: [
        'notifications',
        'custom_codes',
        'bid_package_details',
        'pwa',
        'reporting',
        'tvd_mf_report',
        'issue_management',
      ],
      smtp: undefined,
      chromium: '',
      transcriber: undefined,
      mailOutbox: true,
      identityUrl: undefined,
      dnsServers: [],
      allowsLoopback: true,
    });
  });

  it('are read from the environment, spaces aside', () => {
    const config = readConfig({
      PORT: ' 8080 ',
      HOST: '0.0.0.0',
      DATABASE_URL: 'postgres://quoin:secret@db.example:5432/quoin',
      BASE_HOST: 'quoin.example',
      PUBLIC_SCHEME: 'https',
      TRUST_PROXY: 'on',
      DEMO_DATA: 'off',
      CLIENT_FLAGS: 'pwa,reporting',
      RATE_LIMIT: '0',
    });
    expect(config).toMatchObject({
      port: 8080,
      host: '0.0.0.0',
      databaseUrl: 'postgres://quoin:secret@db.example:5432/quoin',
      publicScheme: 'https',
      publicPort: undefined,
      trustProxy: true,
      demoData: false,
      clientFlags: ['pwa', 'reporting'],
      rateLimit: 0,
      addressRateLimit: 0,
    });
  });

  it('name every fault at once, in plain words, and repeat no secret', () => {
    const faulty = {
      PORT: '70000',
      DATABASE_URL: 'mysql://root:hunter2@db',
      SERVER_SECRET: 'short-secret',
      PUBLIC_SCHEME: 'ftp',
      BASE_HOST: 'https://quoin.example',
      CLIENT_FLAGS: 'pwa,unknown',
      REQUEST_DEADLINE_MS: '1.5',
      SMTP_URL: 'https://user:hunter2@mail.example',
      MAIL_OUTBOX: 'maybe',
      IDENTITY_URL: 'https://id.example/?realm=x',
    };
    const read = (): unknown => readConfig(faulty);
    expect(read).toThrow(ConfigError);
    const message = messageOf(read);
    for (const name of Object.keys(faulty)) expect(message).toContain(`  ${name} must be `);
    expect(message).toContain('PORT must be a port number from 0 to 65535, not "70000".');
    expect(message).not.toMatch(/hunter2|short-secret/);
  });

  it('of mail belong together, and the outbox is open on this machine alone', () => {
    const smtp = { SMTP_URL: 'smtp://user:hunter2@mail.example:587' };
    expect(messageOf(() => readConfig(smtp))).toContain('  MAIL_FROM must be a sender such as');
    const set = readConfig({ ...smtp, MAIL_FROM: 'Quoin <no-reply@quoin.example>' });
    expect(set).toMatchObject({ smtp: { from: 'Quoin <no-reply@quoin.example>' }, mailOutbox: false });
    expect(readConfig({}).mailOutbox).toBe(true);
    // Behind a proxy on the same machine the server listens on the loopback address too, as docs/operations.md has it.
    for (const beyond of [
      { HOST: '0.0.0.0' },
      { PUBLIC_SCHEME: 'https' },
      { TRUST_PROXY: 'on' },
      { BASE_HOST: 'quoin.example' },
    ])
      expect(readConfig(beyond).mailOutbox).toBe(false);
    expect(readConfig({ HOST: '0.0.0.0', MAIL_OUTBOX: 'on' }).mailOutbox).toBe(true);
    expect(readConfig({ MAIL_OUTBOX: 'off' }).mailOutbox).toBe(false);
    expect(() => readConfig({ ...smtp, MAIL_FROM: 'a@b.example\r\nBcc: c@d.example' })).toThrow(ConfigError);
  });

  it.each([
    ['PORT', '0', '65535', '65536'],
    ['DATABASE_POOL', '2', '200', '1'],
    ['REQUEST_DEADLINE_MS', '100', '600000', '99'],
  ])('%s holds to its limits', (name, low, high, beyond) => {
    expect(() => readConfig({ [name]: low })).not.toThrow();
    expect(() => readConfig({ [name]: high })).not.toThrow();
    expect(() => readConfig({ [name]: beyond })).toThrow(ConfigError);
    expect(() => readConfig({ [name]: 'many' })).toThrow(ConfigError);
  });
});

function messageOf(act: () => unknown): string {
  try {
    act();
    return '';
  } catch (error) {
    return (error as Error).message;
  }
}
