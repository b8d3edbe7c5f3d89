import type { Caller, Services } from '#server/contract/handlers.ts';
import type { TenantTx } from '#server/database/tenantTransaction.ts';

/** A call that writes a project. */
export type ProjectWriter = {
  tx: TenantTx;
  caller: Caller;
  today: string;
  now: Date;
  services: Pick<Services, 'changes' | 'forgetCompany' | 'callerIn'>;
};
