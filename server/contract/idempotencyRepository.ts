import type { TenantTx } from '#server/database/tenantTransaction.ts';

/** The first answer to a POST. */
export type KeptAnswer = { status: number; body: string };
type Row = { requestHash: string; status: number | null; body: string | null };

/** How long an answer is repeated, as PostgreSQL reads it. */
const keptFor = '24 hours';
/** How long a repeat waits for the first of its kind to end, in milliseconds. */
const waitMs = 4000;

/**
 * Takes a key for this transaction. While another transaction holds it this waits, so that of two equal requests at
 * the same time one runs and the other sees its answer; should the first fail, the second runs.
 */
export async function claimKey(
  tx: TenantTx,
  userId: number,
  key: string,
  requestHash: string,
): Promise<boolean> {
  const [, rows] = await Promise.all([
    tx.query({ text: `select set_config('lock_timeout', '${waitMs}', true)` }),
    tx.query({
      name: 'claim_key',
      text: `insert into idempotency_key as k (tenant_id, user_id, key, request_hash) values ($1, $2, $3, $4)
        on conflict (tenant_id, user_id, key) do update
          set request_hash = excluded.request_hash, status = null, body = null, created_at = now()
          where k.created_at < now() - interval '${keptFor}'
        returning key`,
      values: [tx.tenantId, userId, key, requestHash],
    }),
  ]);
  return rows.length > 0;
}

/** The answer kept under a key, and the request it belongs to. */
export async function readKept(tx: TenantTx, userId: number, key: string): Promise<Row | undefined> {
  const [row] = await tx.query<Row>({
    name: 'read_key',
    text: `select request_hash as "requestHash", status, body from idempotency_key
      where tenant_id = $1 and user_id = $2 and key = $3`,
    values: [tx.tenantId, userId, key],
  });
  return row;
}

/** Keeps the answer, in the transaction that did the work: both are there after a crash, or neither. */
export async function keepAnswer(
  tx: TenantTx,
  userId: number,
  key: string,
  answer: KeptAnswer,
): Promise<void> {
  await tx.query({
    name: 'keep_answer',
    text: 'update idempotency_key set status = $4, body = $5 where tenant_id = $1 and user_id = $2 and key = $3',
    values: [tx.tenantId, userId, key, answer.status, answer.body],
  });
}
