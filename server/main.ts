import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { FastifyInstance } from 'fastify';
import { buildApp, originOf } from './app.ts';
import { type Config, ConfigError, readConfig } from './config.ts';
import { DatabaseError } from './database/databaseError.ts';
import { DirectoryInUse } from './database/embedded/serverLock.ts';
import { startEmbedded } from './database/embedded/startEmbedded.ts';
import { findPooler } from './database/findPooler.ts';
import { migrate } from './database/migrate.ts';
import { requireSoundSchema } from './database/schemaLint.ts';
import { demoAccounts, demoPassword, seedDemo } from './database/seed/seedDemo.ts';
import { seedLoad } from './database/seed/seedLoad.ts';
import { type Database, openDatabase } from './database/tenantTransaction.ts';
import { type Ending, endAll } from './endings.ts';
import { requireFreePort } from './freePort.ts';
import { loadServerSecret } from './identity/identityRepository.ts';
import { fillTotals } from './modules/projects/keepTotals.ts';
import { createFileStore } from './services/files/fileStore.ts';
import { precompress } from './plugins/precompress.ts';

/** How the process ends: 0 after a stop, 1 when it could not start or go on, 78 when its settings are wrong. */
const exitCodes = { stopped: 0, failed: 1, misconfigured: 78 } as const;
/**
 * Longest that a stop waits for each part, in milliseconds: together less than the ten seconds that supervisors give,
 * except for PostgreSQL, which writes down what it holds and has its own ways to hurry.
 */
const patience = { requests: 7000, connections: 1000, database: 60_000 } as const;

/** The project's folder, from the sources (`server/`) or the bundle (`dist/server/`). */
function findRoot(folder: string): string {
  if (existsSync(join(folder, 'package.json'))) return folder;
  const above = dirname(folder);
  if (above === folder) throw new Error('The folder of Quoin was not found. Start it with "npm start".');
  return findRoot(above);
}

const root = findRoot(dirname(fileURLToPath(import.meta.url)));
const note = (text: string) => console.log(text);

async function findDatabaseUrl(config: Config, endings: Ending[]): Promise<string> {
  if (config.databaseUrl !== undefined) return config.databaseUrl;
  const embedded = await startEmbedded(config.dataDir, {
    note,
    // Without its database the server can do nothing: whoever supervises it hears of that by its end.
    onLost: (error) => {
      console.error(error.message);
      void giveUp(endings);
    },
  });
  endings.push({ end: embedded.stop, patienceMs: patience.database });
  return embedded.url;
}

/** Whether statements go without names because a pooler hands sessions around; said once, at the start. */
async function findsPooler(config: Config, url: string): Promise<boolean> {
  if (config.databaseUrl === undefined) return false;
  const pooled = config.databasePooler ?? (await findPooler(url));
  if (pooled)
    note('A pooler stands before the database: statements are not kept prepared (DATABASE_POOLER).');
  return pooled;
}

async function prepareDatabase(config: Config, endings: Ending[]): Promise<Database> {
  const url = await findDatabaseUrl(config, endings);
  const pooled = await findsPooler(config, url);
  await migrate(url, join(root, 'server/database/migrations'), { pooled });
  await requireSoundSchema(url, { pooled });
  const database = openDatabase({
    url,
    pooled,
    poolSize: config.databasePool,
    deadlineMs: config.requestDeadlineMs,
  });
  endings.push({ end: database.close, patienceMs: patience.connections });
  await fillTotals(database);
  if (config.demoData) await seedDemo(database, new Date(), createFileStore(join(config.dataDir, 'files')));
  if (process.argv.includes('--seed-load')) await seedLoad(database, { tenant: 'northbank' });
  return database;
}

