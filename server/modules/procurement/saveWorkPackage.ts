import type { components } from '#contract/api.ts';
import { fieldProblems } from '#domain/fields';
import { MOST_WORK_PACKAGES, workPackageFields } from '#domain/procurement';
import { type FieldErrors, notFound, ruleRefused } from '#server/contract/errors.ts';
import type { Call } from '#server/contract/handlers.ts';
import { handHead } from '#server/services/changes/handHead.ts';
import { workPackageAdapter } from './allocationAdapters.ts';
import { presentIn } from './packageAdapter.ts';
import { readPackages } from './packageRepository.ts';
import { itemView } from './allocationRights.ts';
import { countWorkPackages, readWorkPackage } from './workPackageRepository.ts';

type Schemas = components['schemas'];
type Reading = Pick<Call<'getWorkPackage'>, 'tx' | 'caller'> & { params: { project_id: number } };
type Writing = Reading & Pick<Call<'createWorkPackage'>, 'today' | 'body'>;

/** One work package with what is allocated to it; 404 where it is gone or of another project. */
export async function presentWorkPackage(
  { tx, params, caller }: Reading,
  id: number,
): Promise<Schemas['WorkPackage']> {
  const row = await readWorkPackage(tx, params.project_id, id, itemView(caller));
  if (!row) throw notFound();
  return row;
}

/** What a person types, without blanks around it; refuses what cannot be saved. */
async function typedFields({ tx, params, body, today }: Writing, isNew: boolean) {
  const fields = {
    ...body,
    ...(body.name !== undefined && { name: body.name.trim() }),
    ...(body.description !== undefined && { description: body.description.trim() }),
  };
  const problems: FieldErrors = { ...fieldProblems(workPackageFields, fields, { today, isNew }) };
  if (body.bid_package_id != null) {
    const [found] = await readPackages(tx, params.project_id, [body.bid_package_id], false);
    if (!found)
      problems['bid_package_id'] = ['This bid package is not in the project. Choose one from the list.'];
  }
  const [first] = Object.values(problems);
  if (first) throw ruleRefused(first[0] ?? 'A field cannot be saved like this.', problems);
  return fields;
}

/** Adds a work package under the next number. */
export async function createWorkPackage(
  call: Call<'createWorkPackage'>,
): Promise<Schemas['WorkPackageSaved']> {
  const { tx, params, services } = call;
  const fields = await typedFields(call, true);
  if ((await countWorkPackages(tx, params.project_id)) >= MOST_WORK_PACKAGES)
    throw ruleRefused(`A project has at most ${MOST_WORK_PACKAGES} work packages. Use one that exists.`);
  const head = handHead(call, params.project_id, 'Added a work package');
  const { id, rows } = await services.changes.apply(tx, head, [
    { entity: 'work_package', kind: 'create', fields: { description: '', bid_package_id: null, ...fields } },
  ]);
  return { change_set_id: id, work_package: await presentWorkPackage(call, rows[0]?.id ?? 0) };
}

/** Changes a work package from the version that the edit began with. */
export async function updateWorkPackage(
  call: Call<'updateWorkPackage'>,
): Promise<Schemas['WorkPackageSaved']> {
  const { tx, params, services, ifMatch } = call;
  const { project_id: projectId, work_package_id: id } = params;
  presentIn(projectId, (await workPackageAdapter.load(tx, [id], projectId)).get(id));
  const fields = await typedFields(call, false);
  const head = handHead(call, projectId, 'Changed a work package');
  const done = await services.changes.apply(tx, head, [
    { entity: 'work_package', kind: 'update', id, version: ifMatch ?? null, fields },
  ]);
  return { change_set_id: done.id, work_package: await presentWorkPackage(call, id) };
}

/** Deletes a work package; its lines are unallocated until it comes back by Undo. */
export async function removeWorkPackage(
  call: Call<'removeWorkPackage'>,
): Promise<Schemas['AllocationSaved']> {
  const { tx, params, services, ifMatch } = call;
  const { project_id: projectId, work_package_id: id } = params;
  const { fields } = presentIn(projectId, (await workPackageAdapter.load(tx, [id], projectId)).get(id));
  const head = handHead(call, projectId, `Deleted the work package "${String(fields['name'])}"`);
  const done = await services.changes.apply(tx, head, [
    { entity: 'work_package', kind: 'delete', id, version: ifMatch ?? null },
  ]);
  return { change_set_id: done.id };
}
