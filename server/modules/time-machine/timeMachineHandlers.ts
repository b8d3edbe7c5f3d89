import { type Answer, type Caller, defineHandlers } from '#server/contract/handlers.ts';
import type { TenantTx } from '#server/database/tenantTransaction.ts';
import { costViewOf } from '../items/presentItem.ts';
import { checkDays, comparePast, type PastReader, readAsOf, readDays } from './readPast.ts';
import { readRegisters } from './readRegisters.ts';

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
  seesRisks: caller.permissions.has('risk_access'),
  seesIssues: caller.permissions.has('issue_access'),
  today,
  timeZone: tenant.timeZone,
});

/** ForeSite on any day of its history, and what happened between two of them (docs/product/time-machine.md). */
export const timeMachineHandlers = defineHandlers({
  listForesiteDays: (call): Promise<Answer<'listForesiteDays'>> => readDays(readerOf(call)),

  getForesiteAsOf: (call): Promise<Answer<'getForesiteAsOf'>> => readAsOf(readerOf(call), call.query.date),

  getRegistersAsOf: (call): Promise<Answer<'getRegistersAsOf'>> => {
    const reader = readerOf(call);
    checkDays(reader, { date: call.query.date });
    return readRegisters(reader, call.query.date);
  },

  compareForesite: (call): Promise<Answer<'compareForesite'>> =>
    comparePast(readerOf(call), call.query.from, call.query.to),
});
