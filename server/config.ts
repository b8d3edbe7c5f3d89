import { isAbsolute, resolve } from 'node:path';
import { Ajv, type JSONSchemaType } from 'ajv';
import { type ClientFlag, clientFlags } from '#contract/unions.ts';

type Settings = {
  PORT: number;
  HOST: string;
  DATA_DIR: string;
  DATABASE_URL: string;
  DATABASE_POOL: number;
  DATABASE_POOLER: 'auto' | 'on' | 'off';
  BASE_HOST: string;
  PUBLIC_SCHEME: 'http' | 'https';
  PUBLIC_PORT: number;
  TRUST_PROXY: 'on' | 'off';
  SERVER_SECRET: string;
  LOG_LEVEL: 'fatal' | 'error' | 'warn' | 'info' | 'debug' | 'trace' | 'silent';
  REQUEST_DEADLINE_MS: number;
  RATE_LIMIT: number;
  ADDRESS_RATE_LIMIT: number;
  DEMO_DATA: 'on' | 'off';
  CLIENT_FLAGS: string;
  SMTP_URL: string;
  MAIL_FROM: string;
  MAIL_OUTBOX: '' | 'on' | 'off';
  IDENTITY_URL: string;
  DNS_SERVERS: string;
  CHROMIUM_PATH: string;
  TRANSCRIBER_URL: string;
  TRANSCRIBER_KEY: string;
  TRANSCRIBER_MODEL: string;
};

type Row<T> = { schema: object; fallback: T; expects: string };

const whole = (minimum: number, maximum: number) => ({ type: 'integer', minimum, maximum });
const text = (pattern: string) => ({ type: 'string', pattern });
const oneOf = (...values: string[]) => ({ enum: values });
const flagList = `^(|(${clientFlags.join('|')})(,(${clientFlags.join('|')}))*)$`;

/** Client flags that are on unless CLIENT_FLAGS says otherwise (docs/product/access.md). */
const usualFlags = clientFlags.filter(
  (flag) => flag !== 'custom_normalization' && flag !== 'foresite_chart_zoom',
);

/** How many times what one person may ask for an address may: an office of some hundred people stands behind one. */
const OFFICE = 10;

