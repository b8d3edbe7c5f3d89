import pg from 'pg';
import { connectionSettings } from './connection.ts';
import { toDatabaseError } from './databaseError.ts';

/**
 * Whether a pooler such as pgbouncer stands before the database at `url`. It answers a connection with a key of its own
 * making, so the process that the key names is not the one that works. Throws `DatabaseError` where nothing answers.
 */
export async function findPooler(url: string): Promise<boolean> {
  const client = new pg.Client(connectionSettings(url, 'quoin-start', { pooled: true }));
  try {
    await client.connect();
    const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
    const { processID } = client as unknown as { processID: number | null };
    return rows[0]?.pid !== processID;
  } catch (error) {
    throw toDatabaseError(error);
  } finally {
    await client.end().catch(() => undefined);
  }
}
