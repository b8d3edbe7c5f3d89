import { defineDocs } from '../../catalogue/docs.ts';
import { BarChart } from './BarChart.tsx';

const formats = {
  formatValue: (value: number) => (value < 0 ? `(${Math.abs(value).toFixed(1)} t)` : `${value.toFixed(1)} t`),
};
const signed = (value: number, step?: number) =>
  step !== undefined && value > 0 ? `+${formats.formatValue(value)}` : formats.formatValue(value);

export const docs = defineDocs({
  name: 'BarChart',
  group: 'charts',
  summary: 'Lying bars by name, from zero to both sides: for long names and for differences.',
  standsOn:
    'Chart.js: its linear and category scales, bars, stacking and hit-testing; chartjs-plugin-annotation for the target and what zero stands for. Ours: figures at the end of rows, details under names.',
  use: ['Names that need room.', 'Differences from a target: `toned`, with what zero stands for.'],
  avoid: ['Time: use columns or a line.'],
  props: [
    { name: 'points', type: '{ id, label, detail? }[]', summary: 'One row each, from the top.' },
    { name: 'series', type: 'ChartSeries[]', summary: 'Values by row; null, NaN and infinities are gaps.' },
    {
      name: 'arrangement',
      type: "'stacked' · 'grouped'",
      summary: 'In one bar (the default) or one below the other.',
    },
    { name: 'toned', type: 'boolean', summary: 'Colours one series by sign, with ▲ and ▼.' },
    { name: 'zeroLabel', type: 'string', summary: 'What zero stands for, over its line.' },
    { name: 'target', type: 'ChartGoal', summary: 'A dashed line with its name.' },
  ],
  keys: [
    { keys: 'Up, Down', does: 'Reads the bar before or after' },
    { keys: 'Home, End', does: 'Reads the first or last bar' },
    { keys: 'T', does: 'Shows the table twin' },
  ],
  examples: [
    {
      title: 'Differences from a target',
      render: () => (
        <BarChart
          {...formats}
          formatShort={signed}
          summary="Weight of four trees against their target of 305 t"
          height={320}
          zeroLabel="Target 305.0 t"
          toned
          points={[
            { id: 'oak', label: 'Oak by the pond', detail: '299.9 t' },
            { id: 'elm', label: 'Elm, pruned least', detail: '309.1 t' },
            { id: 'fir', label: 'Fir', detail: '312.9 t' },
            { id: 'ash', label: 'Ash, storm-proof', detail: '315.8 t' },
          ]}
          series={[{ id: 'gap', name: 'Against the target', color: 1, values: [-5.1, 4.1, 7.9, 10.8] }]}
        />
      ),
    },
    {
      title: 'Stacked',
      render: () => (
        <BarChart
          {...formats}
          summary="Parts of three trees"
          height={240}
          points={['Oak', 'Elm', 'Fir'].map((label) => ({ id: label, label }))}
          series={[
            { id: 'trunk', name: 'Trunk', color: 1, values: [92, 71, 60] },
            { id: 'boughs', name: 'Boughs', color: 5, values: [41, 22, 18] },
            { id: 'leaves', name: 'Leaves', color: 3, values: [12, 9, Number.NaN] },
          ]}
          target={{ value: 110, name: 'Target', figure: '110 t' }}
        />
      ),
    },
    {
      title: 'Side by side, patterns, long names',
      render: () => (
        <BarChart
          {...formats}
          summary="Two weighings of three trees"
          height={300}
          arrangement="grouped"
          patterned
          points={[
            { id: 'a', label: 'The old oak that stands alone behind the northern fence of the orchard' },
            { id: 'b', label: 'Elm' },
            { id: 'c', label: 'Fir' },
          ]}
          series={[
            { id: 'first', name: 'First', color: 1, values: [92, 71, 60] },
            { id: 'second', name: 'Second', color: 5, values: [97, 70, 66] },
          ]}
        />
      ),
    },
    {
      title: 'Nothing',
      render: () => <BarChart {...formats} summary="Nothing yet" height={200} points={[]} series={[]} />,
    },
  ],
});