/** Every setting of the server: its rule, its value when absent, and how the rule reads in an error. */
const rows: { [Name in keyof Settings]: Row<Settings[Name]> } = {
  PORT: { schema: whole(0, 65_535), fallback: 4000, expects: 'a port number from 0 to 65535' },
  HOST: {
    schema: text('^[\\w.:-]+$'),
    fallback: '127.0.0.1',
    expects: 'an address to listen on, such as 127.0.0.1 or 0.0.0.0',
  },
  DATA_DIR: { schema: text('\\S'), fallback: './.data', expects: 'a folder for the data' },
  DATABASE_URL: {
    schema: text('^(|postgres(ql)?://\\S+)$'),
    fallback: '',
    expects: 'an address such as postgres://user:password@host:5432/quoin',
  },
  DATABASE_POOL: { schema: whole(2, 200), fallback: 10, expects: 'a number of connections from 2 to 200' },
  DATABASE_POOLER: { schema: oneOf('auto', 'on', 'off'), fallback: 'auto', expects: 'auto, on or off' },
  BASE_HOST: {
    schema: text('^[a-z0-9]([a-z0-9-]*[a-z0-9])?(\\.[a-z0-9]([a-z0-9-]*[a-z0-9])?)*$'),
    fallback: 'localhost',
    expects: 'a host name in lower case without scheme or port, such as quoin.example',
  },
  PUBLIC_SCHEME: { schema: oneOf('http', 'https'), fallback: 'http', expects: 'http or https' },
  PUBLIC_PORT: {
    schema: whole(0, 65_535),
    fallback: 0,
    expects: 'the port that browsers use, from 1 to 65535 (0: the usual one)',
  },
  TRUST_PROXY: {
    schema: oneOf('on', 'off'),
    fallback: 'off',
    expects: 'on (behind a proxy of yours) or off',
  },
  SERVER_SECRET: {
    schema: text('^(|.{32,})$'),
    fallback: '',
    expects: 'at least 32 characters that nobody can guess',
  },
  LOG_LEVEL: {
    schema: oneOf('fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'),
    fallback: 'info',
    expects: 'fatal, error, warn, info, debug, trace or silent',
  },
  REQUEST_DEADLINE_MS: {
    schema: whole(100, 600_000),
    fallback: 45_000,
    expects: 'milliseconds from 100 to 600000',
  },
  RATE_LIMIT: {
    schema: whole(0, 1_000_000),
    fallback: 1200,
    expects: 'a number of requests a minute for one client, 0 for no limit',
  },
  ADDRESS_RATE_LIMIT: {
    schema: whole(0, 10_000_000),
    fallback: 0,
    expects: 'a number of requests a minute for one address, 0 for ten times RATE_LIMIT',
  },
  DEMO_DATA: { schema: oneOf('on', 'off'), fallback: 'on', expects: 'on or off' },
  CLIENT_FLAGS: {
    schema: text(flagList),
    fallback: usualFlags.join(','),
    expects: `a comma-separated list out of ${clientFlags.join(', ')}`,
  },
  SMTP_URL: {
    schema: text('^(|smtps?://\\S+)$'),
    fallback: '',
    expects: 'an address such as smtp://user:password@mail.example:587',
  },
  MAIL_FROM: {
    schema: text('^(|[^\\s<>@]+@[^\\s<>@]+|[^<>@\\r\\n]+ <[^\\s<>@]+@[^\\s<>@]+>)$'),
    fallback: '',
    expects: 'a sender such as Quoin <no-reply@quoin.example> (needed with SMTP_URL)',
  },
  MAIL_OUTBOX: { schema: oneOf('', 'on', 'off'), fallback: '', expects: 'on or off' },
  IDENTITY_URL: {
    schema: text('^(|https?://[^\\s/?#]+(/[^\\s?#]*[^\\s?#/])?)$'),
    fallback: '',
    expects:
      'the base address of an identity service, such as https://id.example, without a slash at its end',
  },
  DNS_SERVERS: {
    schema: text('^(|[\\d.]+(:\\d+)?(,[\\d.]+(:\\d+)?)*)$'),
    fallback: '',
    expects: 'addresses of DNS servers, such as 10.0.0.2 or 10.0.0.2:53,10.0.0.3',
  },
  CHROMIUM_PATH: {
    schema: text('^(|off|.*[/\\\\].+)$'),
    fallback: '',
    expects:
      'the path of a Chromium, such as /usr/bin/chromium, the address of one such as http://chromium:9222, or off',
  },
  TRANSCRIBER_URL: {
    schema: text('^(|https?://[^\\s/?#]+(/[^\\s?#]*[^\\s?#/])?)$'),
    fallback: '',
    expects:
      'the base address of a service with /audio/transcriptions, such as https://api.openai.com/v1, without a slash at its end',
  },
  TRANSCRIBER_KEY: { schema: text('^[!-~]*$'), fallback: '', expects: 'the key of that service' },
  TRANSCRIBER_MODEL: {
    schema: text('^[\\w./:-]{1,100}$'),
    fallback: 'whisper-1',
    expects: 'the name of a model that transcribes, such as whisper-1',
  },
};

/** Settings whose values hold secrets: an error names them and never shows them. */
const secretSettings = new Set(['SERVER_SECRET', 'DATABASE_URL', 'SMTP_URL', 'TRANSCRIBER_KEY']);

/** Only this machine can reach a server that listens there. */
const isLoopback = (host: string): boolean => /^(127\.[\d.]+|::1|localhost)$/.test(host);

/**
 * Nobody but this machine reaches the server, not even through something in front of it: a proxy on the same machine
 * comes from the loopback address as well, and is known by its scheme, by being trusted, or by the public name.
 */
const isDevelopment = ({ HOST, PUBLIC_SCHEME, TRUST_PROXY, BASE_HOST }: Settings): boolean =>
  isLoopback(HOST) &&
  PUBLIC_SCHEME === 'http' &&
  TRUST_PROXY === 'off' &&
  /^(.+\.)?localhost$/.test(BASE_HOST);

export type Config = {
  port: number;
  host: string;
  /** Absolute path of the folder that holds the embedded database and files. */
  dataDir: string;
  /** Address of an external PostgreSQL; undefined starts the embedded one. */
  databaseUrl: string | undefined;
  databasePool: number;
  /** Whether a pooler stands before the database; undefined where the start finds out. */
  databasePooler: boolean | undefined;
  baseHost: string;
  publicScheme: 'http' | 'https';
  /** Port in public addresses; undefined where the scheme's usual one is meant. */
  publicPort: number | undefined;
  trustProxy: boolean;
  /** Configured secret; undefined takes the one kept in the database. */
  serverSecret: string | undefined;
  logLevel: Settings['LOG_LEVEL'];
  requestDeadlineMs: number;
  /** Requests a minute for one client; 0 is no limit. */
  rateLimit: number;
  /** Requests a minute for one address of people who have not signed in; 0 is no limit. */
  addressRateLimit: number;
  demoData: boolean;
  clientFlags: readonly ClientFlag[];
  /** The mail server; undefined keeps mails in the outbox. */
  smtp: { url: string; from: string } | undefined;
  /** Whether each company's mails can be read at `/outbox` on its host: for development. */
  mailOutbox: boolean;
  /** Base address of an identity service of Keycloak's shape; undefined runs the built-in one. */
  identityUrl: string | undefined;
  /** DNS servers that are asked for proofs of ownership; none for the system's own. */
  dnsServers: readonly string[];
  /** Whether providers on this machine may be used without https: where nobody else reaches the server. */
  allowsLoopback: boolean;
  /** The Chromium that makes PDF files: its path, `off`, or empty for the one of this machine. */
  chromium: string;
  /** What turns spoken questions into text; undefined offers none. */
  transcriber: { url: string; key: string; model: string } | undefined;
};

