import { useQuery } from '@tanstack/react-query';
import { Button } from '#design-system/actions/Button/Button.tsx';
import { ToggleGroup, type ToggleOption } from '#design-system/actions/ToggleGroup/ToggleGroup.tsx';
import { Columns3, List } from '#design-system/icons/shapes.ts';
import { SearchField } from '#design-system/inputs/SearchField/SearchField.tsx';
import { MOST_PACKAGES, PACKAGE_STATUSES, type PackageStatus } from '#domain/procurement';
import { ChoiceChip, ToolRow } from '#shared/page';
import { peopleQuery, useProjectId } from '#shared/project';
import { isNarrowed, noPackageFilters, readPackageFilters } from '../model/packageFilters.ts';
import { nameOf } from '../model/packageWords.ts';
import { packageListQuery } from '../packageQueries.ts';
import { type PackageView, usePackageFilters, usePackageView } from './usePackageFilters.ts';

const statuses = Object.entries(PACKAGE_STATUSES).map(([id, { label }]) => ({ id, label }));
const views: readonly ToggleOption<PackageView>[] = [
  { value: 'list', label: 'List', icon: List },
  { value: 'board', label: 'Board', icon: Columns3 },
];
const everything = readPackageFilters(new URLSearchParams());

/** Search, filters and view of the packages. */
export function PackageTools({ late }: { late: number | undefined }) {
  const projectId = useProjectId();
  const [filters, change] = usePackageFilters();
  const [view, show] = usePackageView();
  const people = useQuery(peopleQuery(projectId)).data?.results ?? [];
  const all = useQuery(packageListQuery(projectId, everything, { limit: MOST_PACKAGES, offset: 0 })).data;
  const trades = [...new Set((all?.results ?? []).map((row) => row.work_trade))]
    .filter((trade) => trade !== '')
    .toSorted();
  const several = filters.status?.split(',').map((one) => PACKAGE_STATUSES[one as PackageStatus].label);
  return (
    <ToolRow end={<ToggleGroup label="View" options={views} value={view} onChange={show} />}>
      <SearchField
        label="Quick search"
        placeholder="Quick search"
        value={filters.search}
        onChange={(search) => change({ search })}
      />
      <Button size="small" pressed={filters.late} onPress={() => change({ late: !filters.late })}>
        {['Past due', late].join(' ')}
      </Button>
      <ChoiceChip
        label="Status"
        choices={statuses}
        value={filters.status}
        shown={several?.join(', ')}
        onChange={(status) => change({ status })}
      />
      <ChoiceChip
        label="Trade"
        choices={trades.map((trade) => ({ id: trade, label: trade }))}
        value={filters.trade}
        shown={filters.trade ?? undefined}
        onChange={(trade) => change({ trade })}
      />
      <ChoiceChip
        label="Owner"
        choices={people.map((person) => ({ id: String(person.id), label: nameOf(person) }))}
        value={filters.owner === null ? null : String(filters.owner)}
        onChange={(id) => change({ owner: id === null ? null : Number(id) })}
      />
      {isNarrowed(filters) ? (
        <Button variant="accent" size="small" onPress={() => change(noPackageFilters)}>
          Clear filters
        </Button>
      ) : null}
    </ToolRow>
  );
}
