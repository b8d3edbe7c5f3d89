import type { Duplex } from 'node:stream';
import { setTimeout as delay } from 'node:timers/promises';
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { type ConnectionOptions, connectionSettings, transactionSettings } from './connection.ts';
import { DatabaseError, toDatabaseError } from './databaseError.ts';

export type DatabaseOptions = ConnectionOptions & {
  url: string;
  /** Connections this process may hold. */
  poolSize?: number;
  /** Longest a single statement may run, in milliseconds. */
  deadlineMs?: number;
  applicationName?: string;
  /** Hears of idle connections that broke; requests hear of their own errors. */
  onProblem?: (error: Error) => void;
};

/** A statement with its parameters; a `name` keeps it prepared on the connection, unless a pooler hands connections around. */
export type Statement = {
  text: string;
  values?: readonly unknown[];
  name?: string;
  /** Of the named statements of this family a connection keeps the `most` that it used last. */
  family?: { name: string; most: number };
};

export type SystemTx = {
  db: NodePgDatabase;
  query: <Row extends object>(statement: Statement) => Promise<Row[]>;
  /** The rows of a statement, `size` at a time as they are asked for: a cursor, so that no answer has to be held whole. */
  inParts: <Row extends object>(
    statement: Pick<Statement, 'text' | 'values'>,
    size: number,
  ) => AsyncGenerator<Row[]>;
  /** Runs once the transaction is durable; never when it was rolled back. */
  afterCommit: (act: () => void) => void;
};
export type TenantTx = SystemTx & {
  tenantId: number;
  /** A short transaction of its own on another connection, durable before this one goes on. */
  apart: <T>(work: (tx: SystemTx) => Promise<T>) => Promise<T>;
  /** The role that whoever works in this transaction is impersonating; history keeps it. */
  impersonatedRole?: string | undefined;
  /** The API key that works in this transaction; history keeps its name. */
  apiKeyName?: string | undefined;
};

type Work<Tx, T> = (tx: Tx) => Promise<T>;
type TransactionOptions = { readOnly?: boolean; deadlineMs?: number };
type Observer = (text: string) => void;

export type Database = {
  /**
   * The only way to a company's rows: one transaction under the restricted role with the tenant set.
   * `work` is run again when the database asks for it (deadlock, serialization), so it acts on the transaction only.
   */
  asTenant: <T>(tenantId: number, work: Work<TenantTx, T>, options?: TransactionOptions) => Promise<T>;
  /** Work across companies, on the few tables whose policies name the system role. */
  asSystem: <T>(work: Work<SystemTx, T>, options?: TransactionOptions) => Promise<T>;
  /** Refreshes the planner's statistics; needed after bulk loads. */
  analyze: (...tables: string[]) => Promise<void>;
  /** Resolves when the database answers; throws `DatabaseError` otherwise. */
  ping: () => Promise<void>;
  /** Calls `observer` with the text of each statement sent, until the returned function is called. */
  observe: (observer: Observer) => () => void;
  close: () => Promise<void>;
};

const attempts = 6;
/** Milliseconds a transaction waits for a connection to come free: when many write at once, those before it take their time. */
const queueMs = 20_000;
const maxTenant = 2_147_483_647;

