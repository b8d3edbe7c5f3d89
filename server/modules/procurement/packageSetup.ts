import type { components } from '#contract/api.ts';
import { checkPackage, MOST_PACKAGES } from '#domain/procurement';
import { type FieldErrors, ruleRefused } from '#server/contract/errors.ts';
import type { Call } from '#server/contract/handlers.ts';
import { handHead } from '#server/services/changes/handHead.ts';
import { countPackages, readPackages } from './packageRepository.ts';

type Saved = components['schemas']['PurchasePlanSaved'];

/** Adds several packages in one change set, all or none. */
export async function createPackages(call: Call<'createBidPackages'>): Promise<Saved> {
  const { tx, params, body, caller, services, today } = call;
  const projectId = params.project_id;
  const names = new Set<string>();
  const errors: Record<string, string[]> = {};
  for (const [at, draft] of body.packages.entries()) {
    const problems = checkPackage({ status: 'NOT_STARTED', ...draft }, { today, before: null });
    for (const [field, texts] of Object.entries(problems)) errors[`packages.${at}.${field}`] = [...texts];
    const name = draft.name.trim().toLowerCase();
    if (names.has(name))
      errors[`packages.${at}.name`] = [`Two packages would be called "${draft.name.trim()}".`];
    names.add(name);
  }
  const [first] = Object.values(errors);
  if (first) throw ruleRefused(first[0] ?? 'These packages cannot be saved.', errors satisfies FieldErrors);
  if ((await countPackages(tx, projectId)) + body.packages.length > MOST_PACKAGES)
    throw ruleRefused(`A project has at most ${MOST_PACKAGES} bid packages. Choose fewer groups.`);
  const summary =
    body.packages.length === 1 ? 'Added a bid package' : `Added ${body.packages.length} bid packages`;
  const { id: set, rows } = await services.changes.apply(
    tx,
    handHead(call, projectId, summary),
    body.packages.map(({ name, work_trade: trade, budget }) => ({
      entity: 'bid_package',
      kind: 'create' as const,
      fields: {
        name: name.trim(),
        work_trade: trade?.trim() ?? '',
        budget: budget ?? null,
        status: 'NOT_STARTED',
        created_by_id: caller.userId,
      },
    })),
  );
  const ids = rows.flatMap(({ entity, id }) => (entity === 'bid_package' ? [id] : []));
  const packages = await readPackages(tx, projectId, ids, caller.permissions.has('timeline_access'));
  return { change_set_id: set, packages };
}
