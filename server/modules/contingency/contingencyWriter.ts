import type { Services } from '#server/contract/handlers.ts';
import type { ChangeEngine } from '#server/services/changes/changeEngine.ts';
import type { ChangeSetHead } from '#server/services/changes/entityAdapter.ts';
import { handHead } from '#server/services/changes/handHead.ts';
import type { TenantTx } from '#server/database/tenantTransaction.ts';

/** Who writes contingency of which project, when, and through what. */
export type ContingencyWriter = {
  tx: TenantTx;
  changes: Pick<ChangeEngine, 'apply'>;
  projectId: number;
  caller: { userId: number; permissions: ReadonlySet<string> };
  now: Date;
  /** The company's day. */
  today: string;
};

type WritingCall = Omit<ContingencyWriter, 'changes' | 'projectId'> & {
  params: { project_id: number };
  services: Pick<Services, 'changes'>;
};

/** Who writes by this call. */
export const writerOf = ({ tx, params, caller, now, today, services }: WritingCall): ContingencyWriter => ({
  tx,
  changes: services.changes,
  projectId: params.project_id,
  caller,
  now,
  today,
});

export const headOf = (writer: ContingencyWriter, summary: string): ChangeSetHead =>
  handHead(writer, writer.projectId, summary);
