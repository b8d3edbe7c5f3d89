import { useQuery } from '@tanstack/react-query';
import { Button } from '#design-system/actions/Button/Button.tsx';
import { ErrorState } from '#design-system/feedback/ErrorState/ErrorState.tsx';
import { Skeleton } from '#design-system/feedback/Skeleton/Skeleton.tsx';
import { Stack } from '#design-system/layout/Stack/Stack.tsx';
import { HostedFlyout } from '#shared/flyout';
import * as t from '../../texts.ts';
import { roleFlyout } from '../roleFlyout.ts';
import { roleQuery } from '../roleQueries.ts';
import { RoleEditor } from './RoleEditor.tsx';

export interface RoleFlyoutProps {
  roleId: number | 'new';
  onOpen: (id: number) => void;
  onClose: () => void;
}

/** One role beside the list: what it unlocks, who holds it, what happened to it. Its id is in the address. */
export default function RoleFlyout({ roleId, ...rest }: RoleFlyoutProps) {
  return roleId === 'new' ? <RoleEditor {...rest} /> : <LoadedRole id={roleId} {...rest} />;
}

function LoadedRole({ id, onOpen, onClose }: Omit<RoleFlyoutProps, 'roleId'> & { id: number }) {
  const role = useQuery(roleQuery(id));
  if (role.data) return <RoleEditor role={role.data} onOpen={onOpen} onClose={onClose} />;
  return (
    <HostedFlyout flyout={roleFlyout} label={t.role} footer={<Button onPress={onClose}>{t.close}</Button>}>
      {role.isError ? (
        <ErrorState
          title={role.error.message}
          text={t.itMayHaveBeenDeleted}
          onRetry={() => void role.refetch()}
        />
      ) : (
        <Stack gap={4}>
          <Skeleton height={24} width={280} />
          <Skeleton height={72} />
          <Skeleton height={320} />
        </Stack>
      )}
    </HostedFlyout>
  );
}
