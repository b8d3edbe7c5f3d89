import { defineDocs } from '../../catalogue/docs.ts';
import { exampleTrend } from '../trend-layout/exampleTrend.ts';
import { TrendChart } from './TrendChart.tsx';

const summary =
  'Weights of a tree. The third weighing found 314.8 t; the fourth may find from 298.8 t to 317.7 t.';

export const docs = defineDocs({
  name: 'TrendChart',
  group: 'charts',
  summary: 'Columns stacked by member over time, a target, and lines that fan out of the last column.',
  standsOn:
    'Chart.js: its linear scales with dates and values, ticks, stacked bars, lines, steps and filling between them. Ours: the break of the axis, differences, labels at the ends of lines, quarters and months.',
  use: [
    'Inside a ChartFrame, which adds title, sentence, legend, table twin and export.',
    'Largest member first: the value axis may break inside the bottom one.',
    'Every figure as text in the spec: the chart knows no unit and no currency.',
  ],
  avoid: ['More than ten members: hues repeat after ten.', 'A chart without its table twin.'],
  props: [
    {
      name: 'spec',
      type: 'TrendSpec',
      summary: 'Columns, marks, lines, target, readings: everything drawn.',
    },
    { name: 'summary', type: 'string', summary: 'The whole chart in a sentence, for screen readers.' },
    { name: 'onTable', type: '() => void', summary: 'T was pressed: show the table twin.' },
    {
      name: 'onZoom',
      type: "('in' | 'out' | 'reset') => void",
      summary: 'A key or the wheel asks for a nearer or wider view: `useZoom` and `window` of the spec.',
    },
  ],
  keys: [
    { keys: 'Left, Right', does: 'Reads the place before or after' },
    { keys: 'Home, End', does: 'Reads the first or last place' },
    { keys: 'T', does: 'Shows the table twin' },
    { keys: '+, -, 0', does: 'Zooms in, out, and back to everything; so does the wheel with Ctrl or Cmd' },
    { keys: 'Escape', does: 'Hides the tooltip' },
  ],
  examples: [
    { title: 'Trend', render: () => <TrendChart spec={exampleTrend} summary={summary} /> },
    {
      title: 'Even spacing, months, patterns',
      render: () => (
        <TrendChart
          spec={{ ...exampleTrend, spacing: 'even', topAxis: 'months', patterned: true }}
          summary={summary}
        />
      ),
    },
  ],
});
