import type { components } from '#contract/api.ts';
import type { TemplateScopeLine } from '#domain/library';
import {
  checkPackage,
  type LevelingSheet,
  MOST_PACKAGES,
  MOST_RULES,
  MOST_WORK_PACKAGES,
  plainCode,
  workPackageFields,
} from '#domain/procurement';
import { type FieldErrors, ruleRefused } from '#server/contract/errors.ts';
import type { Call } from '#server/contract/handlers.ts';
import { allocateIds, allocateNumbers } from '#server/database/counters.ts';
import type { TenantTx } from '#server/database/tenantTransaction.ts';
import type { Change } from '#server/services/changes/entityAdapter.ts';
import { handHead } from '#server/services/changes/handHead.ts';
import { lockAllocation, readRules } from './allocationRepository.ts';
import { countPackages, readPackages } from './packageRepository.ts';
import { countWorkPackages } from './workPackageRepository.ts';

type Saved = components['schemas']['PurchasePlanSaved'];

/** Adds several packages in one change set, all or none. */
export async function createPackages(call: Call<'createBidPackages'>): Promise<Saved> {
  const { tx, params, body, caller } = call;
  const { packages: drafts } = body;
  const summary = drafts.length === 1 ? 'Added a bid package' : `Added ${drafts.length} bid packages`;
  const { id: set, created } = await addPackages(call, drafts, summary);
  const seesTimeline = caller.permissions.has('timeline_access');
  const packages = await readPackages(tx, params.project_id, created, seesTimeline);
  return { change_set_id: set, packages };
}

/** A package to be added, with what the company's list says of it. */
export interface NewPackage {
  name: string;
  work_trade?: string;
  description?: string;
  budget?: number | null;
  template_id?: number;
  /** Estimate lines whose code starts with one of these go to it, through a work package of its own. */
  codes?: readonly string[];
  scope?: readonly TemplateScopeLine[];
}

/** Adds packages in one change set with their scope sheets, work packages and allocation rules; answers their ids in order. */
export async function addPackages(
  call: Pick<Call<'createBidPackages'>, 'tx' | 'params' | 'caller' | 'services' | 'today'> &
    Parameters<typeof handHead>[0],
  drafts: readonly NewPackage[],
  summary: string,
): Promise<{ id: number | null; created: number[] }> {
  const { tx, params, caller, services, today } = call;
  const projectId = params.project_id;
  checkDrafts(drafts, today);
  if ((await countPackages(tx, projectId)) + drafts.length > MOST_PACKAGES)
    throw ruleRefused(`A project has at most ${MOST_PACKAGES} bid packages. Choose fewer groups.`);
  const ids = await allocateIds(tx, 'bid_package', drafts.length);
  const numbers = await allocateNumbers(tx, projectId, 'bid_package', drafts.length);
  const rules = await rulesOf(tx, projectId, drafts, ids);
  const { id } = await services.changes.apply(tx, handHead(call, projectId, summary), [
    ...drafts.map((draft, at) => ({
      entity: 'bid_package',
      kind: 'create' as const,
      id: ids[at],
      fields: {
        number: numbers[at],
        name: draft.name.trim(),
        work_trade: draft.work_trade?.trim() ?? '',
        description: draft.description ?? '',
        budget: draft.budget ?? null,
        leveling: sheetOf(draft.scope ?? []),
        template_id: draft.template_id ?? null,
        status: 'NOT_STARTED',
        created_by_id: caller.userId,
      },
    })),
    ...rules,
  ]);
  return { id, created: ids };
}

/** The scope of the company as the lines of a sheet; null without one. */
const sheetOf = (scope: readonly TemplateScopeLine[]): LevelingSheet | null =>
  scope.length === 0
    ? null
    : {
        lines: scope.map((line, at) => ({ ...line, id: at + 1, quantity: null, estimate: null })),
        bidders: [],
      };

/** The rules of packages by code, in front of those that are there, with a work package for each that has some. */
async function rulesOf(
  tx: TenantTx,
  projectId: number,
  drafts: readonly NewPackage[],
  packageIds: readonly number[],
): Promise<Change[]> {
  const ruled = drafts.flatMap(({ name, codes = [] }, at) =>
    codes.length > 0 ? [{ name, codes, bidPackageId: packageIds[at] }] : [],
  );
  if (ruled.length === 0) return [];
  await lockAllocation(tx, projectId);
  const known = await readRules(tx, projectId);
  // A longer code says more, so it is asked first.
  const codes = ruled
    .flatMap((row, at) => row.codes.map((code) => ({ code, at })))
    .toSorted((a, b) => plainCode(b.code).length - plainCode(a.code).length);
  if (known.length + codes.length > MOST_RULES)
    throw ruleRefused(
      `A project has at most ${MOST_RULES} allocation rules. Choose fewer packages, or delete rules that are no longer needed.`,
    );
  if ((await countWorkPackages(tx, projectId)) + ruled.length > MOST_WORK_PACKAGES)
    throw ruleRefused(`A project has at most ${MOST_WORK_PACKAGES} work packages. Choose fewer packages.`);
  const workIds = await allocateIds(tx, 'work_package', ruled.length);
  const numbers = await allocateNumbers(tx, projectId, 'work_package', ruled.length);
  const first = (known[0]?.position ?? 1) - codes.length;
  return [
    ...ruled.map(({ name, bidPackageId }, at): Change => ({
      entity: 'work_package',
      kind: 'create',
      id: workIds[at],
      fields: {
        number: numbers[at],
        name: name.trim().slice(0, workPackageFields.name.max),
        description: '',
        bid_package_id: bidPackageId,
      },
    })),
    ...codes.map(({ code, at }, place): Change => ({
      entity: 'allocation_rule',
      kind: 'create',
      fields: {
        position: first + place,
        code_match: 'STARTS_WITH',
        code,
        component_id: null,
        work_package_id: workIds[at],
      },
    })),
  ];
}

function checkDrafts(drafts: readonly NewPackage[], today: string): void {
  const names = new Set<string>();
  const errors: Record<string, string[]> = {};
  for (const [at, { name: typed, work_trade: trade, description, budget }] of drafts.entries()) {
    const said = {
      name: typed,
      ...(trade !== undefined && { work_trade: trade }),
      ...(description !== undefined && { description }),
      ...(budget !== undefined && { budget }),
    };
    const problems = checkPackage({ status: 'NOT_STARTED', ...said }, { today, before: null });
    for (const [field, texts] of Object.entries(problems)) errors[`packages.${at}.${field}`] = [...texts];
    const name = typed.trim().toLowerCase();
    if (names.has(name)) errors[`packages.${at}.name`] = [`Two packages would be called "${typed.trim()}".`];
    names.add(name);
  }
  const [first] = Object.values(errors);
  if (first) throw ruleRefused(first[0] ?? 'These packages cannot be saved.', errors satisfies FieldErrors);
}
