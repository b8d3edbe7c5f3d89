import type { Caller } from '#domain/items';
import type { Services } from '#server/contract/handlers.ts';
import type { TenantTx } from '#server/database/tenantTransaction.ts';
import type { ChangeEngine } from '#server/services/changes/changeEngine.ts';
import type { ChangeSetHead, ChangeSource } from '#server/services/changes/entityAdapter.ts';

/** Who writes items of which project, when, and through what. */
export type ItemWriter = {
  tx: TenantTx;
  changes: Pick<ChangeEngine, 'apply'>;
  projectId: number;
  caller: Caller;
  source: ChangeSource;
  now: Date;
  /** The company's day. */
  today: string;
  /** Where the caller reads what time something happened. */
  timeZone: string;
};

/** The item that was written, and its change set; null when nothing differed. */
export type Written = { itemId: number; changeSetId: number | null };

export const headOf = (writer: ItemWriter, summary: string): ChangeSetHead => ({
  projectId: writer.projectId,
  actorId: writer.caller.userId,
  source: writer.source,
  summary,
  now: writer.now.toISOString(),
});

type WritingCall = {
  tx: TenantTx;
  params: { project_id: number };
  caller: Caller & { timeZone: string };
  now: Date;
  today: string;
  services: Pick<Services, 'changes'>;
};

/** Who writes by this call, by hand, in the project of its address. */
export const writerOf = ({ tx, params, caller, now, today, services }: WritingCall): ItemWriter => ({
  tx,
  changes: services.changes,
  projectId: params.project_id,
  caller,
  source: 'hand',
  now,
  today,
  timeZone: caller.timeZone,
});
