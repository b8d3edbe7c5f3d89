import { useQuery } from '@tanstack/react-query';
import { Button } from '#design-system/actions/Button/Button.tsx';
import { Skeleton } from '#design-system/feedback/Skeleton/Skeleton.tsx';
import { Text } from '#design-system/layout/Text/Text.tsx';
import { Confirm } from '#design-system/overlays/Confirm/Confirm.tsx';
import { Dialog } from '#design-system/overlays/Dialog/Dialog.tsx';
import { usageProblem } from '#domain/components';
import { LoadError } from '#shared/failure';
import { useProjectId } from '#shared/project';
import { usageQuery } from '../componentQueries.ts';
import type { ComponentRow } from '../model/componentRows.ts';
import * as t from '../texts.ts';

interface RemoveComponentProps {
  row: ComponentRow;
  onCancel: () => void;
  onConfirm: () => void;
}

/** Says what uses a component before it is deleted; one that is used stays. */
export function RemoveComponent({ row, onCancel, onConfirm }: RemoveComponentProps) {
  const { data, error, refetch } = useQuery(usageQuery(useProjectId()));
  const title = t.deleteName(row.name);
  const usage = data?.results.find(({ id }) => id === row.id);
  const problem = usage ? usageProblem(row.name, usage) : null;
  if (data && !problem)
    return (
      <Confirm title={title} onCancel={onCancel} onConfirm={onConfirm}>
        {t.nothingUsesName(row.name)}
      </Confirm>
    );
  return (
    <Dialog title={title} onCloseRequest={onCancel} actions={<Button onPress={onCancel}>{t.close}</Button>}>
      {problem ? (
        <Text>{problem}</Text>
      ) : error ? (
        <LoadError what={t.whatUsesIt} error={error} onRetry={() => void refetch()} />
      ) : (
        <Skeleton height={40} />
      )}
    </Dialog>
  );
}
