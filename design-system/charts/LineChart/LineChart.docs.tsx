import { defineDocs } from '../../catalogue/docs.ts';
import { LineChart } from './LineChart.tsx';
import type { LineSeries } from './LineChartProps.ts';

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];
const year = months.map((label, month) => ({ id: label, label, at: Date.UTC(2026, month, 15) }));
const oak = [212, 216, 221, 229, 240, 252, 261, 266, 268, 269, 269, 270];
const fir = [188, 189, 193, 201, 208, 213, 216, 219, 221, 222, 222, 223];
const formats = {
  formatValue: (value: number) => `${value.toFixed(1)} cm`,
  formatShort: (value: number) => `${Math.round(value)} cm`,
};
const trees: LineSeries[] = [
  { id: 'oak', name: 'Oak', color: 1, values: oak },
  { id: 'fir', name: 'Fir', color: 3, values: fir },
];

const expected: LineSeries[] = [
  {
    id: 'known',
    name: 'Measured',
    color: 1,
    tone: 'accent',
    shape: 'steps',
    values: oak.map((value, month) => (month < 7 ? value : null)),
  },
  {
    id: 'expected',
    name: 'Expected',
    color: 2,
    dashed: true,
    values: oak.map((value, month) => (month < 6 ? null : value + (month - 6) * 2)),
    band: {
      upper: oak.map((value, month) => (month < 6 ? null : value + (month - 6) * 7)),
      lower: oak.map((value, month) => (month < 6 ? null : value - (month - 6) * 3)),
    },
  },
];

export const docs = defineDocs({
  name: 'LineChart',
  group: 'charts',
  summary:
    'Lines over names or dates, with bands, a target, today, a second axis at the top; named at their ends.',
  standsOn:
    'Chart.js: its linear, category and time scales, lines, steps, filling between lines and hit-testing; chartjs-plugin-annotation for the target and TODAY. Ours: names at the ends, quarters and months.',
  use: [
    'What changes along time or an order.',
    'Six lines at most: they are named at their ends, so a legend is seldom needed.',
    'Dashes for what is expected, a solid line for what is known.',
  ],
  avoid: ['Names without an order: use bars.', 'A drawing without its table twin (ChartFrame).'],
  props: [
    {
      name: 'axis',
      type: 'PointAxis',
      summary: 'Points, their spacing, top axis and today.',
    },
    { name: 'series', type: 'LineSeries[]', summary: 'Values by point; null, NaN and infinities are gaps.' },
    { name: 'target', type: 'ChartGoal', summary: 'A dashed line with its name.' },
    { name: 'zero', type: 'boolean', summary: 'The value axis reaches zero.' },
    { name: 'endLabels', type: 'boolean', summary: 'Name and last figure at the ends (the default).' },
    { name: 'formatValue, formatShort', type: '(value) => string', summary: 'In full, and at the axis.' },
    { name: 'summary', type: 'string', summary: 'The whole chart in a sentence, for screen readers.' },
  ],
  keys: [
    { keys: 'Left, Right', does: 'Reads the point before or after' },
    { keys: 'Home, End', does: 'Reads the first or last point' },
    { keys: 'T', does: 'Shows the table twin' },
    { keys: 'Escape', does: 'Hides the tooltip' },
  ],
  examples: [
    {
      title: 'Two lines and a target',
      render: () => (
        <LineChart
          {...formats}
          summary="Girth of two trees through a year"
          axis={{ points: year }}
          series={trees}
          target={{ value: 250, name: 'Full grown', figure: '250 cm' }}
        />
      ),
    },
    {
      title: 'Range with a band, quarters, today',
      render: () => (
        <LineChart
          {...formats}
          summary="Girth of an oak, measured until July, then its range"
          axis={{
            points: year,
            spacing: 'time',
            top: 'quarters',
            today: { at: Date.UTC(2026, 6, 20), label: 'TODAY' },
          }}
          series={expected}
        />
      ),
    },
    {
      title: 'Gaps, NaN and infinity',
      render: () => (
        <LineChart
          {...formats}
          summary="Girth of an oak with missing months"
          height={240}
          axis={{ points: year }}
          series={[
            {
              id: 'oak',
              name: 'Oak',
              color: 1,
              values: [
                212,
                null,
                221,
                Number.NaN,
                240,
                252,
                Number.POSITIVE_INFINITY,
                266,
                268,
                269,
                null,
                270,
              ],
            },
          ]}
        />
      ),
    },
    {
      title: 'One point',
      render: () => (
        <LineChart
          {...formats}
          summary="Girth of an oak, measured once"
          height={240}
          axis={{ points: year.slice(0, 1) }}
          series={[{ id: 'oak', name: 'Oak', color: 1, values: [212] }]}
        />
      ),
    },
    {
      title: 'Nothing',
      render: () => (
        <LineChart {...formats} summary="Nothing yet" height={200} axis={{ points: [] }} series={[]} />
      ),
    },
  ],
});
