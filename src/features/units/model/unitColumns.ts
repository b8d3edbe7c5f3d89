import type { GridColumn } from '#design-system/grid/DataGrid/DataGrid.tsx';
import type { Unit } from '../unitQueries.ts';
import { UNIT_KINDS } from './unitKinds.ts';

const text = (value: (unit: Unit) => string) => ({ value, render: value });

/** What each unit is called, how it is written beside a number, and what it measures. */
export const unitColumns: GridColumn<Unit>[] = [
  { id: 'name', title: 'Name', width: 280, grow: true, ...text(({ name }) => name) },
  { id: 'abbreviation', title: 'Abbreviation', width: 160, ...text(({ abbreviation }) => abbreviation) },
  { id: 'kind', title: 'Measures', width: 200, ...text(({ kind }) => UNIT_KINDS[kind]) },
];
