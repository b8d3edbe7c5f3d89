import { useQuery } from '@tanstack/react-query';
import { Button } from '#design-system/actions/Button/Button.tsx';
import { Skeleton } from '#design-system/feedback/Skeleton/Skeleton.tsx';
import { Stack } from '#design-system/layout/Stack/Stack.tsx';
import { Text } from '#design-system/layout/Text/Text.tsx';
import { Confirm } from '#design-system/overlays/Confirm/Confirm.tsx';
import { Dialog } from '#design-system/overlays/Dialog/Dialog.tsx';
import { UsingProjects } from '#features/codes';
import { LoadError } from '#shared/failure';
import { type Unit, unitUsageQuery } from '../unitQueries.ts';

export interface RemoveUnitProps {
  unit: Unit;
  onCancel: () => void;
  onConfirm: () => void;
}

/** Says what is counted in a unit before it is deleted; one that is in use stays. */
export function RemoveUnit({ unit, onCancel, onConfirm }: RemoveUnitProps) {
  const { data, error, refetch } = useQuery(unitUsageQuery(unit.id));
  const title = `Delete ${unit.abbreviation}?`;
  if (data?.users === null)
    return (
      <Confirm title={title} confirmLabel="Delete" onCancel={onCancel} onConfirm={onConfirm}>
        Nothing is counted in it. Its synonyms are no longer read from files; Undo brings it back.
      </Confirm>
    );
  return (
    <Dialog title={title} onCloseRequest={onCancel} actions={<Button onPress={onCancel}>Close</Button>}>
      {data ? (
        <Stack gap={3}>
          <Text as="p">
            {`${unit.abbreviation} cannot be deleted: ${data.users} use it. Give them another unit first.`}
          </Text>
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
