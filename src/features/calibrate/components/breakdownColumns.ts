import type { GridColumn } from '#design-system/grid/DataGrid/gridTypes.ts';
import type { BreakdownRow, EstimateColumn } from '../model/breakdownRows.ts';

type Column = GridColumn<BreakdownRow>;
const text = (id: string, title: string, value: (row: BreakdownRow) => string): Column => ({
  id,
  title,
  width: 160,
  text: value,
  render: value,
});
const figure = (id: string, title: string, value: (row: BreakdownRow) => number | null): Column => ({
  id,
  title,
  width: 120,
  edit: { type: 'number' },
  exportValue: value,
  render: value,
});

/** Columns of an exported breakdown. */
export const breakdownColumns = (columns: readonly EstimateColumn[]): Column[] => [
  text('code', 'Code', ({ code }) => code ?? ''),
  text('name', 'Name', ({ name, leftOut }) => (leftOut === null ? name : `${name} (left out: ${leftOut})`)),
  ...columns.map(({ key, peer }, at) =>
    figure(
      key,
      peer.milestone === null ? peer.name : `${peer.name}, ${peer.milestone}`,
      ({ cells }) => cells[at] ?? null,
    ),
  ),
  figure('median', 'Median', ({ standing }) => standing?.median ?? null),
  figure('lowest', 'Lowest', ({ standing }) => standing?.lowest ?? null),
  figure('highest', 'Highest', ({ standing }) => standing?.highest ?? null),
  figure('toMedian', 'To median, %', ({ standing }) => standing?.overMedian ?? null),
  figure('percentile', 'Percentile', ({ standing }) => standing?.percentile ?? null),
];
