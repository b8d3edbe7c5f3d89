import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '#design-system/actions/Button/Button.tsx';
import { Select } from '#design-system/inputs/Select/Select.tsx';
import { TextField } from '#design-system/inputs/TextField/TextField.tsx';
import { Stack } from '#design-system/layout/Stack/Stack.tsx';
import { Dialog } from '#design-system/overlays/Dialog/Dialog.tsx';
import { versionFields } from '#domain/program';
import { milestonesQuery, useProjectId } from '#shared/project';
import * as t from '../../texts.ts';
import { type ProgramVersion, useSaveVersion } from '../../versionQueries.ts';

export interface VersionDialogProps {
  /** The one to change; without it the program of now is kept as a new one. */
  version?: ProgramVersion | undefined;
  onClose: () => void;
}

const none = 'none';

/** Asks for the name and the milestone under which the program of now is kept, or for others of a version. */
export function VersionDialog({ version, onClose }: VersionDialogProps) {
  const milestones = useQuery(milestonesQuery(useProjectId())).data?.results ?? [];
  const [name, setName] = useState(version?.name ?? '');
  const [milestone, setMilestone] = useState(version?.milestone ? String(version.milestone.id) : none);
  const [key] = useState(() => crypto.randomUUID());
  const save = useSaveVersion();
  const { fields } = save.error ?? {};
  const submit = () =>
    save.mutate(
      { version, key, input: { name, milestone_id: milestone === none ? null : Number(milestone) } },
      { onSuccess: onClose },
    );
  return (
    <Dialog
      title={version ? t.editVersion : t.keepAVersion}
      onCloseRequest={onClose}
      actions={
        <>
          <Button onPress={onClose}>{t.cancel}</Button>
          <Button variant="primary" busy={save.isPending} onPress={submit}>
            {version ? t.save : t.keep}
          </Button>
        </>
      }
    >
      <Stack gap={3}>
        <TextField
          label={versionFields.name.label}
          required
          startsFocused
          maxLength={versionFields.name.max}
          {...(!version && { hint: t.theAreasAsThey })}
          value={name}
          onChange={setName}
          error={fields?.['name']?.join(' ') ?? (fields?.['milestone_id'] ? undefined : save.error?.message)}
        />
        <Select
          label={versionFields.milestone_id.label}
          value={milestone}
          onChange={setMilestone}
          options={[
            { value: none, label: t.none },
            ...milestones.map(({ id, name: label }) => ({ value: String(id), label })),
          ]}
          error={fields?.['milestone_id']?.join(' ')}
        />
      </Stack>
    </Dialog>
  );
}
