import { useMemo, useState } from 'react';
import { Button } from '#design-system/actions/Button/Button.tsx';
import { Banner } from '#design-system/feedback/Banner/Banner.tsx';
import { Checkbox } from '#design-system/inputs/Checkbox/Checkbox.tsx';
import { Stack } from '#design-system/layout/Stack/Stack.tsx';
import { Dialog } from '#design-system/overlays/Dialog/Dialog.tsx';
import { takeTemplate } from '#domain/markups';
import { useProjectId } from '#shared/project';
import { differencesOf } from '../../model/projectDraft.ts';
import type { ProjectLine, ProjectMarkups } from '../../projectMarkupQueries.ts';
import * as t from '../../texts.ts';
import { useSaveProjectMarkups } from '../../useSaveProjectMarkups.ts';
import { Differences } from './Differences.tsx';
import { Effect } from './Effect.tsx';

export interface UpdateDialogProps {
  copy: ProjectMarkups;
  template: ProjectMarkups['templates'][number];
  onClose: () => void;
}

/** Takes a template's lines into the project, after it showed what that does in money. */
export function UpdateDialog({ copy, template, onClose }: UpdateDialogProps) {
  const [keepsOwn, setKeepsOwn] = useState(true);
  const save = useSaveProjectMarkups(useProjectId());
  const rows = differencesOf(template.lines, copy.lines);
  const own = rows.filter(({ kind }) => kind === 'added').length;
  const lines = useMemo(
    () => takeTemplate(template.lines, copy.lines, { keepsOwn }) as ProjectLine[],
    [template, copy, keepsOwn],
  );
  const take = () =>
    save.mutate(
      {
        version: copy.version,
        input: { template_id: template.id, lines },
        done: t.markupsUpdatedFromName(template.name),
      },
      { onSuccess: onClose },
    );
  return (
    <Dialog
      title={t.updateFromName(template.name)}
      size="large"
      onCloseRequest={onClose}
      actions={
        <>
          <Button onPress={onClose}>{t.cancel}</Button>
          <Button variant="primary" busy={save.isPending} onPress={take}>
            {t.updateMarkups}
          </Button>
        </>
      }
    >
      <Stack gap={4}>
        {save.isError ? <Banner tone="critical">{save.error.message}</Banner> : null}
        <Differences rows={rows} />
        {own > 0 ? (
          <Checkbox
            label={t.keepThePluralThatOnly(t.lineCount(own))}
            checked={keepsOwn}
            onChange={setKeepsOwn}
          />
        ) : null}
        <Effect lines={lines} />
      </Stack>
    </Dialog>
  );
}
