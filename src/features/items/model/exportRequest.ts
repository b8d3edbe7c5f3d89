import type { GridState } from '#design-system/grid/DataGrid/gridTypes.ts';
import type { AttributeDefinition } from '#shared/attributes';
import type { ItemFilters } from './itemFilters.ts';

/** What is written to a file: the grid as it stands on the screen, or every item with every column. */
export type ExportRequest =
  | {
      what: 'shown';
      kind: 'xlsx' | 'csv';
      filters: ItemFilters;
      grid: GridState;
      canApprove: boolean;
      attributes: readonly AttributeDefinition[];
    }
  | { what: 'everything' };