/** Opens the pool through which the server reaches PostgreSQL. Nothing connects before the first use. */
export function openDatabase(options: DatabaseOptions): Database {
  const { pooled = false } = options;
  const observers = new Set<Observer>();
  const settings = connectionSettings(options.url, options.applicationName ?? 'quoin', options);
  /** The pool would give its clients the patience of its queue; a database that is away is told of sooner. */
  class OwnClient extends pg.Client {
    constructor(given?: pg.ClientConfig) {
      super({ ...given, connectionTimeoutMillis: settings.connectionTimeoutMillis });
    }
  }
  const open = (most: number) =>
    new pg.Pool({
      ...settings,
      Client: OwnClient,
      max: most,
      connectionTimeoutMillis: queueMs,
      idleTimeoutMillis: 30_000,
      // The begin message, the statement behind it and the commit travel without waiting for each other's answers.
      pipeline: true,
    });
  const pool = open(options.poolSize ?? 10);
  // Apart from the pool, whose connections may all be held by transactions that wait for one more.
  const side = open(2);
  const sessions = new WeakMap<pg.PoolClient, NodePgDatabase>();
  for (const one of [pool, side]) {
    one.on('error', (error) => options.onProblem?.(error));
    one.on('connect', (client) => {
      client.on('error', () => undefined); // a cut connection in use: the statement on it tells its caller
      watchQueries(client, observers);
    });
  }

  const run = async <T>(
    begin: string,
    readOnly: boolean,
    work: Work<SystemTx, T>,
    from: pg.Pool,
  ): Promise<T> => {
    const client = await from.connect();
    let db = sessions.get(client);
    if (!db) sessions.set(client, (db = drizzle(client, { casing: 'snake_case' })));
    return inTransaction(client, db, { begin, readOnly, named: !pooled }, work);
  };

  const repeated = async <T>(
    role: 'quoin_app' | 'quoin_system',
    tenantId: number,
    work: Work<SystemTx, T>,
    { readOnly = false, deadlineMs = options.deadlineMs ?? 20_000 }: TransactionOptions = {},
    from = pool,
  ): Promise<T> => {
    const settings = beginText(role, tenantId, readOnly, deadlineMs);
    const begin = pooled ? `${settings}; ${transactionSettings}` : settings;
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await run(begin, readOnly, work, from);
      } catch (raw) {
        const error = toDatabaseError(raw);
        const again = error instanceof DatabaseError && error.problem === 'busy' && attempt < attempts;
        if (!again) throw error;
        await delay(Math.random() * 40 * 2 ** attempt);
      }
    }
  };

  return {
    asTenant: (tenantId, work, transaction) => {
      if (!Number.isInteger(tenantId) || tenantId < 1 || tenantId > maxTenant)
        return Promise.reject(new RangeError(`A tenant is a whole number from 1, not ${String(tenantId)}.`));
      const apart: TenantTx['apart'] = (own) => repeated('quoin_app', tenantId, own, {}, side);
      return repeated('quoin_app', tenantId, (tx) => work({ ...tx, tenantId, apart }), transaction);
    },
    asSystem: (work, transaction) => repeated('quoin_system', 0, work, transaction),
    analyze: async (...tables) => {
      await pool.query(`analyze ${tables.map((table) => pg.escapeIdentifier(table)).join(', ')}`);
    },
    ping: async () => {
      await pool.query('select 1').catch((error: unknown) => {
        throw toDatabaseError(error);
      });
    },
    observe: (observer) => {
      observers.add(observer);
      return () => void observers.delete(observer);
    },
    close: async () => void (await Promise.all([pool.end(), side.end()])),
  };
}

/**
 * Role, tenant and deadline in one message. The role switch comes with `begin`, so that should it fail the
 * transaction is already open and broken, and whatever travels behind it is refused rather than run as the owner.
 */
function beginText(role: string, tenantId: number, readOnly: boolean, deadlineMs: number): string {
  const mode = readOnly ? ' isolation level repeatable read read only' : '';
  const tenant = tenantId > 0 ? String(tenantId) : '';
  // `set local` needs no plan: a third less work for the database than the same by set_config.
  return (
    `begin${mode}; set local role ${role}; set local app.tenant = '${tenant}'; ` +
    `set local statement_timeout = ${Math.trunc(deadlineMs)}`
  );
}

