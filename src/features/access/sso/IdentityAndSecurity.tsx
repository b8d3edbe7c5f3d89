import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { Button } from '#design-system/actions/Button/Button.tsx';
import { IconButton } from '#design-system/actions/IconButton/IconButton.tsx';
import { Skeleton } from '#design-system/feedback/Skeleton/Skeleton.tsx';
import { breakpoint } from '#design-system/foundations/scale.ts';
import { Clock, X } from '#design-system/icons/shapes.ts';
import { Flyout } from '#design-system/overlays/Flyout/Flyout.tsx';
import { pathTo, type PathName, useTrail } from '#platform/routing';
import { identityUrl } from '#platform/session';
import { HistoryList } from '#shared/history';
import { InOnePiece, Page, useAtMost } from '#shared/page';
import * as t from '../texts.ts';
import { useTenant } from '../useTenant.ts';
import { ApplicationsCard } from './components/ApplicationsCard.tsx';
import { ConnectionList } from './components/ConnectionList.tsx';
import { ConnectionPanel } from './components/ConnectionPanel.tsx';
import { DomainTable } from './components/DomainTable.tsx';
import { ElsewhereNotice } from './components/ElsewhereNotice.tsx';
import { SignInRules } from './components/SignInRules.tsx';
import * as styles from './components/Sso.css.ts';
import { historySubject } from './model/historySubject.ts';
import { connectionsQuery, ssoHistoryQuery } from './ssoQueries.ts';

export interface IdentityAndSecurityProps {
  page: Extract<PathName, 'identity' | 'identityProvider'>;
  /** What the address names; null on the page of all. */
  provider: string | null;
}

/**
 * How the company signs in (docs/product/access.md): the lists, and one connection beside them. Where there is no room for both,
 * each has the page to itself.
 */
export function IdentityAndSecurity({ page, provider }: IdentityAndSecurityProps) {
  const navigate = useNavigate();
  const trail = useTrail(page);
  const tenant = useTenant();
  const isNarrow = useAtMost(styles.besideWidth);
  const isPhone = useAtMost(breakpoint.narrow);
  const connections = useQuery({ ...connectionsQuery, enabled: !identityUrl() });
  const [showsHistory, setShowsHistory] = useState(false);
  const first = connections.data?.results[0];
  const beside = provider ?? (isNarrow || !connections.data ? null : first ? String(first.id) : 'password');
  const open = (next: string | number) => void navigate(pathTo('identityProvider', { provider: next }));
  const showsLists = provider === null || !isNarrow;
  return (
    <Page
      title={t.identityAndSecurity}
      trail={isNarrow && provider !== null ? trail : []}
      count={isPhone ? undefined : tenant?.name}
      actions={
        <Button icon={Clock} collapses onPress={() => setShowsHistory(true)}>
          {t.history}
        </Button>
      }
    >
      {identityUrl() ? (
        <ElsewhereNotice />
      ) : (
        <InOnePiece place={<Skeleton height={560} />}>
          <div className={styles.page}>
            {showsLists ? (
              <div className={styles.column}>
                <ConnectionList current={beside} onAdd={open} />
                <DomainTable />
                <SignInRules />
                <ApplicationsCard />
              </div>
            ) : null}
            {beside === null ? null : (
              <ConnectionPanel
                key={beside}
                provider={beside}
                onCreated={open}
                onClosed={() => void navigate(pathTo('identity'))}
              />
            )}
          </div>
        </InOnePiece>
      )}
      {showsHistory ? <SsoHistory onClose={() => setShowsHistory(false)} /> : null}
    </Page>
  );
}

/** What happened to all of it, newest first. */
function SsoHistory({ onClose }: { onClose: () => void }) {
  const history = useInfiniteQuery(ssoHistoryQuery);
  return (
    <Flyout
      label={t.historyOfIdentityAndSecurity}
      onCloseRequest={onClose}
      header={
        <div className={styles.flyoutHead}>
          <h2 className={styles.flyoutTitle}>{t.history}</h2>
          <IconButton icon={X} size="small" label={t.close} onPress={onClose} />
        </div>
      }
    >
      <HistoryList history={history} subject={historySubject} />
    </Flyout>
  );
}
