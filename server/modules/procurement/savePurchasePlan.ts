import type { components } from '#contract/api.ts';
import { checkPackage, type PackageBefore } from '#domain/procurement';
import { ruleRefused } from '#server/contract/errors.ts';
import type { Call } from '#server/contract/handlers.ts';
import { handHead } from '#server/services/changes/handHead.ts';
import { packageAdapter, presentIn } from './packageAdapter.ts';
import { readPackages } from './packageRepository.ts';

type Saved = components['schemas']['PurchasePlanSaved'];

/** Changes durations and days of several packages in one change set: all or none. */
export async function savePurchasePlan(call: Call<'savePurchasePlan'>): Promise<Saved> {
  const { tx, params, body, caller, services, today } = call;
  const projectId = params.project_id;
  const ids = body.packages.map(({ id }) => id);
  if (new Set(ids).size < ids.length)
    throw ruleRefused('Each package can be named once. Send its changes together.');
  const stored = await packageAdapter.load(tx, ids, projectId);
  const changes = body.packages.map(({ id, version, ...fields }) => {
    const row = presentIn(projectId, stored.get(id));
    const before = row.fields as unknown as PackageBefore & { name: string };
    const problems = checkPackage(fields, { today, before });
    const [first] = Object.values(problems);
    if (first) throw ruleRefused(`${before.name}: ${first[0] ?? 'This cannot be saved.'}`, problems);
    return { entity: 'bid_package', kind: 'update' as const, id, version, fields };
  });
  const summary =
    ids.length === 1 ? 'Changed the plan of a bid package' : `Changed the plan of ${ids.length} bid packages`;
  const { id: set } = await services.changes.apply(tx, handHead(call, projectId, summary), changes);
  const packages = await readPackages(tx, projectId, ids, caller.permissions.has('timeline_access'));
  return { change_set_id: set, packages };
}
