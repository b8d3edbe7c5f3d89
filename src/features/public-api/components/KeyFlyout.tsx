import { useQuery } from '@tanstack/react-query';
import { Button } from '#design-system/actions/Button/Button.tsx';
import { ErrorState } from '#design-system/feedback/ErrorState/ErrorState.tsx';
import { Skeleton } from '#design-system/feedback/Skeleton/Skeleton.tsx';
import { Stack } from '#design-system/layout/Stack/Stack.tsx';
import { HostedFlyout } from '#shared/flyout';
import { apiKeyFlyout } from '../apiKeyFlyout.ts';
import type { NewApiKey } from '../apiKeyMutations.ts';
import { apiKeyQuery } from '../apiKeyQueries.ts';
import * as t from '../texts.ts';
import { KeyEditor } from './KeyEditor.tsx';
import { NewKey } from './NewKey.tsx';

export interface KeyFlyoutProps {
  keyId: number | 'new';
  onMade: (made: NewApiKey) => void;
  onClose: () => void;
}

/** One key beside the list, or a new one. Its id is in the address. */
export default function KeyFlyout({ keyId, onMade, onClose }: KeyFlyoutProps) {
  return keyId === 'new' ? (
    <NewKey onMade={onMade} onClose={onClose} />
  ) : (
    <LoadedKey id={keyId} onClose={onClose} />
  );
}

function LoadedKey({ id, onClose }: { id: number; onClose: () => void }) {
  const apiKey = useQuery(apiKeyQuery(id));
  if (apiKey.data) return <KeyEditor apiKey={apiKey.data} onClose={onClose} />;
  return (
    <HostedFlyout
      flyout={apiKeyFlyout}
      label={t.apiKey}
      footer={<Button onPress={onClose}>{t.close}</Button>}
    >
      {apiKey.isError ? (
        <ErrorState
          title={apiKey.error.message}
          text={t.theAddressMay}
          onRetry={() => void apiKey.refetch()}
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
