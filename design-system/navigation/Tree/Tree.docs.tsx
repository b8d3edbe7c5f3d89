import { useState } from 'react';
import { defineDocs } from '../../catalogue/docs.ts';
import { Folder } from '../../icons/shapes.ts';
import { SearchField } from '../../inputs/SearchField/SearchField.tsx';
import { Stack } from '../../layout/Stack/Stack.tsx';
import { Tree, type TreeNode } from './Tree.tsx';

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

function Choose() {
  const [open, setOpen] = useState(['b', 'b20']);
  const [selected, setSelected] = useState<string | null>('b2010');
  return (
    <Tree
      label="Divisions"
      nodes={nodes}
      open={open}
      onOpenChange={setOpen}
      selected={selected}
      onSelect={setSelected}
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
  const [open, setOpen] = useState(['b']);
  const [asked, setAsked] = useState('');
  return (
    <Stack gap={2}>
      <Tree
        label="Divisions"
        nodes={nodes.slice(0, 2)}
        open={open}
        onOpenChange={setOpen}
        onMove={(id, { parent, index }) => setAsked(`${id} to place ${index + 1} in ${parent ?? 'the top'}`)}
      />
      {asked}
    </Stack>
  );
}

export const docs = defineDocs({
  name: 'Tree',
  group: 'navigation',
  summary: 'Things that hang below each other: open, choose, move, search.',
  standsOn:
    'useTree, useTreeItem and useTreeState of react-aria, and react-virtual for the rows of a long one. Ours: the step into an open branch, all of a level at once, search, moves; the roles stay those of a tree.',
  use: ['Code formats, areas by level, folders.'],
  avoid: [
    'Rows with several columns: the grid has tree rows.',
    'Two levels that are always open: a list with headings.',
  ],
  props: [
    { name: 'label', type: 'string', summary: 'Name of the tree.' },
    {
      name: 'nodes',
      type: '{ id, label, icon?, end?, children?, disabledReason? }[]',
      summary: 'What hangs where.',
    },
    {
      name: 'open · onOpenChange',
      type: 'string[]',
      summary: 'Open branches, kept by the owner or by the tree.',
    },
    { name: 'selected · onSelect', type: 'string | null', summary: 'The chosen node.' },
    {
      name: 'onMove',
      type: '(id, { parent, index }) => void',
      summary: 'The owner puts it there; off while searching.',
    },
    { name: 'search · empty', type: 'string', summary: 'Finds keep everything above them.' },
  ],
  keys: [
    { keys: 'Up, Down, Home, End', does: 'Move through what is in sight' },
    { keys: 'Right, Left', does: 'Open or go in; close or go out' },
    { keys: 'Enter', does: 'Chooses, or opens' },
    { keys: 'Space', does: 'Chooses' },
    { keys: '*', does: 'Opens all on this level' },
    { keys: 'Letters', does: 'Jump' },
    { keys: 'Alt+Up, Alt+Down', does: 'Move the node among its siblings' },
    { keys: 'Alt+Right, Alt+Left', does: 'Move it into the one before, or out' },
  ],
  examples: [
    { title: 'Choose one', render: () => <Choose /> },
    { title: 'Search', render: () => <Search /> },
    { title: 'Move', render: () => <Move /> },
    { title: 'Nothing found', render: () => <Tree label="Divisions" nodes={nodes} search="roof" /> },
  ],
});
