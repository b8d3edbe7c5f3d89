import { defineDocs } from '../../catalogue/docs.ts';
import { ColumnChart } from './ColumnChart.tsx';

const weighings = [
  { id: 'first', label: 'First', detail: 'Sep 15, 2025', at: Date.UTC(2025, 8, 15) },
  { id: 'second', label: 'Second', detail: 'Jan 20, 2026', at: Date.UTC(2026, 0, 20) },
  { id: 'third', label: 'Third', detail: 'May 12, 2026', at: Date.UTC(2026, 4, 12) },
  { id: 'fourth', label: 'Fourth', detail: 'Oct 30, 2026', at: Date.UTC(2026, 9, 30) },
];
const parts = [
  { id: 'trunk', name: 'Trunk', color: 1, values: [94.2, 103.6, 107.4, 105.1] },
  { id: 'boughs', name: 'Boughs', color: 5, values: [51.9, 53.4, 54.3, 54.8] },
  { id: 'branches', name: 'Branches', color: 3, values: [35.8, 36.5, 36.1, 38.2] },
  { id: 'leaves', name: 'Leaves', color: 9, values: [17, 17.3, 17.6, 9.4] },
];
const formats = {
  formatValue: (value: number) => (value < 0 ? `(${Math.abs(value).toFixed(1)} t)` : `${value.toFixed(1)} t`),
  formatShort: (value: number) => (value < 0 ? `(${Math.round(-value)} t)` : `${Math.round(value)} t`),
};
const target = { value: 205, name: 'Target', figure: '205 t' };

export const docs = defineDocs({
  name: 'ColumnChart',
  group: 'charts',
  summary:
    'Columns over names or dates, stacked or side by side, with totals, a target and what each is held against.',
  standsOn:
    'Chart.js: its linear, category and time scales, bars, stacking and hit-testing; chartjs-plugin-annotation for the target and TODAY. Ours: figures over columns, marks across them, quarters and months.',
  use: ['The largest series first: it stands at the foot.', 'Dates true to time where the pace matters.'],
  avoid: ['Long names: use a BarChart.', 'More than ten series: hues repeat after ten.'],
  props: [
    {
      name: 'axis',
      type: 'PointAxis',
      summary: 'Points, their spacing, top axis and today.',
    },
    { name: 'series', type: 'ChartSeries[]', summary: 'Values by point; null, NaN and infinities are gaps.' },
    {
      name: 'arrangement',
      type: "'stacked' · 'grouped'",
      summary: 'On top of each other (the default) or side by side.',
    },
    { name: 'target', type: 'ChartGoal', summary: 'A dashed line with its name.' },
    {
      name: 'marks',
      type: 'ColumnMark[]',
      summary: 'What each column is held against: a line across it, or a wedge beside it.',
    },
    { name: 'counts', type: 'boolean', summary: 'The axis has whole steps only.' },
    { name: 'patterned', type: 'boolean', summary: 'Hatchings beside the hues.' },
  ],
  keys: [
    { keys: 'Left, Right', does: 'Reads the column before or after' },
    { keys: 'Home, End', does: 'Reads the first or last column' },
    { keys: 'T', does: 'Shows the table twin' },
    { keys: 'Escape', does: 'Hides the tooltip' },
  ],
  examples: [
    {
      title: 'Stacked, with a target',
      render: () => (
        <ColumnChart
          {...formats}
          summary="Weights of a tree by weighing"
          axis={{ points: weighings }}
          series={parts}
          target={target}
        />
      ),
    },
    {
      title: 'True to time, months, today, patterns',
      render: () => (
        <ColumnChart
          {...formats}
          summary="Weights of a tree over time"
          axis={{
            points: weighings,
            spacing: 'time',
            top: 'months',
            today: { at: Date.UTC(2026, 7, 1), label: 'TODAY' },
          }}
          series={parts}
          patterned
        />
      ),
    },
    {
      title: 'Side by side, with negatives',
      render: () => (
        <ColumnChart
          {...formats}
          summary="Gain and loss of two trees by season"
          height={300}
          axis={{ points: ['Spring', 'Summer', 'Autumn', 'Winter'].map((label) => ({ id: label, label })) }}
          arrangement="grouped"
          series={[
            { id: 'oak', name: 'Oak', color: 1, values: [12, 31, -8, -3] },
            { id: 'fir', name: 'Fir', color: 4, values: [9, 14, 2, Number.NaN] },
            { id: 'elm', name: 'Elm', color: 3, values: [4, 8, -12, null] },
          ]}
        />
      ),
    },
    {
      title: 'Many columns with long names',
      render: () => (
        <ColumnChart
          {...formats}
          summary="Weights of thirty trees"
          height={300}
          axis={{
            points: Array.from({ length: 30 }, (_, index) => ({
              id: String(index),
              label: `Tree at the northern fence ${index + 1}`,
            })),
          }}
          series={[
            {
              id: 'all',
              name: 'Weight',
              color: 1,
              values: Array.from({ length: 30 }, (_, index) => 20 + ((index * 7) % 23)),
            },
          ]}
        />
      ),
    },
    {
      title: 'One column',
      render: () => (
        <ColumnChart
          {...formats}
          summary="Weight of a tree"
          height={260}
          axis={{ points: weighings.slice(0, 1) }}
          series={parts}
        />
      ),
    },
    {
      title: 'Nothing',
      render: () => (
        <ColumnChart {...formats} summary="Nothing yet" height={200} axis={{ points: [] }} series={[]} />
      ),
    },
  ],
});
