import { allocateIds, allocateNumbers } from '#server/database/counters.ts';
import { keepReading } from '#server/modules/context/documentRepository.ts';
import { headOf } from '#server/modules/items/itemWriter.ts';
import type { DemoProject } from './demo/demoTypes.ts';
import type { Act, DemoStage } from './demoWriter.ts';
import { mapOf, pick } from './rowIds.ts';

/** How a project's people uploaded what its estimates rest on, wrote down its assumptions, and what became of them. */
export async function contextActs(stage: DemoStage, demo: DemoProject): Promise<Act[]> {
  const documents = await documentActs(stage, demo);
  return [...documents.acts, ...(await entryActs(stage, demo, documents.ids))];
}

/** A document with its text, which was read before. */
async function documentActs({ tx, company, project, files }: DemoStage, { contextFiles = [] }: DemoProject) {
  const ids = await allocateIds(tx, 'context_document', contextFiles.length);
  const jobs = await allocateIds(tx, 'job', contextFiles.length);
  const acts = contextFiles.map(({ at, by, file, milestone, component, code }, index): Act => {
    const { text, ...found } = pick(files, file);
    const id = ids[index] as number;
    const fields = {
      name: file.replace(/\.[^.]+$/, ''),
      file_name: found.fileName,
      file_type: found.fileType,
      size: found.size,
      storage_key: found.storageKey,
      job_id: jobs[index] as number,
      milestone_id: milestone === undefined ? null : pick(project.milestones, milestone),
      component_id: component === undefined ? null : pick(project.components, component),
      cost_group_id: code === undefined ? null : pick(company.costGroups, code).id,
      created_by_id: pick(company.people, by),
    };
    return {
      at,
      by,
      perform: async (writer) => {
        await writer.changes.apply(tx, headOf(writer, `Uploaded ${found.fileName}`), [
          { entity: 'context_document', kind: 'create', id, fields },
        ]);
        await keepReading(tx, id, { ...text, state: 'READ' });
        await tx.query({
          text: 'update context_document set created_at = $3, updated_at = $3 where tenant_id = $1 and id = $2',
          values: [tx.tenantId, id, writer.now.toISOString()],
        });
      },
    };
  });
  return {
    acts,
    ids: mapOf(
      contextFiles.map(({ file }) => file),
      ids,
    ),
  };
}

async function entryActs(
  { tx, company, project }: DemoStage,
  { context = [] }: DemoProject,
  documents: ReadonlyMap<string, number>,
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
      document_id: entry.document === undefined ? null : pick(documents, entry.document),
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
