import type { ESTIMATE_REMARK_KINDS, SaidMatch } from '#domain/estimate';
import type { TenantTx } from '#server/database/tenantTransaction.ts';

/** Which two estimates are compared. */
export type Compared = { milestone: number; against: number; version: number | null };

/** What a person has said of lines of a comparison. */
export type Remark = {
  id: number;
  kind: keyof typeof ESTIMATE_REMARK_KINDS;
  before_key: string | null;
  after_key: string | null;
  note: string;
};

/** All that was said of a comparison, the newest first. */
export function readRemarks(tx: TenantTx, { milestone, against, version }: Compared): Promise<Remark[]> {
  return tx.query<Remark>({
    name: 'estimate_remarks',
    text: `select id, kind, before_key, after_key, note from estimate_remark
      where tenant_id = $1 and milestone_id = $2 and against_id = $3 and against_version is not distinct from $4
      order by id desc`,
    values: [tx.tenantId, milestone, against, version],
  });
}

/** Two people who say something of one estimate wait for each other. */
export async function lockCompared(tx: TenantTx, milestone: number): Promise<void> {
  await tx.query({
    name: 'lock_compared_milestone',
    text: 'select id from milestone where tenant_id = $1 and id = $2 for update',
    values: [tx.tenantId, milestone],
  });
}

/** Which lines were said to be one work, or not. */
export const matchesOf = (remarks: readonly Remark[]): SaidMatch[] =>
  remarks.flatMap(({ kind, before_key, after_key }) =>
    kind === 'NOTE' || before_key === null || after_key === null
      ? []
      : [{ before_key, after_key, is_match: kind === 'MATCHED' }],
  );

/** The note of a difference: of its line after, else of the one before. */
export function notesOf(remarks: readonly Remark[]) {
  const notes = remarks.filter(({ kind }) => kind === 'NOTE').toReversed();
  const after = new Map(notes.flatMap((one) => (one.after_key === null ? [] : [[one.after_key, one.note]])));
  const before = new Map(
    notes.flatMap((one) =>
      one.after_key === null && one.before_key !== null ? [[one.before_key, one.note]] : [],
    ),
  );
  return (beforeKey: string | null, afterKey: string | null): string | null =>
    after.get(afterKey ?? '') ?? before.get(beforeKey ?? '') ?? null;
}
