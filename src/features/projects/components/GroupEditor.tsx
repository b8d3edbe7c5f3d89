import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '#design-system/actions/Button/Button.tsx';
import { Banner } from '#design-system/feedback/Banner/Banner.tsx';
import { MultiSelect } from '#design-system/inputs/MultiSelect/MultiSelect.tsx';
import { TextField } from '#design-system/inputs/TextField/TextField.tsx';
import { Stack } from '#design-system/layout/Stack/Stack.tsx';
import { Tabs } from '#design-system/navigation/Tabs/Tabs.tsx';
import { Dialog } from '#design-system/overlays/Dialog/Dialog.tsx';
import { answer, api, everyPage } from '#platform/api';
import type { ProjectGroup } from '../projectListQueries.ts';
import { useSaveGroup } from '../projectMutations.ts';
import { GroupPeople } from './GroupPeople.tsx';

const namesQuery = {
  queryKey: ['projects', 'list', 'names'] as const,
  queryFn: () =>
    everyPage((page) => answer(api.GET('/projects', { params: { query: { ...page, ordering: 'name' } } }))),
};

export interface GroupEditorProps {
  /** The group that is edited; a new one without it. */
  group?: ProjectGroup;
  onClose: () => void;
}

/** What a project group is called, what is in it, and who sees its projects. */
export function GroupEditor({ group, onClose }: GroupEditorProps) {
  const projects = useQuery(namesQuery).data ?? [];
  const save = useSaveGroup();
  const [tab, setTab] = useState<'details' | 'people'>('details');
  const [name, setName] = useState(group?.name ?? '');
  const [ids, setIds] = useState<readonly number[]>(group?.projects.map(({ id }) => id) ?? []);
  const errors = save.error?.fields ?? {};
  const options = [
    ...projects,
    ...(group?.projects ?? []).filter(({ id }) => !projects.some((one) => one.id === id)),
  ].map((project) => ({ value: String(project.id), label: project.name }));
  return (
    <Dialog
      title={group ? 'Edit project group' : 'New project group'}
      size="medium"
      onCloseRequest={onClose}
      actions={
        <>
          <Button onPress={onClose}>Cancel</Button>
          <Button
            variant="primary"
            busy={save.isPending}
            disabledReason={name.trim() === '' ? 'Name is required' : undefined}
            onPress={() => save.mutate({ group, name: name.trim(), projectIds: ids }, { onSuccess: onClose })}
          >
            Save
          </Button>
        </>
      }
    >
      <Stack gap={4}>
        {save.error && Object.keys(errors).length === 0 ? (
          <Banner tone="critical">{save.error.message}</Banner>
        ) : null}
        {group ? (
          <Tabs
            label="Project group"
            value={tab}
            onChange={setTab}
            tabs={[
              { id: 'details', label: 'Details' },
              { id: 'people', label: 'Who sees it' },
            ]}
          />
        ) : null}
        {group && tab === 'people' ? (
          <GroupPeople id={group.id} />
        ) : (
          <>
            <TextField
              label="Name"
              required
              startsFocused={!group}
              maxLength={100}
              error={errors['name']?.join(' ')}
              value={name}
              onChange={setName}
            />
            <MultiSelect
              label="Projects"
              placeholder="Add a project"
              error={errors['project_ids']?.join(' ')}
              hint={group && !group.has_access ? 'Projects that you do not see stay in the group.' : ''}
              options={options}
              value={ids.map(String)}
              onChange={(chosen) => setIds(chosen.map(Number))}
            />
          </>
        )}
      </Stack>
    </Dialog>
  );
}
