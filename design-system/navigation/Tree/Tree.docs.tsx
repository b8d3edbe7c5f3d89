import { useState } from 'react';
import { defineDocs } from '../../catalogue/docs.ts';
import { Folder, Layers } from '../../icons/shapes.ts';
import { SearchField } from '../../inputs/SearchField/SearchField.tsx';
import { Stack } from '../../layout/Stack/Stack.tsx';
import { Tree, type TreeNode } from './Tree.tsx';
import { moveNode } from './treeMoves.ts';

const nodes: readonly TreeNode[] = [
  {
    id: 'b',
    label: 'B Shell',
    icon: Folder,
    end: '3',
    children: [
      { id: 'b10', label: 'B10 Superstructure' },
      {
        id: 'b20',
        label: 'B20 Exterior enclosure',
        children: [
          { id: 'b2010', label: 'B2010 Exterior walls' },
          { id: 'b2020', label: 'B2020 Exterior windows' },
        ],
      },
    ],
  },
  {
    id: 'c',
    label: 'C Interiors',
    icon: Folder,
    end: '1',
    children: [{ id: 'c10', label: 'C10 Interior construction' }],
  },
  { id: 'd', label: 'D Services', icon: Folder, disabledReason: 'This format ends at division C' },
];
const lazyNodes: readonly TreeNode[] = [
  { id: 'masterformat', label: 'MasterFormat', icon: Layers, isLazy: true },
  { id: 'uniformat', label: 'UniFormat', icon: Layers, isLazy: true },
];
/** One format answers, the other one never does. */
const loadChildren = async (id: string): Promise<readonly TreeNode[]> =>
  id === 'uniformat' ? nodes : Promise.reject(new Error('no answer'));

function Choose() {
  const [selected, setSelected] = useState<string | null>('b2010');
  return (
    <Tree
      label="Divisions"
      nodes={nodes}
      startsOpen={['b', 'b20']}
      selected={selected}
      onSelect={setSelected}
    />
  );
}
function Tick() {
  const [ticked, setTicked] = useState<string[]>(['b2010', 'c10']);
  return (
    <Tree
      label="Divisions"
      nodes={nodes}
      startsOpen={['b', 'b20']}
      ticked={ticked}
      onTickedChange={setTicked}
    />
  );
}
function Search() {
  const [search, setSearch] = useState('exterior w');
  return (
    <Stack gap={2}>
      <SearchField label="Find a division" value={search} onChange={setSearch} />
      <Tree label="Divisions" nodes={nodes} search={search} />
    </Stack>
  );
}
function Move() {
  const [tree, setTree] = useState(nodes.slice(0, 2));
  return (
    <Tree
      label="Divisions"
      nodes={tree}
      startsOpen={['b']}
      onMove={(id, target) => setTree([...moveNode(tree, id, target)])}
    />
  );
}

export const docs = defineDocs({
  name: 'Tree',
  group: 'navigation',
  summary: 'Things that hang below each other: open, choose or tick, move, search.',
  use: ['Code formats, areas by level, folders.'],
  avoid: [
    'Rows with several columns: the grid has tree rows.',
    'Two levels that are always open: a list with headings.',
  ],
  props: [
    { name: 'label', type: 'string', summary: 'Name of the tree.' },
    {
      name: 'nodes',
      type: '{ id, label, icon?, end?, children?, isLazy?, disabledReason? }[]',
      summary: 'What hangs where.',
    },
    {
      name: 'open · startsOpen · onOpenChange',
      type: 'string[]',
      summary: 'Open branches, kept by the owner or by the tree.',
    },
    { name: 'selected · onSelect', type: 'string | null', summary: 'The chosen node.' },
    {
      name: 'ticked · onTickedChange',
      type: 'string[]',
      summary: 'Ids of ticked ends; branches show all, some or none.',
    },
    {
      name: 'loadChildren',
      type: '(id, signal) => Promise<TreeNode[]>',
      summary: 'Asked once, when a lazy node is opened.',
    },
    {
      name: 'onMove',
      type: '(id, { parent, index }) => void',
      summary: '`moveNode` applies it; off while searching.',
    },
    { name: 'search · empty', type: 'string', summary: 'Finds keep everything above them.' },
  ],
  keys: [
    { keys: 'Up, Down, Home, End', does: 'Move through what is in sight' },
    { keys: 'Right, Left', does: 'Open or go in; close or go out' },
    { keys: 'Enter', does: 'Chooses, or opens' },
    { keys: 'Space', does: 'Ticks, or chooses' },
    { keys: '*', does: 'Opens all on this level' },
    { keys: 'Letters', does: 'Jump' },
    { keys: 'Alt+Up, Alt+Down', does: 'Move the node among its siblings' },
    { keys: 'Alt+Right, Alt+Left', does: 'Move it into the one before, or out' },
  ],
  examples: [
    { title: 'Choose one', render: () => <Choose /> },
    { title: 'Tick several', render: () => <Tick /> },
    { title: 'Search', render: () => <Search /> },
    {
      title: 'Children that are fetched',
      render: () => <Tree label="Formats" nodes={lazyNodes} loadChildren={loadChildren} />,
    },
    { title: 'Move', render: () => <Move /> },
    { title: 'Nothing found', render: () => <Tree label="Divisions" nodes={nodes} search="roof" /> },
  ],
});
