import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '#design-system/actions/Button/Button.tsx';
import { IconButton } from '#design-system/actions/IconButton/IconButton.tsx';
import { Banner } from '#design-system/feedback/Banner/Banner.tsx';
import { Skeleton } from '#design-system/feedback/Skeleton/Skeleton.tsx';
import { Pencil, Plus, Trash2 } from '#design-system/icons/shapes.ts';
import { MultiSelect } from '#design-system/inputs/MultiSelect/MultiSelect.tsx';
import { TextField } from '#design-system/inputs/TextField/TextField.tsx';
import { Stack } from '#design-system/layout/Stack/Stack.tsx';
import { Text } from '#design-system/layout/Text/Text.tsx';
import { Dialog } from '#design-system/overlays/Dialog/Dialog.tsx';
import { answer, api, everyPage } from '#platform/api';
import { LoadError } from '#shared/failure';
import { groupsQuery, type ProjectGroup } from '../projectListQueries.ts';
import { useRemoveGroup, useSaveGroup } from '../projectMutations.ts';
import * as styles from './ProjectDialogs.css.ts';

/** The company's project groups: what is in each, renamed, emptied and filled. */
export function GroupsDialog({ onClose }: { onClose: () => void }) {
  const { data, error, refetch } = useQuery(groupsQuery);
  const remove = useRemoveGroup();
  const [edited, setEdited] = useState<ProjectGroup | 'new'>();
  if (edited)
    return <GroupEditor group={edited === 'new' ? undefined : edited} onClose={() => setEdited(undefined)} />;
  return (
    <Dialog
      title="Project groups"
      size="medium"
      onCloseRequest={onClose}
      actions={
        <>
          <Button onPress={onClose}>Close</Button>
          <Button variant="primary" icon={Plus} onPress={() => setEdited('new')}>
            New group
          </Button>
        </>
      }
    >
      {error ? <LoadError what="project groups" error={error} onRetry={() => void refetch()} /> : null}
      {data || error ? null : <Skeleton height={120} />}
      {data?.count === 0 ? (
        <Text tone="muted">A group holds projects that are looked at together, such as hospitals.</Text>
      ) : null}
      <ul className={styles.list}>
        {data?.results.map((group) => (
          <li key={group.id} className={styles.row}>
            <Stack gap={1}>
              <Text weight="strong">{group.name}</Text>
              <Text size="meta" tone="muted">
                {group.project_count === 1 ? '1 project' : `${group.project_count} projects`}
                {group.has_access ? '' : `, ${group.projects.length} of them yours`}
              </Text>
            </Stack>
            <span className={styles.tools}>
              <IconButton
                icon={Pencil}
                size="small"
                label={`Edit ${group.name}`}
                onPress={() => setEdited(group)}
              />
              <IconButton
                icon={Trash2}
                size="small"
                label={`Delete ${group.name}`}
                disabledReason={
                  group.has_access ? undefined : 'You do not have access to all projects of this group.'
                }
                onPress={() => remove.mutate(group)}
              />
            </span>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}

const namesQuery = {
  queryKey: ['projects', 'list', 'names'] as const,
  queryFn: () =>
    everyPage((page) => answer(api.GET('/projects', { params: { query: { ...page, ordering: 'name' } } }))),
};

function GroupEditor({ group, onClose }: { group: ProjectGroup | undefined; onClose: () => void }) {
  const projects = useQuery(namesQuery).data ?? [];
  const save = useSaveGroup();
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
        <TextField
          label="Name"
          required
          startsFocused
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
      </Stack>
    </Dialog>
  );
}
