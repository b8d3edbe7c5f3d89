import type { TenantTx } from '#server/database/tenantTransaction.ts';
import type { DemoVision } from './demo/demoTypes.ts';
import { pick, withIds } from './rowIds.ts';

/** Writes what a project is for, and what it is judged by. */
export async function loadVision(
  tx: TenantTx,
  projectId: number,
  { statement, agreedBy, agreedOn, facts, criteria }: DemoVision,
  people: ReadonlyMap<string, number>,
  milestones: ReadonlyMap<string, number>,
  day: (date: string) => string,
): Promise<void> {
  await withIds(tx, 'vision', [statement], () => ({
    project_id: projectId,
    statement,
    agreed_by_id: pick(people, agreedBy),
    agreed_on: day(agreedOn),
    facts,
    version: 1,
  }));
  await withIds(tx, 'success_criterion', criteria, ({ name, judge, milestone, result }, position) => ({
    project_id: projectId,
    position,
    name,
    judge_id: pick(people, judge),
    milestone_id: pick(milestones, milestone),
    result: result ?? 'NOT_JUDGED',
    note: '',
    version: 1,
  }));
}
