import { defineDocs } from '../../catalogue/docs.ts';
import { PieChart } from './PieChart.tsx';

const formatValue = (value: number) => `${value.toFixed(1)} t`;
const slices = [
  { id: 'trunk', name: 'Trunk', value: 257.4, color: 1 },
  { id: 'boughs', name: 'Boughs', value: 64.3, color: 5 },
  { id: 'branches', name: 'Branches', value: 36.1, color: 3 },
  { id: 'leaves', name: 'Leaves', value: 17.6, color: 9 },
  { id: 'twigs', name: 'Twigs', value: 6.2, color: 4 },
  { id: 'buds', name: 'Buds', value: 2.1, color: 6 },
];

export const docs = defineDocs({
  name: 'PieChart',
  group: 'charts',
  summary: 'Parts of a whole as a ring, the whole in its middle, and a list of the parts beside it.',
  standsOn:
    'Chart.js: its doughnut with its hit-testing. Ours: the list of parts, the figure in the middle, small parts gathered into one.',
  use: ['Few parts of one whole; small ones are gathered.'],
  avoid: ['Parts that must be compared closely: use bars.', 'More than ten parts: use a Treemap.'],
  props: [
    {
      name: 'slices',
      type: 'Slice[]',
      summary: 'Id, name, value, hue. Negatives and gaps are said, not drawn.',
    },
    {
      name: 'centre',
      type: '{ figure?, label }',
      summary: 'In the middle; the sum where no figure is given.',
    },
    { name: 'gatherBelow', type: 'number', summary: 'Share under which parts are gathered; 0.03.' },
  ],
  keys: [
    { keys: 'Left, Right', does: 'Reads the part before or after' },
    { keys: 'T', does: 'Shows the table twin' },
  ],
  examples: [
    {
      title: 'Ring with a gathered rest',
      render: () => (
        <PieChart
          formatValue={formatValue}
          summary="Weight of a tree by part"
          height={280}
          slices={slices}
          centre={{ label: 'Whole tree' }}
        />
      ),
    },
    {
      title: 'Negatives and gaps',
      render: () => (
        <PieChart
          formatValue={formatValue}
          summary="Weight of a tree by part, with what cannot be drawn"
          height={280}
          slices={[
            ...slices.slice(0, 3),
            { id: 'lost', name: 'Lost in the storm', value: -4, color: 7 },
            { id: 'unknown', name: 'Roots', value: Number.NaN, color: 8 },
          ]}
        />
      ),
    },
    {
      title: 'One part',
      render: () => (
        <PieChart
          formatValue={formatValue}
          summary="A trunk alone"
          height={220}
          slices={slices.slice(0, 1)}
        />
      ),
    },
    {
      title: 'Nothing',
      render: () => <PieChart formatValue={formatValue} summary="Nothing yet" height={200} slices={[]} />,
    },
  ],
});
