import { useQuery } from '@tanstack/react-query';
import { Button } from '#design-system/actions/Button/Button.tsx';
import { ToggleGroup } from '#design-system/actions/ToggleGroup/ToggleGroup.tsx';
import { ChartNoAxesGantt, Table2 } from '#design-system/icons/shapes.ts';
import { SearchField } from '#design-system/inputs/SearchField/SearchField.tsx';
import { Switch } from '#design-system/inputs/Switch/Switch.tsx';
import { PACKAGE_STATUSES, type PackageStatus } from '#domain/procurement';
import { ChoiceChip, ToolRow } from '#shared/page';
import { peopleQuery, useProjectId } from '#shared/project';
import { isNarrowed, noPackageFilters } from '../../model/packageFilters.ts';
import { nameOf } from '../../model/packageWords.ts';
import type { PlanLook } from '../../model/planLook.ts';
import { usePackageFilters } from '../usePackageFilters.ts';

const statuses = Object.entries(PACKAGE_STATUSES).map(([id, { label }]) => ({ id, label }));
const views = [
  { value: 'gantt', label: 'Gantt', icon: ChartNoAxesGantt },
  { value: 'table', label: 'Table', icon: Table2 },
] as const;
const scales = [
  { value: 'week', label: 'Week' },
  { value: 'month', label: 'Month' },
  { value: 'quarter', label: 'Quarter' },
] as const;

export interface PlanToolsProps {
  late: number | undefined;
  look: PlanLook;
  onLook: (look: PlanLook) => void;
}

/** Search, filters and shape of the plan. */
export function PlanTools({ late, look, onLook }: PlanToolsProps) {
  const [filters, change] = usePackageFilters();
  const people = useQuery(peopleQuery(useProjectId())).data?.results ?? [];
  const several = filters.status?.split(',').map((one) => PACKAGE_STATUSES[one as PackageStatus].label);
  return (
    <ToolRow
      end={
        <>
          <ToggleGroup
            label="View"
            options={views}
            value={look.view}
            onChange={(view) => onLook({ ...look, view })}
          />
          {look.view === 'gantt' ? (
            <ToggleGroup
              label="Scale"
              options={scales}
              value={look.scale}
              onChange={(scale) => onLook({ ...look, scale })}
            />
          ) : null}
        </>
      }
    >
      <SearchField
        label="Quick search"
        placeholder="Quick search"
        value={filters.search}
        onChange={(search) => change({ search })}
      />
      <Button size="small" pressed={filters.late} onPress={() => change({ late: !filters.late })}>
        {['Late', late].join(' ')}
      </Button>
      <ChoiceChip
        label="Status"
        choices={statuses}
        value={filters.status}
        shown={several?.join(', ')}
        onChange={(status) => change({ status })}
      />
      <ChoiceChip
        label="Owner"
        choices={people.map((person) => ({ id: String(person.id), label: nameOf(person) }))}
        value={filters.owner === null ? null : String(filters.owner)}
        onChange={(id) => change({ owner: id === null ? null : Number(id) })}
      />
      {look.view === 'gantt' ? (
        <Switch
          label="Latest safe dates"
          checked={look.showsLatest}
          onChange={(showsLatest) => onLook({ ...look, showsLatest })}
        />
      ) : null}
      {isNarrowed(filters) ? (
        <Button variant="accent" size="small" onPress={() => change(noPackageFilters)}>
          Clear filters
        </Button>
      ) : null}
    </ToolRow>
  );
}
