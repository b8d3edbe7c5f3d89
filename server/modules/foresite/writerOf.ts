import type { Caller, Services } from '#server/contract/handlers.ts';
import type { TenantTx } from '#server/database/tenantTransaction.ts';
import type { ItemWriter } from './saveItem.ts';

type WritingCall = {
  tx: TenantTx;
  params: { project_id: number };
  caller: Caller;
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
});