async function start(config: Config, endings: Ending[]): Promise<FastifyInstance> {
  await requireFreePort(config.host, config.port); // said before a database is made for nothing
  const database = await prepareDatabase(config, endings);
  const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { version: string };
  const app = await buildApp({
    config,
    database,
    secret: config.serverSecret ?? (await loadServerSecret(database)),
    version,
    root,
    checkResponses: process.env['NODE_ENV'] === 'development',
  });
  endings.push({
    end: () => app.close(),
    patienceMs: patience.requests,
    cut: () => app.server.closeAllConnections(),
  });
  await app.listen({ host: config.host, port: config.port });
  app.running.start();
  void compressClient(app);
  return app;
}

/** Copies for browsers that accept compressed files are made once a build; without them files are sent as they are. */
async function compressClient(app: FastifyInstance): Promise<void> {
  const folder = join(root, 'dist/client');
  if (!existsSync(folder)) return;
  await precompress(folder).catch((error: unknown) => {
    app.log.warn({ err: error }, 'The app is served without compressed copies');
  });
}

/** What a person sees once everything runs: where to go and who can sign in. */
function describe(config: Config): string {
  const lines = ['', 'Quoin is ready', ''];
  if (config.mailOutbox)
    lines.push(
      '  Mails are open to anybody who reaches this server, at /outbox of each company (MAIL_OUTBOX).',
      '',
    );
  if (!config.demoData) return [...lines, `  ${originOf(config)('your-company')}`, ''].join('\n');
  for (const { slug, people } of demoAccounts) {
    lines.push(`  ${originOf(config)(slug)}`);
    for (const { email, name, role } of people) lines.push(`    ${email.padEnd(30)} ${name}, ${role}`);
    lines.push('');
  }
  return [...lines, `  Password of all demo accounts: ${demoPassword}`, ''].join('\n');
}

/** One line that says what happened and what to do; null where only a stack helps. */
function explain(error: unknown, config: Config | undefined): string | null {
  const { code, message } = error as NodeJS.ErrnoException;
  if (code === 'EADDRINUSE') {
    return `Port ${config?.port} is taken by another program. Stop it, or start with another PORT.`;
  }
  if (code === 'EACCES') return `This user may not listen on port ${config?.port}. Choose a PORT above 1023.`;
  if (error instanceof ConfigError || error instanceof DirectoryInUse) return message;
  if (config?.databaseUrl !== undefined && isUnreachable(error)) {
    return `The database at ${hideSecret(config.databaseUrl)} cannot be reached. Check DATABASE_URL and that it runs.`;
  }
  return code === undefined && error instanceof Error && error.constructor === Error ? message : null;
}

const unreachable = new Set([
  'ECONNREFUSED',
  'ENOTFOUND',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ECONNRESET',
  'EAI_AGAIN',
]);

const isUnreachable = (error: unknown): boolean =>
  (error instanceof DatabaseError && error.problem === 'unavailable') ||
  unreachable.has((error as NodeJS.ErrnoException).code ?? '');

const hideSecret = (url: string): string => {
  const address = new URL(url);
  return `${address.host}${address.pathname}`;
};

const end = (endings: Ending[]): Promise<void> => endAll(endings, console.error);

async function giveUp(endings: Ending[]): Promise<void> {
  await end(endings);
  process.exit(exitCodes.failed);
}

/** Ends in order when asked to: no new requests, open ones finish, work goes back to the queue, the database stops. */
function stopOnSignal(endings: Ending[]): void {
  let stopping = false;
  const stop = () => {
    if (stopping) process.exit(exitCodes.failed);
    stopping = true;
    void end(endings).then(() => process.exit(exitCodes.stopped));
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, stop);
}

async function main(): Promise<void> {
  const endings: Ending[] = [];
  let config: Config | undefined;
  try {
    config = readConfig(process.env);
    stopOnSignal(endings);
    await start(config, endings);
    note(describe(config));
  } catch (error) {
    console.error(explain(error, config) ?? error);
    await end(endings);
    process.exit(error instanceof ConfigError ? exitCodes.misconfigured : exitCodes.failed);
  }
}

await main();
