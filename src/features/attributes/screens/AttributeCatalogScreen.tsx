import { useQuery } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import { Button } from '#design-system/actions/Button/Button.tsx';
import { EmptyState } from '#design-system/feedback/EmptyState/EmptyState.tsx';
import { Skeleton } from '#design-system/feedback/Skeleton/Skeleton.tsx';
import { SearchField } from '#design-system/inputs/SearchField/SearchField.tsx';
import { Pagination } from '#design-system/navigation/Pagination/Pagination.tsx';
import { useCan } from '#platform/flags';
import { PATHS, useAddress, useSearchText, useTrail } from '#platform/routing';
import { LoadError } from '#shared/failure';
import { Page, PageTabs, ToolRow } from '#shared/page';
import { attributeCatalogQuery } from '../attributeQueries.ts';
import { CatalogTable } from '../components/CatalogTable.tsx';
import { entityTabs } from '../model/attributeDraft.ts';
import * as t from '../texts.ts';

/** Rows of a page. */
const pageSize = 100;

/** Every attribute of the company by kind of row and group, what uses it, and the way to another kind of row (docs/product/attributes.md). */
export default function AttributeCatalogScreen() {
  const [address, setAddress] = useAddress();
  const [search, setSearch] = useSearchText();
  const navigate = useNavigate();
  const canAdd = useCan('add_customattribute');
  const entity = entityTabs.find(({ id }) => id === address.get('entity'))?.id ?? null;
  const offset = Math.max(0, Math.trunc(Number(address.get('offset') ?? 0)) || 0);
  const { data, error, refetch } = useQuery(
    attributeCatalogQuery({ entity, search, offset, limit: pageSize }),
  );
  const counts = data?.entity_counts;
  const all = counts && Object.values(counts).reduce((sum, one) => sum + one, 0);
  const hrefOf = (kind?: string) => {
    const asked = new URLSearchParams({ ...(kind && { entity: kind }), ...(search !== '' && { search }) });
    return `${PATHS.attributeCatalog}?${asked.toString()}`;
  };
  const turn = (next: number) =>
    setAddress((before) => {
      const after = new URLSearchParams(before);
      if (next === 0) after.delete('offset');
      else after.set('offset', String(next));
      return after;
    });
  return (
    <Page
      title={t.attributesCatalog}
      trail={useTrail('attributeCatalog')}
      count={all === undefined ? undefined : String(all)}
    >
      <PageTabs
        label={t.attributesOf}
        current={entity ?? 'ALL'}
        tabs={[
          { id: 'ALL', label: t.all, href: hrefOf(), count: all },
          ...entityTabs.map((tab) => ({
            ...tab,
            href: hrefOf(tab.id),
            count: counts?.[tab.id],
          })),
        ]}
      />
      <ToolRow>
        <SearchField
          label={t.searchAttributes}
          placeholder={t.nameGroupOrChoice}
          value={search}
          onChange={setSearch}
        />
      </ToolRow>
      {data && data.results.length > 0 ? (
        <CatalogTable attributes={data.results} canAdd={canAdd} />
      ) : data ? (
        search === '' ? (
          <EmptyState
            title={t.noAttributesHere}
            text={t.attributesAreFieldsOfYour}
            action={<Button onPress={() => void navigate(PATHS.customAttributes)}>{t.openAttributes}</Button>}
          />
        ) : (
          <EmptyState
            art="funnel"
            title={t.yourSearchDidntReturnAny}
            text={t.noAttributeHereHasSearchIn(search)}
            action={<Button onPress={() => setSearch('')}>{t.clearSearch}</Button>}
          />
        )
      ) : error ? (
        <LoadError what={t.attributesLower} error={error} onRetry={() => void refetch()} />
      ) : (
        <Skeleton height={320} />
      )}
      {data && data.count > pageSize ? (
        <Pagination
          label={t.pagesOfAttributes}
          count={data.count}
          offset={offset}
          limit={pageSize}
          sizes={[pageSize]}
          onChange={(page) => turn(page.offset)}
        />
      ) : null}
    </Page>
  );
}
