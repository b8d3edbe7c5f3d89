import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Menu, type MenuProps } from '#design-system/actions/Menu/Menu.tsx';
import { ToggleGroup } from '#design-system/actions/ToggleGroup/ToggleGroup.tsx';
import type { GridColumn, GridState } from '#design-system/grid/DataGrid/DataGrid.tsx';
import { ColumnsMenu } from '#design-system/grid/ColumnsMenu/ColumnsMenu.tsx';
import { LayoutGrid, List } from '#design-system/icons/shapes.ts';
import { FilterChip, FilterChipPlace } from '#design-system/inputs/FilterChip/FilterChip.tsx';
import { SearchField } from '#design-system/inputs/SearchField/SearchField.tsx';
import { Select } from '#design-system/inputs/Select/Select.tsx';
import { DELIVERY_CONTRACTS } from '#domain/projects';
import { ProjectConditions } from '#shared/attributes';
import { chosenWords, FoldedFilters, ToolRow } from '#shared/page';
import {
  type Grouping,
  GROUPINGS,
  isFiltered,
  NO_FILTERS,
  type ProjectFilters,
} from '../model/projectFilters.ts';
import { PROJECT_STATUSES, STATUS_ORDER } from '../model/projectStatus.ts';
import { choicesQuery, type ProjectRow } from '../projectListQueries.ts';
import * as t from '../texts.ts';

export interface ProjectToolsProps {
  /** The saved views of the list. */
  views: ReactNode;
  filters: ProjectFilters;
  onChange: (change: Partial<ProjectFilters>) => void;
  columns: readonly GridColumn<ProjectRow>[];
  state: GridState;
  onState: (state: GridState) => void;
}

const layouts = [
  { value: 'list', label: t.list, icon: List, iconOnly: true },
  { value: 'cards', label: t.cards, icon: LayoutGrid, iconOnly: true },
] as const;
const groupings = (Object.keys(GROUPINGS) as Grouping[]).map((value) => ({
  value,
  label: GROUPINGS[value],
}));

/** Search, filters, grouping and layout above the project list. */
export function ProjectTools({ views, filters, onChange, columns, state, onState }: ProjectToolsProps) {
  const {
    access_scopes: units,
    project_groups: groups,
    has_attributes: hasAttributes,
  } = useQuery(choicesQuery).data ?? {};
  return (
    <ToolRow
      underTitle
      end={
        <>
          <Select
            label={t.groupBy}
            labelHidden
            size="small"
            options={groupings}
            value={filters.groupBy}
            onChange={(groupBy) => onChange({ groupBy })}
          />
          {filters.layout === 'list' ? (
            <ColumnsMenu columns={columns} state={state} onStateChange={onState} />
          ) : null}
          <ToggleGroup
            label={t.layout}
            options={layouts}
            value={filters.layout}
            onChange={(layout) => onChange({ layout })}
          />
        </>
      }
    >
      {views}
      <SearchField
        label={t.quickSearch}
        placeholder={t.nameCodeOrCity}
        width="flexible"
        value={filters.search}
        onChange={(search) => onChange({ search })}
      />
      <FoldedFilters isOn={isFiltered({ ...filters, search: '' })} onClear={() => onChange(NO_FILTERS)}>
        <ChoiceFilter
          label={t.status}
          choices={STATUS_ORDER.map((status) => ({ ...PROJECT_STATUSES[status], id: status }))}
          chosen={filters.statuses}
          onChange={(statuses) => onChange({ statuses })}
        />
        <ChoiceFilter
          label={t.businessUnit}
          choices={units?.map(({ id, path }) => ({ id, label: path }))}
          chosen={filters.units}
          onChange={(chosen) => onChange({ units: chosen })}
        />
        <ChoiceFilter
          label={t.projectGroup}
          choices={groups?.map(({ id, name }) => ({ id, label: name }))}
          chosen={filters.groups}
          onChange={(chosen) => onChange({ groups: chosen })}
        />
        <ChoiceFilter
          label={t.delivery}
          choices={Object.keys(DELIVERY_CONTRACTS).map((name) => ({ id: name, label: name }))}
          chosen={filters.deliveries}
          onChange={(deliveries) => onChange({ deliveries })}
        />
        <ProjectConditions
          isOffered={hasAttributes}
          value={filters.conditions}
          onChange={(conditions) => onChange({ conditions })}
        />
      </FoldedFilters>
    </ToolRow>
  );
}

interface ChoiceFilterProps<Id extends string | number> {
  label: string;
  /** Nothing while they are not known. */
  choices:
    | readonly ({ id: Id } & Pick<MenuProps['sections'][number]['items'][number], 'label' | 'icon'>)[]
    | undefined;
  chosen: readonly Id[];
  onChange: (chosen: readonly Id[]) => void;
}

/** A filter that lets through any of several choices; it is not offered where there are none. */
export function ChoiceFilter<Id extends string | number>(props: ChoiceFilterProps<Id>) {
  const { label, choices, chosen, onChange } = props;
  if (!choices) return <FilterChipPlace label={label} />;
  if (choices.length === 0 && chosen.length === 0) return null;
  const items = choices.map(({ id, ...shown }) => ({
    ...shown,
    id: String(id),
    checked: chosen.includes(id),
    keepsOpen: true,
    onSelect: () =>
      onChange(choices.map((one) => one.id).filter((other) => chosen.includes(other) !== (other === id))),
  }));
  return (
    <Menu
      label={label}
      sections={[{ id: label, items }]}
      renderTrigger={(trigger) => (
        <FilterChip
          label={label}
          value={chosenWords(choices.filter(({ id }) => chosen.includes(id)).map((choice) => choice.label))}
          trigger={trigger}
          onClear={() => onChange([])}
        />
      )}
    />
  );
}
