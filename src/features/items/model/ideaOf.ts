import type { components } from '#contract/api.ts';
import type { Item } from '#shared/foresite';
import { fromSubItemDrafts, toSubItemDraft } from './itemDraft.ts';

type IdeaInput = components['schemas']['IdeaInput'];

/** What of an item holds in other projects too; its rows there are new ones. */
export const ideaOf = (item: Item): IdeaInput => ({
  name: item.name,
  description: item.description,
  tag_names: item.tags.map(({ name }) => name),
  lower_limit: item.lower_limit,
  upper_limit: item.upper_limit,
  sub_items: fromSubItemDrafts(item.sub_items.map(toSubItemDraft)).map(({ id: _own, ...row }) => row),
});
