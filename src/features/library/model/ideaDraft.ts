import { emptySubItem, fromSubItemDrafts, isBlank, type SubItemDraft, toSubItemDraft } from '#features/items';
import type { Idea, IdeaInput } from '../ideaQueries.ts';

/** An idea while it is written. */
export interface IdeaDraft {
  name: string;
  description: string;
  construction_category: string;
  tag_names: readonly string[];
  lower_limit: number;
  upper_limit: number;
  rows: readonly SubItemDraft[];
}

/** Draft of an idea, or of a new one. */
export const toIdeaDraft = (idea: Idea | undefined): IdeaDraft => ({
  name: idea?.name ?? '',
  description: idea?.description ?? '',
  construction_category: idea?.construction_category ?? '',
  tag_names: idea?.tag_names ?? [],
  lower_limit: idea?.lower_limit ?? 0,
  upper_limit: idea?.upper_limit ?? 0,
  rows: idea ? idea.sub_items.map(toSubItemDraft) : [emptySubItem()],
});

/** The body that keeps it; the rows of an idea have no numbers of their own. */
export const toIdeaInput = ({ rows, ...draft }: IdeaDraft): IdeaInput => ({
  ...draft,
  name: draft.name.trim(),
  construction_category: draft.construction_category.trim() || null,
  tag_names: [...draft.tag_names],
  sub_items: fromSubItemDrafts(rows).map(({ id: _place, ...row }) => row),
});

const said = ({ rows, ...draft }: IdeaDraft) =>
  JSON.stringify([draft, rows.filter((row) => !isBlank(row)).map(({ key: _key, ...row }) => row)]);

/** Whether two drafts say different things; blank rows say nothing. */
export const differs = (draft: IdeaDraft, start: IdeaDraft): boolean => said(draft) !== said(start);
