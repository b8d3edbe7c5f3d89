import { Button } from '#design-system/actions/Button/Button.tsx';
import { ToggleGroup } from '#design-system/actions/ToggleGroup/ToggleGroup.tsx';
import { SearchField } from '#design-system/inputs/SearchField/SearchField.tsx';
import { PEER_MEASURES } from '#domain/calibrate';
import { ChoiceChip, FoldedFilters, ToolRow } from '#shared/page';
import type { Calibrate } from '../calibrateQueries.ts';
import { isNarrowed, noCalibrateFilters } from '../model/calibrateFilters.ts';
import { measureLabel } from '../model/measureWords.ts';
import * as t from '../texts.ts';
import { FactorSwitches } from './FactorSwitches.tsx';
import { useCalibrateFilters } from './useCalibrateFilters.ts';

const modes = [
  { value: 'raw' as const, label: t.raw },
  { value: 'normalized' as const, label: t.normalized },
];

/** How peers are compared, and which of them. Years are those that peers have. */
export function CalibrateTools({
  choices,
  years,
}: {
  choices: Calibrate | undefined;
  years: readonly number[];
}) {
  const [filters, change] = useCalibrateFilters();
  // By base unit only where the project has one.
  const named = { base_unit_name: choices?.project.base_unit_name ?? null };
  const measures = PEER_MEASURES.filter(
    (one) => one !== 'unit' || named.base_unit_name !== null || filters.measure === 'unit',
  );
  const isLegacy = filters.isLegacy ?? choices?.legacy ?? false;
  return (
    <ToolRow
      end={
        <ToggleGroup
          label={t.comparedBy}
          options={measures.map((value) => ({ value, label: measureLabel(value, named) }))}
          value={filters.measure}
          onChange={(measure) => change({ measure })}
        />
      }
    >
      <ToggleGroup
        label={t.costs}
        options={modes}
        value={filters.isNormalized ? 'normalized' : 'raw'}
        onChange={(mode) => change({ isNormalized: mode === 'normalized' })}
      />
      <FactorSwitches />
      <SearchField
        label={t.searchProjects}
        placeholder={t.searchProjects}
        width="flexible"
        value={filters.search}
        onChange={(search) => change({ search })}
      />
      <FoldedFilters isOn={isNarrowed({ ...filters, search: '' })} onClear={() => change(noCalibrateFilters)}>
        <Button size="small" pressed={isLegacy} onPress={() => change({ isLegacy: !isLegacy })}>
          {t.finishedProjects}
        </Button>
        <ChoiceChip
          label={t.group}
          choices={(choices?.groups ?? []).map(({ id, name }) => ({ id: String(id), label: name }))}
          value={filters.group === null ? null : String(filters.group)}
          onChange={(id) => change({ group: id === null ? null : Number(id) })}
        />
        <ChoiceChip
          label={t.delivery}
          choices={(choices?.deliveries ?? []).map((name) => ({ id: name, label: name }))}
          value={filters.delivery}
          onChange={(delivery) => change({ delivery })}
        />
        <ChoiceChip
          label={t.since}
          choices={years.map((year) => ({ id: String(year), label: String(year) }))}
          value={filters.fromYear === null ? null : String(filters.fromYear)}
          onChange={(year) => change({ fromYear: year === null ? null : Number(year) })}
        />
        {isNarrowed(filters) ? (
          <Button variant="accent" size="small" onPress={() => change(noCalibrateFilters)}>
            {t.clearFilters}
          </Button>
        ) : null}
      </FoldedFilters>
    </ToolRow>
  );
}
