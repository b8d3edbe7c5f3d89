import { useQuery } from '@tanstack/react-query';
import { Button } from '#design-system/actions/Button/Button.tsx';
import { Banner } from '#design-system/feedback/Banner/Banner.tsx';
import { Inline } from '#design-system/layout/Inline/Inline.tsx';
import { componentsQuery, milestonesQuery } from '#shared/project';
import { groupsQuery, peopleQuery, tagsQuery } from '../../foresiteQueries.ts';
import { conflictWords, type FieldNames } from '../../model/conflictWords.ts';
import { fullName } from '../../model/itemLooks.ts';
import type { ItemEdit } from './useItemEdit.ts';

/** Two people changed the same field: shows both values and lets the reader choose. */
export function ConflictBanner({ projectId, edit }: { projectId: number; edit: ItemEdit }) {
  const names = useFieldNames(projectId, edit.conflict !== null);
  const { conflict } = edit;
  if (conflict === null) return null;
  const who = conflict.theirs.updated_by ? fullName(conflict.theirs.updated_by) : 'Somebody';
  const what = conflict.fields.map(({ field, label, mine, their }) => {
    const [theirWords, myWords] = [their, mine].map((value) => conflictWords(field, value, names));
    return `${label}: ${theirWords} (yours: ${myWords})`;
  });
  if (conflict.hasOtherRows) what.push('the scope');
  return (
    <Banner
      tone="caution"
      action={
        <Inline gap={2}>
          <Button size="small" onPress={edit.takeTheirs}>
            Take theirs
          </Button>
          <Button size="small" onPress={edit.keepMine}>
            Keep mine
          </Button>
        </Inline>
      }
    >
      {`${who} changed this item while you were editing it. ${what.join('; ')}.`}
    </Banner>
  );
}

/** What the numbers in an option stand for; asked for once there is something to say. */
function useFieldNames(projectId: number, enabled: boolean): FieldNames {
  const components = useQuery({ ...componentsQuery(projectId), enabled }).data?.results ?? [];
  const people = useQuery({ ...peopleQuery(projectId), enabled }).data?.results ?? [];
  const tags = useQuery({ ...tagsQuery(), enabled }).data?.results ?? [];
  const groups = useQuery({ ...groupsQuery(projectId), enabled }).data?.results ?? [];
  const milestones = useQuery({ ...milestonesQuery(projectId), enabled }).data?.results ?? [];
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