async function inTransaction<T>(
  client: pg.PoolClient,
  db: NodePgDatabase,
  { begin, readOnly, named }: { begin: string; readOnly: boolean; named: boolean },
  work: Work<SystemTx, T>,
): Promise<T> {
  const acts: (() => void)[] = [];
  const tx: SystemTx = {
    db,
    query: async <Row extends object>({ text, values, name, family }: Statement) => {
      if (named && name && family) forgetOldest(client, name, family);
      return (
        await client.query<Row>({ text, values: values as unknown[] | undefined, ...(named && { name }) })
      ).rows;
    },
    inParts: (statement, size) => readInParts(client, statement, size),
    afterCommit: (act) => void acts.push(act),
  };
  const begun = client.query(begin);
  begun.catch(() => undefined); // its error is thrown below, before that of the statements behind it
  let value: T;
  try {
    value = await work(tx);
    await begun;
    if (readOnly) void finish(client, 'commit');
    else await commit(client);
  } catch (error) {
    await finish(client, 'rollback');
    await begun;
    throw error;
  }
  for (const act of acts) act();
  return value;
}

let cursors = 0;

async function* readInParts<Row extends object>(
  client: pg.PoolClient,
  { text, values }: Pick<Statement, 'text' | 'values'>,
  size: number,
): AsyncGenerator<Row[]> {
  cursors = (cursors + 1) % 1_000_000;
  const name = `part_${cursors}`;
  await client.query({ text: `declare ${name} no scroll cursor for ${text}`, values: [...(values ?? [])] });
  for (;;) {
    const { rows } = await client.query<Row>(`fetch ${Math.trunc(size)} from ${name}`);
    if (rows.length > 0) yield rows;
    if (rows.length < size) break;
  }
  await client.query(`close ${name}`);
}

/** What the driver keeps of a connection: the texts that it has prepared, by name, and where it writes. */
type DriverClient = { connection: { parsedStatements: Record<string, string>; stream: Duplex } };

const familiesOf = new WeakMap<pg.PoolClient, Map<string, Map<string, true>>>();

/** Notes that a connection uses a name, and lets it forget the one of the family that it has not used for longest. */
function forgetOldest(client: pg.PoolClient, name: string, family: { name: string; most: number }): void {
  const families = familiesOf.get(client) ?? new Map<string, Map<string, true>>();
  familiesOf.set(client, families);
  const used = families.get(family.name) ?? new Map<string, true>();
  families.set(family.name, used);
  used.delete(name);
  used.set(name, true);
  for (const oldest of used.keys()) {
    if (used.size <= family.most) return;
    used.delete(oldest);
    // The driver, too, has to know that the name is to be prepared again should it come back.
    const { parsedStatements: parsed } = (client as unknown as DriverClient).connection;
    const text = parsed[oldest];
    delete parsed[oldest];
    client.query(`deallocate ${pg.escapeIdentifier(oldest)}`).catch(() => {
      // The transaction had failed already, and the statement stays as it was.
      if (text !== undefined) parsed[oldest] = text;
    });
  }
}

/** A transaction that swallowed an error answers COMMIT with ROLLBACK: that is a failure, not a success. */
async function commit(client: pg.PoolClient): Promise<void> {
  const done = await client.query('commit');
  if (done.command !== 'COMMIT') {
    throw new Error('The transaction was rolled back because a statement in it had failed unnoticed.');
  }
  client.release();
}

/** Ends the transaction and hands the connection back; a connection that cannot be ended cleanly is thrown away. */
async function finish(client: pg.PoolClient, how: 'commit' | 'rollback'): Promise<void> {
  try {
    await client.query(how);
    client.release();
  } catch (error) {
    client.release(error instanceof Error ? error : true);
  }
}

/**
 * Statements of one moment travel in one write, since each write would wake the database once more; the observers are told of each
 * statement, and with none registered it costs a size check.
 */
function watchQueries(client: pg.ClientBase, observers: Set<Observer>): void {
  const send = client.query.bind(client) as (...parameters: unknown[]) => unknown;
  let isHeld = false;
  client.query = ((...parameters: unknown[]) => {
    const { stream } = (client as unknown as DriverClient).connection;
    if (!isHeld) {
      isHeld = true;
      stream.cork();
      process.nextTick(() => {
        isHeld = false;
        stream.uncork();
      });
    }
    if (observers.size > 0) {
      const [first] = parameters;
      const text = typeof first === 'string' ? first : (first as { text?: string }).text;
      for (const observer of observers) observer(text ?? '');
    }
    return send(...parameters);
  }) as typeof client.query;
}
