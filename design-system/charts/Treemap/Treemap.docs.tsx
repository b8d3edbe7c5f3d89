import { defineDocs } from '../../catalogue/docs.ts';
import { Treemap } from './Treemap.tsx';

const formatValue = (value: number) => `${value.toFixed(1)} t`;
const grove = [
  ['Oaks', 1, [42, 31, 18, 9, 4]],
  ['Firs', 3, [28, 14, 11, 6, 2, 1]],
  ['Elms', 5, [19, 12, 3]],
  ['Ashes with a long name', 9, [8, 2, 0.6]],
] as const;
const nodes = grove.flatMap(([group, color, values]) =>
  values.map((value, index) => ({
    id: `${group}${index}`,
    name: `Tree ${index + 1} by the fence`,
    value,
    color,
    group,
  })),
);

export const docs = defineDocs({
  name: 'Treemap',
  group: 'charts',
  summary: 'Parts of a whole as tiles, by area, in groups.',
  standsOn:
    'chartjs-chart-treemap: tiles, groups with their names, texts in tiles; hit-testing of Chart.js. Ours: how much of a name and figure fits.',
  use: ['More parts than a ring can tell apart.', 'One hue for each group.'],
  avoid: ['Negative values: an area cannot show them; they are left out and stay in the table twin.'],
  props: [
    { name: 'nodes', type: 'TreemapNode[]', summary: 'Id, name, value, hue and group.' },
    { name: 'onSelect', type: '(id) => void', summary: 'Enter or a click on a tile.' },
  ],
  keys: [
    { keys: 'Arrows', does: 'Reads the nearest tile on that side' },
    { keys: 'Home, End', does: 'Reads the largest or smallest tile' },
    { keys: 'Enter', does: 'Selects the tile, where that means something' },
  ],
  examples: [
    {
      title: 'In groups',
      render: () => (
        <Treemap formatValue={formatValue} summary="Weights of a grove by kind and tree" nodes={nodes} />
      ),
    },
    {
      title: 'One group, negatives left out',
      render: () => (
        <Treemap
          formatValue={formatValue}
          summary="Weights of oaks"
          height={240}
          nodes={[...nodes.slice(0, 4), { id: 'lost', name: 'Lost', value: -3, color: 1, group: 'Oaks' }]}
        />
      ),
    },
    {
      title: 'Nothing',
      render: () => <Treemap formatValue={formatValue} summary="Nothing yet" height={200} nodes={[]} />,
    },
  ],
});
