import type { GridState } from '#design-system/grid/DataGrid/gridTypes.ts';
import { defineSlot } from '#platform/storage';
import { addressIn, type LookRules, sameConfig, type ViewConfig } from '#shared/views';
import { readColumns } from './gridSlot.ts';
import { type ProjectFilters, readFilters, writeFilters } from './projectFilters.ts';

/** Everything of the project list that a saved view keeps. */
export interface ProjectLook {
  grid: GridState;
  filters: ProjectFilters;
}

const toConfig = ({ grid, filters }: ProjectLook): ViewConfig => {
  const { hidden, columnOrder, collapsed, widths } = grid;
  return {
    gridStates: { hidden: hidden.toSorted(), columnOrder, collapsed: collapsed.toSorted(), widths },
    filters: Object.fromEntries(writeFilters({ ...filters, offset: 0 })),
  };
};

/** How views of the project list are kept and read back. */
export const projectLookRules: LookRules<ProjectLook> = {
  usual: { grid: readColumns(undefined), filters: readFilters(new URLSearchParams()) },
  toConfig,
  fromConfig: (config) => ({
    grid: readColumns(config['gridStates']),
    filters: readFilters(addressIn(config)),
  }),
  isSame: (a, b) => sameConfig(toConfig(a), toConfig(b)),
  arranged: defineSlot('projects-arranged', (stored) => (typeof stored === 'string' ? stored : '')),
};
