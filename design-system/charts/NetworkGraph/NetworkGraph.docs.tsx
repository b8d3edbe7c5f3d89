import { defineDocs } from '../../catalogue/docs.ts';
import { NetworkGraph } from './NetworkGraph.tsx';

const names = [
  'Oak',
  'Mistletoe',
  'Jay',
  'Squirrel',
  'Acorn',
  'Beetle',
  'Woodpecker',
  'Moss',
  'Elm',
  'Ivy',
  'Wren',
  'Owl',
];
const nodes = names.map((name, index) => ({
  id: name,
  name,
  color: [1, 3, 5, 9][index % 4] ?? 1,
  weight: 12 - index,
}));
const links = [
  ['Oak', 'Mistletoe'],
  ['Oak', 'Acorn'],
  ['Oak', 'Beetle'],
  ['Oak', 'Moss'],
  ['Acorn', 'Jay'],
  ['Acorn', 'Squirrel'],
  ['Beetle', 'Woodpecker'],
  ['Elm', 'Ivy'],
  ['Ivy', 'Wren'],
  ['Wren', 'Owl'],
  ['Squirrel', 'Owl'],
].map(([from = '', to = '']) => ({ from, to, label: 'lives on' }));

export const docs = defineDocs({
  name: 'NetworkGraph',
  group: 'charts',
  summary: 'What is linked to what: nodes and lines, laid out the same way every time.',
  standsOn:
    'Chart.js through react-chartjs-2 for its canvas. Ours: places by a seed, so that it is the same picture each time.',
  use: ['Up to a few hundred nodes whose links matter more than their values.'],
  avoid: ['A hierarchy: use a tree.'],
  props: [
    { name: 'nodes', type: '{ id, name, note?, color, weight? }[]', summary: 'Their area is their weight.' },
    { name: 'links', type: '{ from, to, label? }[]', summary: 'By id; links to unknown nodes are left out.' },
    {
      name: 'seed',
      type: 'number',
      summary: 'Another seed, another layout; the same one, the same picture.',
    },
    { name: 'onSelect', type: '(id) => void', summary: 'Enter or a click on a node.' },
  ],
  keys: [
    { keys: 'Arrows', does: 'Reads the nearest node on that side' },
    { keys: '+ - 0', does: 'Nearer, farther, everything' },
    { keys: 'Enter', does: 'Selects the node, where that means something' },
  ],
  examples: [
    {
      title: 'Twelve nodes',
      render: () => <NetworkGraph summary="Who lives on whom" nodes={nodes} links={links} />,
    },
    {
      title: 'One node',
      render: () => (
        <NetworkGraph summary="An oak alone" height={200} nodes={nodes.slice(0, 1)} links={links} />
      ),
    },
    {
      title: 'Nothing',
      render: () => <NetworkGraph summary="Nothing yet" height={200} nodes={[]} links={[]} />,
    },
  ],
});
