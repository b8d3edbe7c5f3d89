import { Button } from '#design-system/actions/Button/Button.tsx';
import { ToggleGroup } from '#design-system/actions/ToggleGroup/ToggleGroup.tsx';
import { ChartColumn, LayoutDashboard, Rows3 } from '#design-system/icons/shapes.ts';
import { SearchField } from '#design-system/inputs/SearchField/SearchField.tsx';
import { AREA_UNITS } from '#domain/area';
import type { TargetState } from '#domain/foresite';
import { FoldedFilters, ToolRow } from '#shared/page';
import { useProject } from '#shared/project';
import { DimensionSelect } from '#features/codes';
import { STATE_PILLS } from '../model/tvdView.ts';
import * as t from '../texts.ts';
import type { TvdMember } from '../tvdQueries.ts';
import { useTvdFilters } from './useTvdFilters.ts';

/** Which rows, a search, the states, and cost or cost per area. */
export function TvdTools({ members }: { members: readonly TvdMember[] }) {
  const [filters, change] = useTvdFilters();
  const unit = AREA_UNITS[useProject().target_area.unit].abbreviation;
  const counts = (state: TargetState) => members.filter((row) => row.target_state === state).length;
  const toggled = (state: TargetState) =>
    filters.states.includes(state)
      ? filters.states.filter((one) => one !== state)
      : [...filters.states, state];
  return (
    <ToolRow
      end={
        <>
          <ToggleGroup
            label={t.view}
            options={[
              { value: 'rows', label: t.rows, icon: Rows3, iconOnly: true },
              { value: 'columns', label: t.columns, icon: ChartColumn, iconOnly: true },
              { value: 'map', label: t.whereTheGapIs, icon: LayoutDashboard, iconOnly: true },
            ]}
            value={filters.shows}
            onChange={(shows) => change({ shows })}
          />
          <ToggleGroup
            label={t.figures}
            options={[
              { value: 'cost', label: t.cost },
              { value: 'area', label: `$ / ${unit}` },
            ]}
            value={filters.perArea ? 'area' : 'cost'}
            onChange={(mode) => change({ perArea: mode === 'area' })}
          />
        </>
      }
    >
      <DimensionSelect
        value={filters.dimension}
        onChange={(dimension) => change({ dimension, search: '', states: [] })}
      />
      <SearchField
        label={t.quickSearch}
        placeholder={t.quickSearch}
        width="flexible"
        value={filters.search}
        onChange={(search) => change({ search })}
      />
      <FoldedFilters isOn={filters.states.length > 0} onClear={() => change({ search: '', states: [] })}>
        {STATE_PILLS.map(({ state, label }) => (
          <Button
            key={state}
            size="small"
            pressed={filters.states.includes(state)}
            onPress={() => change({ states: toggled(state) })}
          >
            {`${label} ${counts(state)}`}
          </Button>
        ))}
        {filters.search !== '' || filters.states.length > 0 ? (
          <Button variant="accent" size="small" onPress={() => change({ search: '', states: [] })}>
            {t.clearFilters}
          </Button>
        ) : null}
      </FoldedFilters>
    </ToolRow>
  );
}
