import { allocateIds, allocateNumbers } from '#server/database/counters.ts';
import { headOf } from '#server/modules/items/itemWriter.ts';
import type { DemoProject } from './demo/demoTypes.ts';
import type { Act, DemoStage } from './demoWriter.ts';
import { pick } from './rowIds.ts';

/** How a project's people wrote down its assumptions, and what became of them. */
export async function contextActs(
  { tx, company, project }: DemoStage,
  { context = [] }: DemoProject,
): Promise<Act[]> {
  const ids = await allocateIds(tx, 'context_entry', context.length);
  const numbers = await allocateNumbers(tx, project.id, 'context_entry', context.length);
  return context.flatMap((entry, index): Act[] => {
    const row = { entity: 'context_entry', id: ids[index] as number } as const;
    // Rows bear the time of the transaction; those of the demo that of their act.
    const dated = (now: Date) =>
      tx.query({
        text: 'update context_entry set updated_at = $3 where tenant_id = $1 and id = $2',
        values: [tx.tenantId, row.id, now.toISOString()],
      });
    const author = pick(company.people, entry.by);
    const fields = {
      number: numbers[index],
      kind: entry.kind,
      statement: entry.statement,
      status: entry.status ?? 'HOLDS',
      milestone_id: entry.milestone === undefined ? null : pick(project.milestones, entry.milestone),
      component_id: entry.component === undefined ? null : pick(project.components, entry.component),
      cost_group_id: entry.code === undefined ? null : pick(company.costGroups, entry.code).id,
      source: entry.source ?? '',
      amount: entry.amount ?? null,
      owner_id: author,
      created_by_id: author,
    };
    return [
      {
        at: entry.at,
        by: entry.by,
        perform: async (writer) => {
          await writer.changes.apply(tx, headOf(writer, 'Added a context entry'), [
            { ...row, kind: 'create', fields },
          ]);
          await dated(writer.now);
        },
      },
      ...(entry.steps ?? []).map(({ at, by, change }): Act => ({
        at,
        by,
        perform: (writer) =>
          writer.changes.apply(tx, headOf(writer, 'Changed a context entry'), [
            { ...row, kind: 'update', version: null, fields: change },
          ]),
      })),
    ];
  });
}
