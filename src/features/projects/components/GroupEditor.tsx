import { useState } from 'react';
import { Button } from '#design-system/actions/Button/Button.tsx';
import { Banner } from '#design-system/feedback/Banner/Banner.tsx';
import { Chip } from '#design-system/feedback/Chip/Chip.tsx';
import { ComboBox } from '#design-system/inputs/ComboBox/ComboBox.tsx';
import { TextField } from '#design-system/inputs/TextField/TextField.tsx';
import { Inline } from '#design-system/layout/Inline/Inline.tsx';
import { Stack } from '#design-system/layout/Stack/Stack.tsx';
import { Tabs } from '#design-system/navigation/Tabs/Tabs.tsx';
import { Dialog } from '#design-system/overlays/Dialog/Dialog.tsx';
import { findProjects } from '../findProjects.ts';
import type { ProjectGroup } from '../projectListQueries.ts';
import { useSaveGroup } from '../projectMutations.ts';
import * as t from '../texts.ts';
import { GroupPeople } from './GroupPeople.tsx';

export interface GroupEditorProps {
  /** The group that is edited; a new one without it. */
  group?: ProjectGroup;
  onClose: () => void;
}

/** What a project group is called, what is in it, and who sees its projects. */
export function GroupEditor({ group, onClose }: GroupEditorProps) {
  const save = useSaveGroup();
  const [tab, setTab] = useState<'details' | 'people'>('details');
  const [name, setName] = useState(group?.name ?? '');
  const [projects, setProjects] = useState<ProjectGroup['projects']>(group?.projects ?? []);
  const errors = save.error?.fields ?? {};
  const search = async (text: string, signal: AbortSignal) =>
    (await findProjects(text, signal))
      .filter(({ project }) => projects.every(({ id }) => id !== project.id))
      .map(({ project, detail }) => ({
        value: String(project.id),
        label: project.name,
        description: detail,
      }));
  return (
    <Dialog
      title={group ? t.editProjectGroup : t.newProjectGroup}
      size="medium"
      onCloseRequest={onClose}
      actions={
        <>
          <Button onPress={onClose}>{t.cancel}</Button>
          <Button
            variant="primary"
            busy={save.isPending}
            disabledReason={name.trim() === '' ? t.nameIsRequired : undefined}
            onPress={() =>
              save.mutate(
                { group, name: name.trim(), projectIds: projects.map(({ id }) => id) },
                { onSuccess: onClose },
              )
            }
          >
            {t.save}
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
            label={t.projectGroup}
            value={tab}
            onChange={setTab}
            tabs={[
              { id: 'details', label: t.details },
              { id: 'people', label: t.whoSeesIt },
            ]}
          />
        ) : null}
        {group && tab === 'people' ? (
          <GroupPeople id={group.id} />
        ) : (
          <>
            <TextField
              label={t.name}
              required
              startsFocused={!group}
              maxLength={100}
              error={errors['name']?.join(' ')}
              value={name}
              onChange={setName}
            />
            <ComboBox
              label={t.projects}
              placeholder={t.addByNameCode}
              empty={t.noOtherProjectMatches}
              error={errors['project_ids']?.join(' ')}
              hint={group && !group.has_access ? t.projectsThatYouDoNotSee : ''}
              search={search}
              value={null}
              onChange={(id: string | null, option) => {
                if (id !== null && option) setProjects([...projects, { id: Number(id), name: option.label }]);
              }}
            />
            {projects.length > 0 ? (
              <Inline gap={2}>
                {projects.map((project) => (
                  <Chip
                    key={project.id}
                    label={project.name}
                    onRemove={() => setProjects(projects.filter((one) => one !== project))}
                  />
                ))}
              </Inline>
            ) : null}
          </>
        )}
      </Stack>
    </Dialog>
  );
}
