import type { components } from '#contract/api.ts';
import { notFound } from '#server/contract/errors.ts';
import { allocateIds } from '#server/database/counters.ts';
import type { IdeaRow } from '#server/database/schema/library.ts';
import type { TenantTx } from '#server/database/tenantTransaction.ts';
import { checkItemInput } from '../items/checkItemInput.ts';
import { findIdea, type Idea } from './ideaRepository.ts';

type IdeaInput = components['schemas']['IdeaInput'];
type IdeaPatch = components['schemas']['IdeaPatch'];

/** Ideas belong to no project: what only a project has, none of their fields names. */
const noProject = 0;

/**
 * What is kept of what somebody sent, refused where an item could not say it either: text, limits and scope follow the
 * rules of items.
 */
export async function ideaFields(
  tx: TenantTx,
  input: IdeaInput | IdeaPatch,
  { today, isNew }: { today: string; isNew: boolean },
): Promise<Record<string, unknown>> {
  const { sub_items: rows, tag_names: tags, construction_category: category, ...text } = input;
  await checkItemInput(tx, noProject, { ...text, ...(rows && { sub_items: rows }) }, { today, isNew });
  return {
    ...text,
    ...(text.name !== undefined && { name: text.name.trim() }),
    ...(category !== undefined && { construction_category: category?.trim() || null }),
    ...(tags && { tag_names: [...new Set(tags.map((tag) => tag.trim()))].sort() }),
    ...(rows && { rows: rows.map(toRow) }),
  };
}

const toRow = (row: components['schemas']['SubItemInput']): IdeaRow => ({
  scope: row.scope.trim(),
  quantity: row.quantity ?? null,
  measure: row.measure?.trim() || null,
  unit_cost: row.unit_cost ?? null,
  cost_group_master_format_id: row.cost_group_master_format_id ?? null,
  cost_group_uni_format_id: row.cost_group_uni_format_id ?? null,
  ...(row.cost_group_ids?.length ? { cost_group_ids: [...row.cost_group_ids].sort((a, b) => a - b) } : {}),
});

/** What an idea says until somebody says otherwise; it goes by its row number. */
export async function blankIdea(tx: TenantTx, createdById: number) {
  const [id] = await allocateIds(tx, 'idea', 1);
  const fields = { number: id, description: '', tag_names: [], lower_limit: 0, upper_limit: 0, rows: [] };
  return { id: id as number, fields: { ...fields, construction_category: null, created_by_id: createdById } };
}

/** An idea as it now stands; 404 where it is gone. */
export async function presentIdea(tx: TenantTx, id: number): Promise<Idea> {
  const idea = await findIdea(tx, id);
  if (!idea) throw notFound();
  return idea;
}
