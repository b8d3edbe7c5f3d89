import type { TenantTx } from '#server/database/tenantTransaction.ts';
import { lastSharedSeq } from '#server/services/events/eventLog.ts';

/** Answers that stay right until the company's next change. */
export type KeptAnswers = {
  /**
   * The answer to `key`, made by `make` unless it is known for the company's newest change. The call must be a read: its one snapshot is what
   * makes the number of the change and the answer belong together.
   */
  of: (tx: TenantTx, key: string, make: () => Promise<string>) => Promise<string>;
};

/** Characters kept in all, and the longest single answer; the whole load of a large grid is made anew. */
const mostKept = 8_000_000;
const longest = 400_000;
/** An answer with a range that is still being worked out in a thread: the next one may be exact. */
const bounds = '"is_exact":false';

/**
 * Lists are read far more often than they change, and after a change every open screen asks for the same ones. An answer is kept with the
 * number of the newest event that is not one person's alone (each write takes one, in every process), so a stale one is never
 * given, and the progress of somebody's job leaves it as it is. Oldest answers go first.
 */
export function createKeptAnswers(): KeptAnswers {
  const kept = new Map<string, { seq: number; text: string }>();
  let size = 0;

  const forget = (key: string) => {
    size -= kept.get(key)?.text.length ?? 0;
    kept.delete(key);
  };
  const keep = (key: string, seq: number, text: string) => {
    forget(key);
    if (text.length > longest || text.includes(bounds)) return;
    kept.set(key, { seq, text });
    size += text.length;
    for (const oldest of kept.keys()) {
      if (size <= mostKept) return;
      forget(oldest);
    }
  };

  return {
    of: async (tx, key, make) => {
      const place = `${tx.tenantId}:${key}`;
      const seq = await lastSharedSeq(tx);
      const known = kept.get(place);
      if (known?.seq === seq) return known.text;
      const text = await make();
      keep(place, seq, text);
      return text;
    },
  };
}