/** Settings that cannot be used; the message lists every one of them. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
}

const schema = {
  type: 'object',
  properties: Object.fromEntries(Object.entries(rows).map(([name, row]) => [name, row.schema])),
} as unknown as JSONSchemaType<Settings>;

const validate = new Ajv({ allErrors: true, coerceTypes: true, strict: false }).compile<Settings>(schema);

/** Reads the settings from environment variables; an empty one counts as absent. Throws `ConfigError` with all faults at once. */
export function readConfig(environment: Record<string, string | undefined>): Config {
  const names = Object.keys(rows) as (keyof Settings)[];
  const given: Record<string, unknown> = {};
  for (const name of names) given[name] = environment[name]?.trim() || rows[name].fallback;
  const faulty = new Set<string>();
  if (!validate(given)) for (const error of validate.errors ?? []) faulty.add(error.instancePath.slice(1));
  if (given['SMTP_URL'] && !given['MAIL_FROM']) faulty.add('MAIL_FROM');
  if (faulty.size > 0) throw new ConfigError(describeFaults(faulty, environment));
  return toConfig(given as Settings);
}

function describeFaults(
  faulty: ReadonlySet<string>,
  environment: Record<string, string | undefined>,
): string {
  const lines = [...faulty].map((name) => {
    const value = secretSettings.has(name) ? '' : `, not "${environment[name] ?? ''}"`;
    return `  ${name} must be ${rows[name as keyof Settings].expects}${value}.`;
  });
  return `The server cannot start with these settings:\n${lines.join('\n')}`;
}

function toConfig(settings: Settings): Config {
  const usualPort = settings.PUBLIC_SCHEME === 'https' ? 443 : 80;
  const publicPort =
    settings.PUBLIC_PORT ||
    (settings.PUBLIC_SCHEME === 'http' && settings.TRUST_PROXY === 'off' ? settings.PORT : usualPort);
  return {
    port: settings.PORT,
    host: settings.HOST,
    dataDir: isAbsolute(settings.DATA_DIR) ? settings.DATA_DIR : resolve(settings.DATA_DIR),
    databaseUrl: settings.DATABASE_URL || undefined,
    databasePool: settings.DATABASE_POOL,
    databasePooler: settings.DATABASE_POOLER === 'auto' ? undefined : settings.DATABASE_POOLER === 'on',
    baseHost: settings.BASE_HOST,
    publicScheme: settings.PUBLIC_SCHEME,
    publicPort: publicPort === usualPort ? undefined : publicPort,
    trustProxy: settings.TRUST_PROXY === 'on',
    serverSecret: settings.SERVER_SECRET || undefined,
    logLevel: settings.LOG_LEVEL,
    requestDeadlineMs: settings.REQUEST_DEADLINE_MS,
    rateLimit: settings.RATE_LIMIT,
    addressRateLimit:
      settings.RATE_LIMIT === 0 ? 0 : settings.ADDRESS_RATE_LIMIT || settings.RATE_LIMIT * OFFICE,
    demoData: settings.DEMO_DATA === 'on',
    clientFlags: settings.CLIENT_FLAGS.split(',').filter(Boolean) as ClientFlag[],
    smtp: settings.SMTP_URL ? { url: settings.SMTP_URL, from: settings.MAIL_FROM } : undefined,
    mailOutbox: settings.MAIL_OUTBOX
      ? settings.MAIL_OUTBOX === 'on'
      : settings.SMTP_URL === '' && isDevelopment(settings),
    identityUrl: settings.IDENTITY_URL || undefined,
    chromium: settings.CHROMIUM_PATH,
    transcriber: settings.TRANSCRIBER_URL
      ? {
          url: settings.TRANSCRIBER_URL,
          key: settings.TRANSCRIBER_KEY,
          model: settings.TRANSCRIBER_MODEL,
        }
      : undefined,
    dnsServers: settings.DNS_SERVERS.split(',').filter(Boolean),
    allowsLoopback: settings.PUBLIC_SCHEME === 'http' && isLoopback(settings.HOST),
  };
}
