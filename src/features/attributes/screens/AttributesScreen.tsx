import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { Button } from '#design-system/actions/Button/Button.tsx';
import { ToggleGroup } from '#design-system/actions/ToggleGroup/ToggleGroup.tsx';
import { EmptyState } from '#design-system/feedback/EmptyState/EmptyState.tsx';
import { DataGrid } from '#design-system/grid/DataGrid/DataGrid.tsx';
import { SearchField } from '#design-system/inputs/SearchField/SearchField.tsx';
import { useSearchText } from '#platform/routing';
import { LoadError } from '#shared/failure';
import { Page, ToolRow } from '#shared/page';
import { type Attribute, attributeListQuery } from '../attributeListQuery.ts';
import { ATTRIBUTE_ENTITIES, attributeColumns, entityOf } from '../model/attributeColumns.ts';

const rowKey = (attribute: Attribute) => String(attribute.id);
const none: readonly Attribute[] = [];

/** The company’s own fields, one kind of row at a time. */
export default function AttributesScreen() {
  const [address, setAddress] = useSearchParams();
  const [search, setSearch] = useSearchText();
  const entity = entityOf(address.get('entity'));
  const { data, error, refetch } = useQuery(attributeListQuery(entity, search));
  const show = (value: string) =>
    setAddress(
      (before) => {
        const next = new URLSearchParams(before);
        next.set('entity', value);
        return next;
      },
      { replace: true },
    );
  return (
    <Page title="Attributes" count={data && String(data.count)}>
      <ToolRow underTitle>
        <SearchField
          label="Search attributes"
          placeholder="Search attributes"
          value={search}
          onChange={setSearch}
        />
        <ToggleGroup label="Attributes of" options={ATTRIBUTE_ENTITIES} value={entity} onChange={show} />
      </ToolRow>
      <DataGrid
        label="Attributes"
        columns={attributeColumns}
        rows={data?.results ?? none}
        rowKey={rowKey}
        status={data ? 'ready' : error ? 'error' : 'loading'}
        filtered={search !== ''}
        empty={
          <EmptyState
            title="No attributes here"
            text="Attributes are fields of your own: text, numbers, dates or choices."
          />
        }
        filteredEmpty={
          <EmptyState
            art="funnel"
            title="Your search didn't return any results"
            text={`No attribute here has “${search}” in its name.`}
            action={<Button onPress={() => setSearch('')}>Clear search</Button>}
          />
        }
        error={<LoadError what="attributes" error={error} onRetry={() => void refetch()} />}
      />
    </Page>
  );
}
