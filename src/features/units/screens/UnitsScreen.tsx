import { useQuery } from '@tanstack/react-query';
import { Button } from '#design-system/actions/Button/Button.tsx';
import { EmptyState } from '#design-system/feedback/EmptyState/EmptyState.tsx';
import { DataGrid } from '#design-system/grid/DataGrid/DataGrid.tsx';
import { SearchField } from '#design-system/inputs/SearchField/SearchField.tsx';
import { useSearchText } from '#platform/routing';
import { LoadError } from '#shared/failure';
import { Page, ToolRow } from '#shared/page';
import { unitColumns } from '../model/unitColumns.ts';
import { type Unit, unitsQuery } from '../unitQueries.ts';

const rowKey = (unit: Unit) => String(unit.id);
const none: readonly Unit[] = [];

/** The units that quantities are counted in. */
export default function UnitsScreen() {
  const [search, setSearch] = useSearchText();
  const { data, error, refetch } = useQuery(unitsQuery(search));
  return (
    <Page title="Units of Measure" count={data && String(data.count)}>
      <ToolRow underTitle>
        <SearchField label="Search units" placeholder="Search units" value={search} onChange={setSearch} />
      </ToolRow>
      <DataGrid
        label="Units of Measure"
        columns={unitColumns}
        rows={data?.results ?? none}
        rowKey={rowKey}
        status={data ? 'ready' : error ? 'error' : 'loading'}
        filtered={search !== ''}
        empty={
          <EmptyState
            title="No units yet"
            text="Quantities of sub items and estimates are counted in units."
          />
        }
        filteredEmpty={
          <EmptyState
            art="funnel"
            title="Your search didn't return any results"
            text={`No unit is called or written “${search}”.`}
            action={<Button onPress={() => setSearch('')}>Clear search</Button>}
          />
        }
        error={<LoadError what="units" error={error} onRetry={() => void refetch()} />}
      />
    </Page>
  );
}
