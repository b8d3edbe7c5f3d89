import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Button } from '#design-system/actions/Button/Button.tsx';
import { Skeleton } from '#design-system/feedback/Skeleton/Skeleton.tsx';
import { Stack } from '#design-system/layout/Stack/Stack.tsx';
import { Confirm } from '#design-system/overlays/Confirm/Confirm.tsx';
import { Dialog } from '#design-system/overlays/Dialog/Dialog.tsx';
import { LoadError } from '#shared/failure';
import * as t from '../texts.ts';
import { UsingProjects, type UsingProjectsProps } from './UsingProjects.tsx';

export interface RemoveUnlessUsedProps<Usage> {
  name: string;
  /** What uses it. */
  usage: Pick<UseQueryResult<Usage>, 'data' | 'error' | 'refetch'>;
  isFree: (usage: Usage) => boolean;
  /** What deleting it does, where nothing uses it. */
  effect: string;
  /** What uses it and what to do first. */
  renderUsage: (usage: Usage) => ReactNode;
  onCancel: () => void;
  onConfirm: () => void;
}

/** Says what uses a definition before it is deleted; one that is in use stays. */
export function RemoveUnlessUsed<Usage extends UsingProjectsProps>({
  name,
  usage: { data, error, refetch },
  isFree,
  effect,
  renderUsage,
  onCancel,
  onConfirm,
}: RemoveUnlessUsedProps<Usage>) {
  const title = t.deleteNameSentence(name);
  if (data && isFree(data))
    return (
      <Confirm title={title} confirmLabel={t.deleteWord} onCancel={onCancel} onConfirm={onConfirm}>
        {effect}
      </Confirm>
    );
  return (
    <Dialog title={title} onCloseRequest={onCancel} actions={<Button onPress={onCancel}>{t.close}</Button>}>
      {data ? (
        <Stack gap={3}>
          {renderUsage(data)}
          <UsingProjects projects={data.projects} />
        </Stack>
      ) : error ? (
        <LoadError what={t.whatUsesIt} error={error} onRetry={() => void refetch()} />
      ) : (
        <Skeleton height={80} />
      )}
    </Dialog>
  );
}
