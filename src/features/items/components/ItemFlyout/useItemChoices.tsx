import { useQuery, useQueryClient } from '@tanstack/react-query';
import { dataColor } from '#design-system/foundations/dataColor.ts';
import { answer, api } from '#platform/api';
import { componentsQuery, peopleQuery } from '#shared/project';
import { tagsQuery } from '../../itemQueries.ts';
import type { ItemDraft } from '../../model/itemDraft.ts';
import { fullName } from '../../model/itemLooks.ts';
import * as cells from '../itemCells.css.ts';

/** What can be chosen, and the making of a tag that is not there yet. */
export function useItemChoices(
  projectId: number,
  tagIds: readonly number[],
  onCommit: (change: Partial<ItemDraft>) => void,
) {
  const client = useQueryClient();
  const components = useQuery(componentsQuery(projectId)).data?.results ?? [];
  const people = useQuery(peopleQuery(projectId)).data?.results ?? [];
  const tags = useQuery(tagsQuery()).data?.results ?? [];
  const createTag = async (name: string) => {
    const [tag] = await answer(
      api.POST('/tags', { params: { query: { project_id: projectId } }, body: [{ type: 'ITEM', name }] }),
    );
    await client.invalidateQueries({ queryKey: tagsQuery().queryKey });
    if (tag && !tagIds.includes(tag.id)) onCommit({ tag_ids: [...tagIds, tag.id] });
  };
  return {
    components: components.map((component) => ({
      value: String(component.id),
      label: component.name,
      start: (
        <i className={cells.swatch} style={{ background: dataColor(component.color_index) }} aria-hidden />
      ),
    })),
    people: people.map((person) => ({
      id: String(person.id),
      name: fullName(person),
      description: person.email,
    })),
    tags: tags.map((tag) => ({ value: String(tag.id), label: tag.name })),
    createTag: (name: string) => void createTag(name),
  };
}
