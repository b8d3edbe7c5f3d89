import {
  buildForesite,
  changedIds,
  changedInput,
  type ForesiteChange,
  type ForesiteData,
} from '#domain/foresite';
import type { Result } from '#server/contract/handlers.ts';
import { ruleRefused } from '#server/contract/errors.ts';
import type { TenantTx } from '#server/database/tenantTransaction.ts';
import { ranges } from '#server/services/ranges/ranges.ts';
import type { CostView } from '../items/itemBriefRepository.ts';
import { readOtherItems } from './previewRepository.ts';
import { readForesiteInput } from './readForesite.ts';

/** Entries of all lists together. */
const mostEntries = 500;

/** Items that are not there yet have no id that could be opened. */
const known = (ids: readonly number[]) => ids.filter((id) => id > 0);

const side = ({ summary, pending_decisions }: ForesiteData) => ({
  summary,
  pending_decisions: pending_decisions.map((row) => ({
    ...row,
    high_items: known(row.high_items),
    low_items: known(row.low_items),
  })),
});

/** Where the project stands, and where it would stand with changes that are not saved. */
export async function previewForesite(
  tx: TenantTx,
  projectId: number,
  cost: CostView,
  today: string,
  change: ForesiteChange,
): Promise<Result<'previewForesite'>> {
  const ids = changedIds(change);
  if (ids.length + (change.add?.length ?? 0) > mostEntries)
    throw ruleRefused(`A preview takes at most ${mostEntries} changes. Ask for fewer at once.`);
  if (new Set(ids).size !== ids.length)
    throw ruleRefused('An item stands twice among the changes. Name each item once.');
  const input = await readForesiteInput(tx, projectId, cost, today);
  const others = ids.length > 0 ? await readOtherItems(tx, projectId, cost, ids) : [];
  const changed = changedInput(input, change, others);
  return ranges.build(tx.tenantId, (rangeOf) => ({
    before: side(buildForesite(input, rangeOf)),
    after: side(buildForesite(changed, rangeOf)),
  }));
}
