import { useQuery } from '@tanstack/react-query';
import { Button } from '#design-system/actions/Button/Button.tsx';
import { Skeleton } from '#design-system/feedback/Skeleton/Skeleton.tsx';
import { Stack } from '#design-system/layout/Stack/Stack.tsx';
import { Text } from '#design-system/layout/Text/Text.tsx';
import { Confirm } from '#design-system/overlays/Confirm/Confirm.tsx';
import { Dialog } from '#design-system/overlays/Dialog/Dialog.tsx';
import { formatNumber } from '#domain/money';
import { LoadError } from '#shared/failure';
import { type FormatDetails, previewQuery } from '../codeQueries.ts';
import { UsingProjects } from './UsingProjects.tsx';

export interface RemoveFormatProps {
  format: FormatDetails;
  onCancel: () => void;
  onConfirm: () => void;
}

/** Codes in use that are named; the others are counted. */
const shownCodes = 5;

/** Says what uses the codes of a format before it is deleted; one that is in use stays. */
export function RemoveFormat({ format, onCancel, onConfirm }: RemoveFormatProps) {
  const { data, error, refetch } = useQuery(previewQuery(format.id, []));
  const title = `Delete ${format.name}?`;
  if (data && data.blocked.length === 0)
    return (
      <Confirm title={title} confirmLabel="Delete" onCancel={onCancel} onConfirm={onConfirm}>
        No row of an estimate, item or idea uses it. Its codes and mappings go with it; Undo brings them back.
      </Confirm>
    );
  return (
    <Dialog title={title} onCloseRequest={onCancel} actions={<Button onPress={onCancel}>Close</Button>}>
      {data ? (
        <Stack gap={3}>
          <Text as="p">{`${format.name} is in use and stays. Give these rows another code first.`}</Text>
          <Stack gap={1}>
            {data.blocked.slice(0, shownCodes).map((code) => (
              <Text key={code.div_code}>{`${code.div_code} ${code.name}: ${code.users}`}</Text>
            ))}
            {data.blocked.length > shownCodes ? (
              <Text tone="muted">{`${formatNumber(data.blocked.length - shownCodes)} more codes are in use.`}</Text>
            ) : null}
          </Stack>
          <UsingProjects projects={data.projects} />
        </Stack>
      ) : error ? (
        <LoadError what="what uses it" error={error} onRetry={() => void refetch()} />
      ) : (
        <Skeleton height={80} />
      )}
    </Dialog>
  );
}
