import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useEffect, useMemo, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { Button } from '#design-system/actions/Button/Button.tsx';
import { BookOpen, Plus } from '#design-system/icons/shapes.ts';
import { SearchField } from '#design-system/inputs/SearchField/SearchField.tsx';
import { API_KEY_STATUSES, type ApiKeyStatus } from '#domain/public-api';
import { useCan } from '#platform/flags';
import { PATHS, useAddress } from '#platform/routing';
import { LoadError } from '#shared/failure';
import { useFlyout } from '#shared/flyout';
import { ChoiceChip, Page, ToolRow } from '#shared/page';
import { apiKeyFlyout } from '../apiKeyFlyout.ts';
import type { NewApiKey } from '../apiKeyMutations.ts';
import { apiKeysQuery } from '../apiKeyQueries.ts';
import { KeysGrid } from '../components/KeysGrid.tsx';
import { SecretDialog } from '../components/SecretDialog.tsx';
import { type KeyFilters, readKeyFilters, writeKeyFilters } from '../model/keyFilters.ts';
import * as t from '../texts.ts';

const KeyFlyout = lazy(() => import('../components/KeyFlyout.tsx'));

const statuses = Object.entries(API_KEY_STATUSES).map(([id, { label }]) => ({ id, label }));

/** The keys with which other programs work in the company (docs/product/public-api.md). */
export default function PublicApiScreen() {
  const [address, setAddress] = useAddress();
  const filters = useMemo(() => readKeyFilters(address), [address]);
  const change = (part: Partial<KeyFilters>) =>
    setAddress((now) => writeKeyFilters(now, { ...readKeyFilters(now), offset: 0, ...part }), {
      replace: true,
    });
  const { data, error, refetch } = useQuery(apiKeysQuery(filters));
  const { openId, open, close } = useFlyout(apiKeyFlyout);
  const [made, setMade] = useState<NewApiKey | null>(null);
  const mayCreate = useCan('add_apikey');
  const navigate = useNavigate();
  const isStale = data !== undefined && filters.offset > 0 && filters.offset >= data.count;
  useEffect(() => {
    // A page behind the last row is none: the list starts at its first page again.
    if (isStale)
      setAddress((now) => writeKeyFilters(now, { ...readKeyFilters(now), offset: 0 }), { replace: true });
  }, [isStale, setAddress]);
  const create = mayCreate ? (
    <Button variant="primary" icon={Plus} onPress={() => open('new')}>
      {t.newApiKey}
    </Button>
  ) : null;
  return (
    <Page
      title={t.publicApi}
      count={data && String(data.count)}
      actions={
        <>
          <Button icon={BookOpen} onPress={() => void navigate(PATHS.publicApiDocumentation)}>
            {t.documentation}
          </Button>
          {create}
        </>
      }
    >
      <ToolRow underTitle>
        <SearchField
          label={t.searchApiKeys}
          placeholder={t.nameOrBeginning}
          value={filters.search}
          onChange={(search) => change({ search })}
        />
        <ChoiceChip
          label={t.status}
          choices={statuses}
          value={filters.status}
          onChange={(status) => change({ status: status as ApiKeyStatus | null })}
        />
      </ToolRow>
      <KeysGrid
        page={data}
        filters={filters}
        onChange={change}
        open={open}
        openId={openId}
        create={create}
        failure={
          error && !data ? (
            <LoadError what={t.apiKeys} error={error} onRetry={() => void refetch()} />
          ) : undefined
        }
      />
      <Suspense fallback={null}>
        {openId !== null && (openId !== 'new' || mayCreate) ? (
          <KeyFlyout
            key={openId}
            keyId={openId}
            onMade={(fresh) => {
              close();
              setMade(fresh);
            }}
            onClose={close}
          />
        ) : null}
      </Suspense>
      {made ? <SecretDialog made={made} onClose={() => setMade(null)} /> : null}
    </Page>
  );
}
