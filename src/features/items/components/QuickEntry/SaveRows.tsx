import { Button } from '#design-system/actions/Button/Button.tsx';
import { ProgressBar } from '#design-system/feedback/ProgressBar/ProgressBar.tsx';
import { Stack } from '#design-system/layout/Stack/Stack.tsx';
import { Text } from '#design-system/layout/Text/Text.tsx';
import { Dialog } from '#design-system/overlays/Dialog/Dialog.tsx';
import { formatNumber } from '#domain/money';
import type { Job } from '#shared/jobs';
import type { PreviewInput } from '#shared/foresite';
import type { QuickBatch } from '../../model/quickRows.ts';
import { MoneyEffect } from '#features/trend';
import * as t from '../../texts.ts';

export interface SaveRowsProps {
  projectId: number;
  pending: QuickBatch;
  preview: PreviewInput | undefined;
  busy: boolean;
  /** How far the saving of many rows has come. */
  progress: Pick<Job, 'progress' | 'message'> | undefined;
  onCancel: () => void;
  onSave: () => void;
}

const items = (count: number, verb: string) => (count === 0 ? [] : [`${formatNumber(count)} ${verb}`]);

/** What is about to be saved, and what it does to forecast and range. */
export function SaveRows({ projectId, pending, preview, busy, progress, onCancel, onSave }: SaveRowsProps) {
  const { creates = [], updates = [], deletes = [] } = pending.batch;
  const words = [
    ...items(creates.length, 'new'),
    ...items(updates.length, 'changed'),
    ...items(deletes.length, 'deleted'),
  ].join(', ');
  return (
    <Dialog
      title={pending.count === 1 ? t.save1Item : t.saveNumberItems(formatNumber(pending.count))}
      size="medium"
      onCloseRequest={onCancel}
      actions={
        <>
          <Button onPress={onCancel}>{t.cancel}</Button>
          <Button variant="primary" busy={busy} onPress={onSave}>
            {t.save}
          </Button>
        </>
      }
    >
      <Stack gap={4}>
        <Text as="p">{t.savedTogetherOneUndoReverts(words)}</Text>
        {progress ? (
          <ProgressBar label={progress.message ?? t.waitingForItsTurn} value={progress.progress} />
        ) : null}
        {preview ? (
          <MoneyEffect projectId={projectId} change={preview} />
        ) : (
          <Text as="p" size="grid" tone="muted">
            {t.forecastAndRangeDoNotChange}
          </Text>
        )}
      </Stack>
    </Dialog>
  );
}
