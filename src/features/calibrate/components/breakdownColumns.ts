import type { GridColumn } from '#design-system/grid/DataGrid/gridTypes.ts';
import type { BreakdownRow, EstimateColumn } from '../model/breakdownRows.ts';
import * as t from '../texts.ts';

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
  text('code', t.code, ({ code }) => code ?? ''),
  text('name', t.name, ({ name, leftOut }) =>
    leftOut === null ? name : t.nameLeftOutLeftOut(name, leftOut),
  ),
  ...columns.map(({ key, peer }, at) =>
    figure(
      key,
      peer.milestone === null ? peer.name : `${peer.name}, ${peer.milestone}`,
      ({ cells }) => cells[at] ?? null,
    ),
  ),
  figure('median', t.median, ({ standing }) => standing?.median ?? null),
  figure('lowest', t.lowest, ({ standing }) => standing?.lowest ?? null),
  figure('highest', t.highest, ({ standing }) => standing?.highest ?? null),
  figure('toMedian', t.toMedianPercent, ({ standing }) => standing?.overMedian ?? null),
  figure('percentile', t.percentile, ({ standing }) => standing?.percentile ?? null),
];
