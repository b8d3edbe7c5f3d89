import { type Answer, type Caller, defineHandlers } from '#server/contract/handlers.ts';
import type { TenantTx } from '#server/database/tenantTransaction.ts';
import { costViewOf } from '../items/presentItem.ts';
import { comparePast, type PastReader, readAsOf, readDays } from './readPast.ts';
import { readTrace } from './readTrace.ts';

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
  today,
  timeZone: tenant.timeZone,
});

/**
 * Why a figure is what it is (docs/product/foresite.md): what it is made of, ForeSite on any day of its history, and what happened
 * between two of them.
 */
export const whyHandlers = defineHandlers({
  traceCost: ({ tx, params, query, caller, today }): Promise<Answer<'traceCost'>> =>
    readTrace({ tx, projectId: params.project_id, permissions: caller.permissions, today }, query.of, query),

  listForesiteDays: (call): Promise<Answer<'listForesiteDays'>> => readDays(readerOf(call)),

  getForesiteAsOf: (call): Promise<Answer<'getForesiteAsOf'>> => readAsOf(readerOf(call), call.query.date),

  compareForesite: (call): Promise<Answer<'compareForesite'>> =>
    comparePast(readerOf(call), call.query.from, call.query.to),
});
