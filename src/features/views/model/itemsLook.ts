import { isAttributeField } from '#domain/attributes';
import type { GridState } from '#design-system/grid/DataGrid/gridTypes.ts';
import { emptyGridState } from '#design-system/grid/DataGrid/gridTypes.ts';
import { readGridState } from '#design-system/grid/DataGrid/state/readGridState.ts';
import {
  itemColumns,
  type ItemFilters,
  readFilters,
  writeFilters,
  PAGE_STEP,
  type PageSize,
  readPageSize,
} from '#features/items';
import { isRecord } from '#design-system/private/isRecord.ts';
import { addressIn, recordIn, sameConfig, type ViewConfig } from '#shared/views';
import { firstChoices, keepTrendChoices, type KeptChoices, readTrendChoices } from '#features/trend';

/** Everything of the items list that a saved view keeps (docs/product/items.md). */
export interface ItemsLook {
  grid: GridState;
  density: 'normal' | 'compact';
  rows: PageSize;
  filters: ItemFilters;
  showsSummary: boolean;
  /** What the chart above it shows; null where a view was kept before it said so. */
  trend: KeptChoices | null;
}

/** How the list looks before anything is arranged: pending items, twenty on a page. */
export const usualLook: ItemsLook = {
  grid: emptyGridState,
  density: 'normal',
  rows: PAGE_STEP,
  filters: readFilters(new URLSearchParams()),
  showsSummary: true,
  trend: keepTrendChoices(firstChoices),
};

/** A look as it is kept. Filters stand as in the address, so that one reader judges both. */
export function toViewConfig({ grid, density, rows, filters, showsSummary, trend }: ItemsLook): ViewConfig {
  const { isOnlyMEItemsSelected } = filters;
  const address = writeFilters(new URLSearchParams(), { ...filters, isOnlyMEItemsSelected: false });
  return {
    gridStates: { ...grid, density },
    rows,
    filters: { ...Object.fromEntries(address), isOnlyMEItemsSelected },
    showsSummary,
    ...(trend && chartConfig(trend)),
  };
}

/** The chart's choices; whether it shows the range of outcome has a name of its own (docs/product/items.md). */
const chartConfig = ({ outcome, hidden, ...choices }: KeptChoices) => ({
  chart: { ...choices, hidden: hidden.toSorted() },
  isRangeOfOutcomeOptionSelected: outcome,
});

function trendOf({ chart, isRangeOfOutcomeOptionSelected: outcome }: ViewConfig): KeptChoices | null {
  if (!isRecord(chart)) return null;
  return keepTrendChoices(readTrendChoices({ ...chart, outcome: outcome === true }));
}

/** The look that a view keeps; what does not fit (any more) is as usual. */
export function fromViewConfig(config: ViewConfig): ItemsLook {
  const grid = readGridState(config.gridStates, itemColumns, isAttributeField);
  const stored = recordIn(config, 'filters');
  return {
    grid: { ...grid, density: 'normal' },
    density: grid.density,
    rows: readPageSize(config.rows) ?? PAGE_STEP,
    filters: {
      ...readFilters(addressIn(config)),
      isOnlyMEItemsSelected: stored['isOnlyMEItemsSelected'] === true,
    },
    showsSummary: config.showsSummary !== false,
    trend: trendOf(config),
  };
}

/** Whether two looks are kept alike; one that says nothing of the chart is like any other in that. */
export function sameLook(a: ItemsLook, b: ItemsLook): boolean {
  const said = a.trend !== null && b.trend !== null;
  const kept = (look: ItemsLook) => toViewConfig(said ? look : { ...look, trend: null });
  return sameConfig(kept(a), kept(b));
}
