import { createHash } from 'node:crypto';
import type { TenantTx } from '#server/database/tenantTransaction.ts';
import { conflict, ruleRefused } from './errors.ts';
import { claimKey, keepAnswer, type KeptAnswer, readKept } from './idempotencyRepository.ts';

/** A call that came with an `Idempotency-Key`, and whose it is. */
export type RepeatableCall = {
  userId: number;
  key: string;
  operation: string;
  address: string;
  body: unknown;
};

/** What tells two requests under one key apart: the operation, its address and its body. */
const hashOf = ({ operation, address, body }: RepeatableCall): string =>
  createHash('sha256')
    .update(JSON.stringify([operation, address, body ?? null]))
    .digest('base64url');

/** Runs `work` once for a key and gives its answer to every repeat for a day, whichever process it reaches. */
export async function answerOnce(
  tx: TenantTx,
  call: RepeatableCall,
  work: () => Promise<KeptAnswer>,
): Promise<KeptAnswer & { replayed: boolean }> {
  const hash = hashOf(call);
  if (await claimKey(tx, call.userId, call.key, hash)) {
    const answer = await work();
    await keepAnswer(tx, call.userId, call.key, answer);
    return { ...answer, replayed: false };
  }
  const kept = await readKept(tx, call.userId, call.key);
  if (kept && kept.requestHash !== hash) {
    throw ruleRefused(
      'This Idempotency-Key was used for another request. Send a new key with each new request.',
    );
  }
  if (!kept || kept.status === null || kept.body === null) {
    throw conflict('The same request is still being worked on. Try again in a moment.');
  }
  return { status: kept.status, body: kept.body, replayed: true };
}
