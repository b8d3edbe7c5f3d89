import type { Permission } from '#contract/unions.ts';
import { markupValueProblem } from '#domain/markups';
import { missingPermission, ruleRefused } from '#server/contract/errors.ts';
import type { ItemPatch } from './checkItemInput.ts';
import type { ItemFields } from './itemSnapshot.ts';
import type { ItemWriter } from './itemWriter.ts';
import { readPricingRules } from './itemWriteRepository.ts';

type Markups = NonNullable<ItemPatch['markups']>;
type Stored = Pick<ItemFields, 'markups' | 'use_markups'>;

const says = ({ is_excluded, value }: Markups[number]) => is_excluded || value !== null;

/** The permissions that it takes to bring an item's own markups from one state to the other. */
function neededFor(
  { markups, use_markups: use }: Pick<ItemPatch, 'markups' | 'use_markups'>,
  stored: Stored,
): Permission[] {
  const needed: Permission[] = [];
  if (use !== undefined && use !== stored.use_markups) needed.push('edit_item_markup');
  if (markups === undefined) return needed;
  const before = new Map(stored.markups.map((one) => [one.markup_id, one]));
  const after = new Map(markups.filter(says).map((one) => [one.markup_id, one]));
  for (const [id, { is_excluded, value }] of after) {
    const old = before.get(id);
    if (!old) needed.push('add_item_markup');
    else if (old.is_excluded !== is_excluded || old.value !== value) needed.push('edit_item_markup');
  }
  if ([...before.keys()].some((id) => !after.has(id))) needed.push('delete_item_markup');
  return needed;
}

/** Refuses an item's own markups: 403 without the permission, 422 for lines and values that do not fit. */
export async function refuseMarkups(
  { tx, projectId, caller }: ItemWriter,
  patch: Pick<ItemPatch, 'markups' | 'use_markups'>,
  stored: Stored,
): Promise<void> {
  const { markups, use_markups: use } = patch;
  if (markups === undefined && use === undefined) return;
  const needed: Permission[] = ['view_item_markup', ...neededFor(patch, stored)];
  for (const permission of needed)
    if (!caller.permissions.has(permission)) throw missingPermission(permission);
  if (markups === undefined || markups.length === 0) return;
  const rules = await readPricingRules(tx, [projectId]);
  const kinds = new Map(rules(projectId).markups.map(({ id, kind }) => [id, kind]));
  const refuse = (sentence: string) => ruleRefused(sentence, { markups: [sentence] });
  if (new Set(markups.map(({ markup_id: id }) => id)).size < markups.length)
    throw refuse('A markup line was sent twice. Send each line once.');
  for (const { markup_id: id, value } of markups) {
    const kind = kinds.get(id);
    if (!kind) throw refuse('This markup is not among those of the project. Reload the item and try again.');
    const problem = markupValueProblem(kind, value);
    if (problem) throw refuse(problem);
  }
}
