import { useQuery, useQueryClient } from '@tanstack/react-query';
import { IconButton } from '#design-system/actions/IconButton/IconButton.tsx';
import { Plus } from '#design-system/icons/shapes.ts';
import { MultiSelect } from '#design-system/inputs/MultiSelect/MultiSelect.tsx';
import { Inline } from '#design-system/layout/Inline/Inline.tsx';
import { Box } from '#design-system/layout/Box/Box.tsx';
import { answer, api } from '#platform/api';
import { useCan } from '#platform/flags';
import { foresiteKeys } from '#shared/foresite';
import { groupsQuery } from '../../itemQueries.ts';
import * as t from '../../texts.ts';

export interface GroupPickerProps {
  projectId: number;
  value: readonly number[];
  onChange: (value: number[]) => void;
  readOnly?: boolean;
  error?: string | undefined;
  quiet?: boolean;
  labelHidden?: boolean;
}

/** The mutually exclusive groups that an item belongs to; of each, one item can be approved. */
export function GroupPicker({ projectId, value, onChange, readOnly = false, ...field }: GroupPickerProps) {
  const client = useQueryClient();
  const mayCreate = useCan('edit_any_scenarioitem') && !readOnly;
  const groups = useQuery(groupsQuery(projectId)).data?.results ?? [];
  const create = async () => {
    const group = await answer(
      api.POST('/projects/{project_id}/mutually-exclusive-groups', {
        params: { path: { project_id: projectId } },
      }),
    );
    await client.invalidateQueries({ queryKey: foresiteKeys.groups(projectId) });
    onChange([...value, group.id]);
  };
  return (
    <Inline gap={2} align={field.labelHidden ? 'center' : 'end'}>
      <Box flex="grow" minWidth={0}>
        <MultiSelect
          label={t.exclusiveGroups}
          {...field}
          readOnly={readOnly}
          options={groups.map((group) => ({
            value: String(group.id),
            label: group.letter,
            description: group.items.length === 1 ? t.item1 : t.countItems(group.items.length),
          }))}
          value={value.map(String)}
          onChange={(chosen) => onChange(chosen.map(Number))}
        />
      </Box>
      {mayCreate ? (
        <IconButton icon={Plus} size="small" label={t.newGroup} onPress={() => void create()} />
      ) : null}
    </Inline>
  );
}
