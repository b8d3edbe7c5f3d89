import { useQuery } from '@tanstack/react-query';
import { Skeleton } from '#design-system/feedback/Skeleton/Skeleton.tsx';
import { Stack } from '#design-system/layout/Stack/Stack.tsx';
import { LoadError } from '#shared/failure';
import * as t from '../../texts.ts';
import { connectionQuery } from '../ssoQueries.ts';
import * as styles from './ConnectionDetail.css.ts';
import { ConnectionEditor } from './ConnectionEditor.tsx';
import { PasswordPanel } from './PasswordPanel.tsx';

export interface ConnectionPanelProps {
  /** `new-oidc`, `new-saml`, `password`, or the number of a connection. */
  provider: string;
  onCreated: (id: number) => void;
  onClosed: () => void;
}

/** What the address names, beside the lists or on a page of its own. */
export function ConnectionPanel({ provider, onCreated, onClosed }: ConnectionPanelProps) {
  if (provider === 'password') return <PasswordPanel />;
  if (provider === 'new-oidc' || provider === 'new-saml') {
    const kind = provider === 'new-oidc' ? 'oidc' : 'saml';
    return <ConnectionEditor kind={kind} connection={null} onCreated={onCreated} onClosed={onClosed} />;
  }
  return <LoadedConnection id={Number(provider)} onCreated={onCreated} onClosed={onClosed} />;
}

function LoadedConnection({ id, ...rest }: Omit<ConnectionPanelProps, 'provider'> & { id: number }) {
  const isNumber = Number.isSafeInteger(id) && id > 0;
  const connection = useQuery({ ...connectionQuery(isNumber ? id : 0), enabled: isNumber });
  if (connection.data)
    return <ConnectionEditor kind={connection.data.kind} connection={connection.data} {...rest} />;
  return (
    <aside className={styles.panel} aria-label={t.connection}>
      <div className={styles.fields}>
        {connection.isError || !isNumber ? (
          <LoadError
            what={t.settingsOfThisConnection}
            error={connection.error}
            onRetry={() => void connection.refetch()}
          />
        ) : (
          <Stack gap={4}>
            <Skeleton height={40} width={280} />
            <Skeleton height={200} />
            <Skeleton height={160} />
          </Stack>
        )}
      </div>
    </aside>
  );
}
