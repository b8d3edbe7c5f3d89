import type { components } from '#contract/api.ts';
import { ruleRefused } from '#server/contract/errors.ts';
import type { Call } from '#server/contract/handlers.ts';
import { handHead } from '#server/services/changes/handHead.ts';
import { takePackage } from './packageAdapter.ts';
import { presentRisks, readPackageRisks } from './packageRiskRepository.ts';

type Schemas = components['schemas'];

/** Writes which risks a package has to do with. Those that are deleted meanwhile stay linked, for when they come back. */
export async function linkPackageRisks(
  call: Call<'linkBidPackageRisks'>,
): Promise<Schemas['BidPackageRisksSaved']> {
  const { tx, params, body, services, ifMatch } = call;
  const { project_id: projectId, bid_package_id: id } = params;
  const stored = await takePackage(tx, projectId, id);
  const had = (stored.fields['risk_ids'] as number[] | null) ?? [];
  const wanted = [...new Set(body.risk_ids)];
  const known = await presentRisks(tx, projectId, [...had, ...wanted]);
  if (wanted.some((one) => !known.has(one))) {
    const text = 'This risk is not in the register. Choose one from the list.';
    throw ruleRefused(text, { risk_ids: [text] });
  }
  const next = [...had.filter((one) => !known.has(one) || wanted.includes(one)), ...wanted];
  const { id: set } = await services.changes.apply(
    tx,
    handHead(call, projectId, 'Changed the risks of a bid package'),
    [
      {
        entity: 'bid_package',
        kind: 'update',
        id,
        version: ifMatch ?? null,
        fields: { risk_ids: next.length === 0 ? null : [...new Set(next)] },
      },
    ],
  );
  return { change_set_id: set, risks: await readPackageRisks(tx, projectId, id) };
}
