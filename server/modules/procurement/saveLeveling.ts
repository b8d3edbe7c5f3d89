import type { components } from '#contract/api.ts';
import { checkLeveling, isBought, levelSheet, tidySheet } from '#domain/procurement';
import { type FieldErrors, ruleRefused } from '#server/contract/errors.ts';
import type { Call } from '#server/contract/handlers.ts';
import { handHead } from '#server/services/changes/handHead.ts';
import { refuseInApproval } from './awardApprovals.ts';
import { readLeveling } from './levelingRepository.ts';
import { takePackage } from './packageAdapter.ts';

type Schemas = components['schemas'];

/** Writes the sheet from the version that the edit began with; the package's leveled low follows. */
export async function saveLeveling(
  call: Call<'saveBidPackageLeveling'>,
): Promise<Schemas['BidLevelingSaved']> {
  const { tx, params, body, services, ifMatch } = call;
  const { project_id: projectId, bid_package_id: id } = params;
  const stored = await takePackage(tx, projectId, id);
  const status = stored.fields['status'] as Schemas['PackageStatus'];
  if (isBought(status))
    throw ruleRefused('This package is bought. Move it back to Recommended to change its bids.', {});
  refuseInApproval(stored);
  const had = stored.fields['leveling'] as Schemas['LevelingSheet'] | null;
  const { work_packages: works } = await readLeveling(tx, projectId, id);
  const errors = { ...foreignWorks(body, had, works), ...checkLeveling(body) };
  const [first] = Object.values(errors);
  if (first) throw ruleRefused(first[0] ?? 'A bid cannot be saved like this.', errors);
  const sheet = tidySheet(body);
  const { low } = levelSheet(sheet);
  if (low === null && status === 'RECOMMENDED')
    throw ruleRefused('A recommended package needs a bid that counts. Move it back to Leveling first.', {});
  if (low !== null && low < 0)
    throw ruleRefused('The leveled low is below $0. Check the plugs and private costs.', {});
  // A low that was typed stays until the first bid; then the bids decide.
  const decides = low !== null || (had !== null && levelSheet(had).low !== null);
  const { id: set } = await services.changes.apply(
    tx,
    handHead(call, projectId, 'Changed the bids of a package'),
    [
      {
        entity: 'bid_package',
        kind: 'update',
        id,
        version: ifMatch ?? null,
        fields: { leveling: sheet, ...(decides && { leveled_low: low }) },
      },
    ],
  );
  return { change_set_id: set, leveling: await readLeveling(tx, projectId, id) };
}

/** Lines that go to a work package which is not bought with the package. What a line had before stays, gone or not. */
function foreignWorks(
  { lines }: Schemas['LevelingSheet'],
  had: Schemas['LevelingSheet'] | null,
  works: readonly Schemas['NamedWorkPackage'][],
): FieldErrors {
  const known = new Set([
    ...works.map(({ id }) => id),
    ...(had?.lines ?? []).map(({ work_package_id: id }) => id),
    undefined,
  ]);
  const at = lines.findIndex(({ work_package_id: id }) => !known.has(id));
  return at < 0
    ? {}
    : {
        [`lines.${at}.work_package_id`]: [
          'This work package is not in the package. Choose one from the list.',
        ],
      };
}
