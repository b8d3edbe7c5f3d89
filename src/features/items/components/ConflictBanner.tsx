import { useQuery } from '@tanstack/react-query';
import { Button } from '#design-system/actions/Button/Button.tsx';
import { Banner } from '#design-system/feedback/Banner/Banner.tsx';
import { Inline } from '#design-system/layout/Inline/Inline.tsx';
import { componentsQuery, milestonesQuery, peopleQuery } from '#shared/project';
import { groupsQuery, tagsQuery } from '../itemQueries.ts';
import { conflictWords, type FieldNames } from '../model/conflictWords.ts';
import type { EditConflict } from '../model/itemEdit.ts';
import { fullName } from '../model/itemLooks.ts';
import * as t from '../texts.ts';

export interface ConflictBannerProps {
  projectId: number;
  conflict: EditConflict;
  onTakeTheirs: () => void;
  onKeepMine: () => void;
}

/** Two people changed the same field: shows both values and lets the reader choose. */
export function ConflictBanner({ projectId, conflict, onTakeTheirs, onKeepMine }: ConflictBannerProps) {
  const names = useFieldNames(projectId);
  const who = conflict.theirs.updated_by ? fullName(conflict.theirs.updated_by) : t.somebody;
  const what = conflict.fields.map(({ field, label, mine, their }) => {
    const [theirWords, myWords] = [their, mine].map((value) => conflictWords(field, value, names));
    return t.labelTheirsYours(label, theirWords, myWords);
  });
  if (conflict.hasOtherRows) what.push(t.theScope);
  return (
    <Banner
      tone="caution"
      action={
        <Inline gap={2}>
          <Button size="small" onPress={onTakeTheirs}>
            {t.theirs}
          </Button>
          <Button size="small" onPress={onKeepMine}>
            {t.keepMine}
          </Button>
        </Inline>
      }
    >
      {t.whoChangedThisItemWhile(who, what.join('; '))}
    </Banner>
  );
}

/** What the numbers in an item stand for. */
function useFieldNames(projectId: number): FieldNames {
  const components = useQuery(componentsQuery(projectId)).data?.results ?? [];
  const people = useQuery(peopleQuery(projectId)).data?.results ?? [];
  const tags = useQuery(tagsQuery()).data?.results ?? [];
  const groups = useQuery(groupsQuery(projectId)).data?.results ?? [];
  const milestones = useQuery(milestonesQuery(projectId)).data?.results ?? [];
  const byId = <Row extends { id: number }>(rows: readonly Row[], nameOf: (row: Row) => string) =>
    new Map(rows.map((row) => [row.id, nameOf(row)]));
  const everybody = byId(people, fullName);
  return {
    component_id: byId(components, ({ name }) => name),
    assignee_id: everybody,
    proposed_by_id: everybody,
    tag_ids: byId(tags, ({ name }) => name),
    me_group_ids: byId(groups, ({ letter }) => letter),
    deadline_milestone_id: byId(milestones, ({ name }) => name),
  };
}
