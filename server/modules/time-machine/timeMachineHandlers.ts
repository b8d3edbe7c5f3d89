import { type Answer, type Caller, defineHandlers } from '#server/contract/handlers.ts';
import type { TenantTx } from '#server/database/tenantTransaction.ts';
import { costViewOf } from '../items/presentItem.ts';
import { comparePast, type PastReader, readAsOf, readDays } from './readPast.ts';

type ReadingCall = {
  tx: TenantTx;
  params: { project_id: number };
  caller: Caller;
  today: string;
  tenant: { timeZone: string };
};

const readerOf = ({ tx, params, caller, today, tenant }: ReadingCall): PastReader => ({
  tx,
  projectId: params.project_id,
  cost: costViewOf(caller.permissions),
  seesEvents: caller.permissions.has('timeline_access'),
  today,
  timeZone: tenant.timeZone,
});

/** ForeSite on any day of its history, and what happened between two of them (docs/product/time-machine.md). */
export const timeMachineHandlers = defineHandlers({
  listForesiteDays: (call): Promise<Answer<'listForesiteDays'>> => readDays(readerOf(call)),

  getForesiteAsOf: (call): Promise<Answer<'getForesiteAsOf'>> => readAsOf(readerOf(call), call.query.date),

  compareForesite: (call): Promise<Answer<'compareForesite'>> =>
    comparePast(readerOf(call), call.query.from, call.query.to),
});
