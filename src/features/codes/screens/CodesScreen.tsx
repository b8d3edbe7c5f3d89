import { useQuery } from '@tanstack/react-query';
import { ToggleGroup } from '#design-system/actions/ToggleGroup/ToggleGroup.tsx';
import { Button } from '#design-system/actions/Button/Button.tsx';
import { EmptyState } from '#design-system/feedback/EmptyState/EmptyState.tsx';
import { DataGrid } from '#design-system/grid/DataGrid/DataGrid.tsx';
import { SearchField } from '#design-system/inputs/SearchField/SearchField.tsx';
import { Pagination } from '#design-system/navigation/Pagination/Pagination.tsx';
import { LoadError } from '#shared/failure';
import { Page, ToolRow } from '#shared/page';
import { type CostGroup, costGroupsQuery } from '../codeQueries.ts';
import { codeColumns } from '../model/codeColumns.ts';
import { CODES_PAGE, type Standard, STANDARDS } from '../model/codeFilters.ts';
import { useCodeFilters } from '../useCodeFilters.ts';

const rowKey = (group: CostGroup) => String(group.id);
const none: readonly CostGroup[] = [];
const standards = (Object.keys(STANDARDS) as Standard[]).map((value) => ({ value, label: STANDARDS[value] }));

/** The cost groups of the formats that every company has. */
export default function CodesScreen() {
  const [filters, change] = useCodeFilters();
  const { data, error, refetch } = useQuery(costGroupsQuery(filters));
  const count = data?.count ?? 0;
  return (
    <Page title="Format Settings" count={data && String(data.count)}>
      <ToolRow underTitle>
        <ToggleGroup
          label="Format"
          options={standards}
          value={filters.standard}
          onChange={(standard) => change({ standard })}
        />
        <SearchField
          label="Search cost groups"
          placeholder="Code or name"
          value={filters.search}
          onChange={(search) => change({ search })}
        />
      </ToolRow>
      <DataGrid
        label={`Cost groups of ${STANDARDS[filters.standard]}`}
        columns={codeColumns}
        rows={data?.results ?? none}
        rowKey={rowKey}
        status={data ? 'ready' : error ? 'error' : 'loading'}
        filtered={filters.search !== ''}
        empty={
          <EmptyState
            title="No cost groups yet"
            text="Estimates and sub items are priced by the cost groups of a format."
          />
        }
        filteredEmpty={
          <EmptyState
            art="funnel"
            title="Your filters didn't return any results"
            text={`No cost group of ${STANDARDS[filters.standard]} matches “${filters.search}”.`}
            action={<Button onPress={() => change({ search: '' })}>Clear filters</Button>}
          />
        }
        error={<LoadError what="cost groups" error={error} onRetry={() => void refetch()} />}
        footer={
          count > CODES_PAGE || filters.offset > 0 ? (
            <Pagination
              count={count}
              offset={filters.offset}
              limit={CODES_PAGE}
              sizes={[CODES_PAGE]}
              onChange={({ offset }) => change({ offset })}
            />
          ) : undefined
        }
      />
    </Page>
  );
}
