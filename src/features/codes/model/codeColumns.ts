import type { GridColumn } from '#design-system/grid/DataGrid/DataGrid.tsx';
import type { CostGroup } from '../codeQueries.ts';

/** Code and name; the order is the format's own. */
export const codeColumns: GridColumn<CostGroup>[] = [
  { id: 'code', title: 'Code', width: 160, render: ({ div_code }) => div_code },
  { id: 'name', title: 'Name', width: 320, grow: true, render: ({ name }) => name },
];
