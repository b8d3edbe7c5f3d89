import type { components } from '#contract/api.ts';
import { fieldProblems } from '#domain/fields';
import { VERSION_LIMIT, versionFields } from '#domain/program';
import { notFound, ruleRefused } from '#server/contract/errors.ts';
import { type Caller, defineHandlers, rawJson, type Services } from '#server/contract/handlers.ts';
import type { TenantTx } from '#server/database/tenantTransaction.ts';
import { handHead } from '#server/services/changes/handHead.ts';
import { hasMilestone, listVersionsJson, lockVersions, readVersionJson } from './versionRepository.ts';

type Input = components['schemas']['ProgramVersionInput'];

type Call = {
  tx: TenantTx;
  params: { project_id: number };
  caller: Pick<Caller, 'userId'>;
  services: Pick<Services, 'changes'>;
  now: Date;
  today: string;
};

/** What a person types of a version as columns; refuses a name that another one has, and a milestone of another project. */
async function toColumns(call: Call, { name, milestone_id: milestoneId }: Partial<Input>, id: number | null) {
  const { tx, params, today } = call;
  const others = await lockVersions(tx, params.project_id);
  if (id === null && others.length >= VERSION_LIMIT)
    throw ruleRefused(`A project keeps ${VERSION_LIMIT} versions of its program. Delete one first.`);
  const columns = {
    ...(name !== undefined && { name: name.trim() }),
    ...(milestoneId !== undefined && { milestone_id: milestoneId }),
  };
  const errors: Record<string, readonly string[]> = fieldProblems(versionFields, columns, {
    today,
    isNew: id === null,
  });
  const isTaken = others.some(
    (other) => other.id !== id && other.name.toLowerCase() === columns.name?.toLowerCase(),
  );
  if (isTaken) errors['name'] = ['A version has this name. Choose another one.'];
  if (milestoneId && !(await hasMilestone(tx, params.project_id, milestoneId)))
    errors['milestone_id'] = ['This project does not have that milestone. Choose one of its own.'];
  const [first] = Object.values(errors);
  if (first)
    throw ruleRefused(
      first[0] ?? '',
      Object.fromEntries(Object.entries(errors).map(([field, texts]) => [field, [...texts]])),
    );
  return columns;
}

/** One version without its areas, with the change set of the write that it answers. */
async function present({ tx, params }: Pick<Call, 'tx' | 'params'>, id: number, changeSetId: number | null) {
  const json = await readVersionJson(tx, params.project_id, id, false);
  if (json === undefined) throw notFound();
  return {
    ...(JSON.parse(json) as Omit<components['schemas']['ProgramVersion'], 'change_set_id'>),
    change_set_id: changeSetId,
  };
}

/** Versions of a program, kept by name and milestone (docs/product/program.md). */
export const versionHandlers = defineHandlers({
  listProgramVersions: async ({ tx, params }) => rawJson(await listVersionsJson(tx, params.project_id)),

  createProgramVersion: async (call) => {
    const { tx, params, body, caller, services, now } = call;
    const columns = await toColumns(call, { milestone_id: null, ...body }, null);
    const fields = { ...columns, created_by_id: caller.userId, created_at: now.toISOString() };
    const done = await services.changes.apply(
      tx,
      handHead(call, params.project_id, `Kept the program as "${columns.name}"`),
      [{ entity: 'program_version', kind: 'create', fields }],
    );
    return present(call, done.rows[0]?.id ?? 0, done.id);
  },

  getProgramVersion: async ({ tx, params }) => {
    const json = await readVersionJson(tx, params.project_id, params.program_version_id, true);
    if (json === undefined) throw notFound();
    return rawJson(json);
  },

  updateProgramVersion: async (call) => {
    const { tx, params, body, services, ifMatch } = call;
    const id = params.program_version_id;
    const { name } = await present(call, id, null);
    const fields = await toColumns(call, body, id);
    const head = handHead(call, params.project_id, `Changed the program version "${name}"`);
    const done = await services.changes.apply(tx, head, [
      { entity: 'program_version', kind: 'update', id, version: ifMatch ?? null, fields },
    ]);
    return present(call, id, done.id);
  },

  removeProgramVersion: async (call) => {
    const { tx, params, services, ifMatch } = call;
    const id = params.program_version_id;
    const { name } = await present(call, id, null);
    const done = await services.changes.apply(
      tx,
      handHead(call, params.project_id, `Deleted the program version "${name}"`),
      [{ entity: 'program_version', kind: 'delete', id, version: ifMatch ?? null }],
    );
    return { change_set_id: done.id };
  },
});
