import type { components } from '#contract/api.ts';
import {
  checkPackage,
  committedAfter,
  isBought,
  type LevelingSheet,
  levelSheet,
  type PackageBefore,
} from '#domain/procurement';
import { type FieldErrors, missingPermission, notFound, ruleRefused } from '#server/contract/errors.ts';
import type { Call } from '#server/contract/handlers.ts';
import type { Snapshot } from '#server/services/changes/entityAdapter.ts';
import { handHead } from '#server/services/changes/handHead.ts';
import { refuseInApproval } from './awardApprovals.ts';
import { takePackage } from './packageAdapter.ts';
import { type BidPackage, isKnownOwner, readPackages } from './packageRepository.ts';
import { isActivity } from './purchasePlanRepository.ts';
import { withoutAward } from './takeBackAward.ts';

type Input = components['schemas']['BidPackageInput'];
type Reading = Pick<Call<'getBidPackage'>, 'tx' | 'caller'> & { params: { project_id: number } };
type Writing = Reading & Pick<Call<'createBidPackage'>, 'today'>;

/** One package whole; 404 where it is gone or of another project. */
export async function presentPackage({ tx, params, caller }: Reading, id: number): Promise<BidPackage> {
  const [row] = await readPackages(tx, params.project_id, [id], caller.permissions.has('timeline_access'));
  if (!row) throw notFound();
  return row;
}

/** What is written for an input: texts without blanks around them, and the committed amount that follows from the status. */
const fieldsOf = (input: Input, before: PackageBefore | null): Record<string, unknown> => ({
  ...Object.fromEntries(
    Object.entries(input).map(([field, value]) => [field, typeof value === 'string' ? value.trim() : value]),
  ),
  committed: committedAfter(input, before),
});

async function refuseProblems(
  { tx, params, today, caller }: Writing,
  input: Input,
  before: PackageBefore | null,
): Promise<void> {
  const errors: FieldErrors = { ...checkPackage(input, { today, before }) };
  if (input.owner_id != null && !(await isKnownOwner(tx, params.project_id, input.owner_id)))
    errors['owner_id'] ??= ['This person does not see the project. Choose someone from the list.'];
  if (input.activity_id != null) {
    if (!caller.permissions.has('timeline_access')) throw missingPermission('timeline_access');
    if (!(await isActivity(tx, params.project_id, input.activity_id)))
      errors['activity_id'] ??= ['This activity is not in the timeline. Choose one from the list.'];
  }
  const [first] = Object.values(errors);
  if (first) throw ruleRefused(first[0] ?? 'A field cannot be saved like this.', errors);
}

/** Adds a package under the next number. */
export async function createPackage(call: Call<'createBidPackage'>): Promise<BidPackage> {
  const { tx, params, body, caller, services } = call;
  const input = { status: 'NOT_STARTED', ...body } as const;
  await refuseProblems(call, input, null);
  const { rows } = await services.changes.apply(
    tx,
    handHead(call, params.project_id, 'Added a bid package'),
    [
      {
        entity: 'bid_package',
        kind: 'create',
        fields: { ...fieldsOf(input, null), created_by_id: caller.userId },
      },
    ],
  );
  const made = rows.find(({ entity }) => entity === 'bid_package');
  return presentPackage(call, made?.id ?? 0);
}

const beforeOf = ({ fields }: Snapshot) => fields as unknown as PackageBefore;

/** What the signers of an award have before them. */
const signedFields = ['status', 'budget', 'leveled_low', 'committed'] as const;

/** Changes a package from the version that the edit began with. */
export async function updatePackage(
  call: Call<'updateBidPackage'>,
): Promise<components['schemas']['BidPackageSaved']> {
  const { tx, params, body, services, ifMatch, today } = call;
  const { project_id: projectId, bid_package_id: id } = params;
  const stored = await takePackage(tx, projectId, id);
  const before = beforeOf(stored);
  if (signedFields.some((field) => field in body)) refuseInApproval(stored);
  const sheet = stored.fields['leveling'] as LevelingSheet | null;
  const low = sheet && levelSheet(sheet).low;
  if (low !== null && body.leveled_low !== undefined && body.leveled_low !== low) {
    const text = 'The leveled low comes from the bids for this package. Change them in its leveling.';
    throw ruleRefused(text, { leveled_low: [text] });
  }
  await refuseProblems(call, body, before);
  const wasBought = isBought(before.status);
  const becomesBought = isBought(body.status ?? before.status);
  const back = wasBought && !becomesBought ? await withoutAward(tx, stored, call.caller.permissions) : null;
  const { id: set } = await services.changes.apply(tx, handHead(call, projectId, 'Changed a bid package'), [
    ...(back?.changes ?? []),
    {
      entity: 'bid_package',
      kind: 'update',
      id,
      version: ifMatch ?? null,
      fields: {
        ...fieldsOf(body, before),
        ...back?.fields,
        ...(becomesBought && !wasBought && { awarded_on: today }),
      },
    },
  ]);
  return { change_set_id: set, package: await presentPackage(call, id) };
}
