import { useQuery } from '@tanstack/react-query';
import { Button } from '#design-system/actions/Button/Button.tsx';
import { IconButton } from '#design-system/actions/IconButton/IconButton.tsx';
import { Menu, type MenuItem } from '#design-system/actions/Menu/Menu.tsx';
import { ColumnsMenu } from '#design-system/grid/ColumnsMenu/ColumnsMenu.tsx';
import type { GridState } from '#design-system/grid/DataGrid/DataGrid.tsx';
import { Rows3 } from '#design-system/icons/shapes.ts';
import { DateField } from '#design-system/inputs/DateField/DateField.tsx';
import { FilterChip } from '#design-system/inputs/FilterChip/FilterChip.tsx';
import { SearchField } from '#design-system/inputs/SearchField/SearchField.tsx';
import { Stack } from '#design-system/layout/Stack/Stack.tsx';
import { Popover } from '#design-system/overlays/Popover/Popover.tsx';
import { formatGridDate } from '#domain/dates';
import { PRIORITIES } from '#domain/items';
import { ToolRow } from '#shared/page';
import { componentsQuery } from '#shared/project';
import { peopleQuery, tagsQuery } from '../foresiteQueries.ts';
import { visibleItemColumns } from '../model/itemColumns.ts';
import { type ItemFilters, isNarrowed, itemStatuses, noFilters } from '../model/itemFilters.ts';
import { fullName, statusLook } from '../model/itemLooks.ts';

export interface ItemsToolbarProps {
  projectId: number;
  today: string | undefined;
  canApprove: boolean;
  filters: ItemFilters;
  onFilters: (filters: ItemFilters) => void;
  grid: GridState;
  onGrid: (state: GridState) => void;
  density: 'normal' | 'compact';
  onDensity: (density: 'normal' | 'compact') => void;
}

/** The columns as the menu needs them: Id and Name always show. */
const menuColumns = (canApprove: boolean) =>
  visibleItemColumns(canApprove).map((column) => ({
    ...column,
    hideable: column.id !== 'number' && column.id !== 'name',
    render: () => null,
  }));

type ListName = 'status' | 'component' | 'assignee' | 'tag' | 'priority';

/** Search, filters as chips, columns and density of the items grid. */
export function ItemsToolbar(props: ItemsToolbarProps) {
  const { projectId, today, canApprove, filters, onFilters, grid, onGrid, density, onDensity } = props;
  const components = useQuery(componentsQuery(projectId)).data?.results ?? [];
  const people = useQuery(peopleQuery(projectId)).data?.results ?? [];
  const tags = useQuery(tagsQuery()).data?.results ?? [];
  const set = (change: Partial<ItemFilters>) => onFilters({ ...filters, ...change });
  const chip = (
    name: ListName,
    label: string,
    options: { value: string | number; label: string; icon?: MenuItem['icon'] }[],
  ) => {
    const chosen = filters[name] as readonly (string | number)[];
    const toggle = (value: string | number) =>
      set({ [name]: chosen.includes(value) ? chosen.filter((one) => one !== value) : [...chosen, value] });
    return (
      <Menu
        label={label}
        sections={[
          {
            id: name,
            items: options.map((option) => ({
              id: String(option.value),
              label: option.label,
              icon: option.icon,
              checked: chosen.includes(option.value),
              keepsOpen: true,
              onSelect: () => toggle(option.value),
            })),
          },
        ]}
        renderTrigger={(trigger) => (
          <FilterChip
            label={label}
            value={chipValue(chosen, options)}
            onClear={() => set({ [name]: [] })}
            trigger={trigger}
          />
        )}
      />
    );
  };
  return (
    <ToolRow
      end={
        <>
          <ColumnsMenu columns={menuColumns(canApprove)} state={grid} onStateChange={onGrid} />
          <IconButton
            icon={Rows3}
            size="small"
            label="Compact rows"
            pressed={density === 'compact'}
            onPress={() => onDensity(density === 'compact' ? 'normal' : 'compact')}
          />
        </>
      }
    >
      <SearchField
        label="Quick search"
        placeholder="Name or code"
        value={filters.search}
        onChange={(search) => set({ search })}
      />
      {chip(
        'status',
        'Status',
        itemStatuses.map((status) => ({
          value: status,
          label: statusLook(status).label,
          icon: statusLook(status).icon,
        })),
      )}
      {chip(
        'component',
        'Component',
        components.map((one) => ({ value: one.id, label: one.name })),
      )}
      <DueChip today={today} filters={filters} onChange={set} />
      {chip(
        'assignee',
        'Assignee',
        people.map((person) => ({ value: person.id, label: fullName(person) })),
      )}
      {chip('tag', 'Tag', [
        { value: -1, label: 'Untagged' },
        ...tags.map((tag) => ({ value: tag.id, label: tag.name })),
      ])}
      {canApprove
        ? chip(
            'priority',
            'Priority',
            PRIORITIES.map(({ value, label }) => ({ value, label })),
          )
        : null}
      {isNarrowed(filters) ? (
        <Button variant="quiet" size="small" onPress={() => onFilters(noFilters)}>
          Clear all
        </Button>
      ) : null}
    </ToolRow>
  );
}

function chipValue(
  chosen: readonly (string | number)[],
  options: readonly { value: string | number; label: string }[],
) {
  if (chosen.length === 0) return undefined;
  const first = options.find((option) => option.value === chosen[0])?.label;
  return chosen.length === 1 && first ? first : `${chosen.length} of ${options.length}`;
}

function DueChip({
  today,
  filters,
  onChange,
}: {
  today: string | undefined;
  filters: ItemFilters;
  onChange: (change: Partial<ItemFilters>) => void;
}) {
  const { dueFrom, dueTo } = filters;
  const words = [dueFrom && `from ${formatGridDate(dueFrom)}`, dueTo && `to ${formatGridDate(dueTo)}`]
    .filter(Boolean)
    .join(' ');
  return (
    <Popover
      label="Due date"
      width={260}
      renderTrigger={(trigger) => (
        <FilterChip
          label="Due date"
          value={words || undefined}
          onClear={() => onChange({ dueFrom: null, dueTo: null })}
          trigger={trigger}
        />
      )}
    >
      <Stack gap={3}>
        <DateField
          label="From"
          today={today ?? ''}
          value={dueFrom}
          onChange={(value) => onChange({ dueFrom: value })}
        />
        <DateField
          label="To"
          today={today ?? ''}
          value={dueTo}
          error={dueFrom && dueTo && dueTo < dueFrom ? 'The end is before the start' : undefined}
          onChange={(value) => onChange({ dueTo: value })}
        />
      </Stack>
    </Popover>
  );
}
