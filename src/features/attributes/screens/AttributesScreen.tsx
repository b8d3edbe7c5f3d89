import { useQueries, useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { Button } from '#design-system/actions/Button/Button.tsx';
import { EmptyState } from '#design-system/feedback/EmptyState/EmptyState.tsx';
import { Skeleton } from '#design-system/feedback/Skeleton/Skeleton.tsx';
import { Library, Plus } from '#design-system/icons/shapes.ts';
import { SearchField } from '#design-system/inputs/SearchField/SearchField.tsx';
import { useCan } from '#platform/flags';
import { PATHS, useSearchText } from '#platform/routing';
import { LoadError } from '#shared/failure';
import { useFlyout } from '#shared/flyout';
import { Page, PageTabs, ToolRow } from '#shared/page';
import { attributeFlyout } from '../attributeFlyout.ts';
import { attributeListQuery } from '../attributeQueries.ts';
import { AttributeTable } from '../components/AttributeTable.tsx';
import { entityOf, entityTabs } from '../model/attributeDraft.ts';
import * as t from '../texts.ts';

const AttributeFlyout = lazy(() => import('../components/AttributeFlyout.tsx'));

/** The company’s own fields, one kind of row at a time (docs/product/attributes.md). */
export default function AttributesScreen() {
  const [address] = useSearchParams();
  const [search, setSearch] = useSearchText();
  const navigate = useNavigate();
  const { openId, open, close } = useFlyout(attributeFlyout);
  const entity = entityOf(address.get('entity'));
  const { data, error, refetch } = useQuery(attributeListQuery(entity, search));
  const { counts, total, groups } = useAllAttributes();
  const canAdd = useCan('add_customattribute');
  const canOrder = useCan('change_customattribute');
  const add = canAdd ? (
    <Button variant="primary" icon={Plus} onPress={() => open('new')}>
      {t.newAttribute}
    </Button>
  ) : null;
  return (
    <Page
      title={t.attributes}
      count={total === undefined ? undefined : String(total)}
      actions={
        <>
          <Button icon={Library} collapses onPress={() => void navigate(PATHS.attributeCatalog)}>
            {t.catalog}
          </Button>
          {add}
        </>
      }
    >
      <PageTabs
        label={t.attributesOf}
        current={entity}
        tabs={entityTabs.map((tab, place) => ({
          ...tab,
          href: `${PATHS.customAttributes}?entity=${tab.id}`,
          count: counts[place],
        }))}
      />
      <ToolRow>
        <SearchField
          label={t.searchAttributes}
          placeholder={t.nameOrChoice}
          value={search}
          onChange={setSearch}
        />
      </ToolRow>
      {data && data.results.length > 0 ? (
        <AttributeTable
          entity={entity}
          attributes={data.results}
          openId={openId}
          canOrder={canOrder && search === ''}
          onOpen={open}
        />
      ) : data ? (
        search === '' ? (
          <EmptyState title={t.noAttributesHere} text={t.attributesAreFieldsOfYour} action={add} />
        ) : (
          <EmptyState
            art="funnel"
            title={t.yourSearchDidntReturnAny}
            text={t.noAttributeHereHasSearch(search)}
            action={<Button onPress={() => setSearch('')}>{t.clearSearch}</Button>}
          />
        )
      ) : error ? (
        <LoadError what={t.attributesLower} error={error} onRetry={() => void refetch()} />
      ) : (
        <Skeleton height={320} />
      )}
      {openId === null ? null : (
        <Suspense fallback={null}>
          <AttributeFlyout
            key={openId}
            attributeId={openId}
            entity={entity}
            groups={groups}
            onOpen={open}
            onClose={close}
          />
        </Suspense>
      )}
    </Page>
  );
}

/** How many attributes each kind of row has, and the groups of all of them. */
function useAllAttributes() {
  const lists = useQueries({ queries: entityTabs.map(({ id }) => attributeListQuery(id, '')) });
  const counts = lists.map(({ data }) => data?.count);
  const rows = lists.flatMap(({ data }) => data?.results ?? []);
  const groups = [...new Set(rows.flatMap(({ group_name: name }) => name ?? []))].sort((a, b) =>
    a.localeCompare(b),
  );
  const total = counts.reduce<number | undefined>(
    (sum, count) => (sum === undefined || count === undefined ? undefined : sum + count),
    0,
  );
  return { counts, total, groups };
}
