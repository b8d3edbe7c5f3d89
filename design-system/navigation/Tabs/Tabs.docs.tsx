import { defineDocs } from '../../catalogue/docs.ts';
import { useState } from 'react';
import { Tabs } from './Tabs.tsx';

const tabs = [
  { id: 'details', label: 'Details' },
  { id: 'history', label: 'History', count: 6 },
  { id: 'files', label: 'Files', count: 3 },
];

function Example() {
  const [value, setValue] = useState('details');
  return (
    <Tabs label="Item" tabs={tabs} value={value} onChange={setValue}>
      <p>{value}</p>
    </Tabs>
  );
}

const many = ['Details', 'Scope', 'Schedule', 'Procurement', 'Comments', 'History', 'Files'].map((label) => ({
  id: label,
  label,
}));
function Many() {
  const [value, setValue] = useState('History');
  return <Tabs label="Work package" tabs={many} value={value} onChange={setValue} />;
}

export const docs = defineDocs({
  name: 'Tabs',
  group: 'navigation',
  summary: 'Parts of one thing, one at a time.',
  standsOn: 'Tabs of react-aria-components. Ours: the chosen one is brought into sight.',
  use: ['Two to six parts of the same subject.'],
  avoid: ['Steps of a task.'],
  props: [
    {
      name: 'tabs',
      type: '{ id, label, count? }[]',
      summary: 'A count that is on its way is null and keeps its place.',
    },
    { name: 'value · onChange', type: 'string', summary: '' },
    { name: 'inset', type: 'boolean', summary: 'Keeps the margin of a flyout.' },
  ],
  keys: [{ keys: 'Left, Right, Home, End', does: 'Choose' }],
  examples: [
    { title: 'With counts', render: () => <Example /> },
    { title: 'More than fit', render: () => <Many /> },
  ],
});
