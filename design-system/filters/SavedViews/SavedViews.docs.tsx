import { useState } from 'react';
import { defineDocs } from '../../catalogue/docs.ts';
import { Inline } from '../../layout/Inline/Inline.tsx';
import { type SavedView, SavedViews, type SavedViewsProps } from './SavedViews.tsx';

const start: readonly SavedView[] = [
  { id: '1', name: 'Decisions due', access: 'private' },
  { id: '2', name: 'View (1)', access: 'private' },
  { id: '3', name: 'Envelope', access: 'shared' },
  { id: '4', name: 'Owner meeting', access: 'shared', lockedReason: 'Only Maya Okafor can change this view' },
];

function Example({ open, changed, ...rest }: { open: string; changed: boolean } & Partial<SavedViewsProps>) {
  const [views, setViews] = useState(start);
  const [currentId, setCurrentId] = useState(open);
  const [dirty, setDirty] = useState(changed);
  const change = (id: string, part: Partial<SavedView>) =>
    setViews(views.map((view) => (view.id === id ? { ...view, ...part } : view)));
  const add = (view: Omit<SavedView, 'id'>) => setViews([...views, { ...view, id: view.name }]);
  const settle = () => setDirty(false);
  return (
    <SavedViews
      views={views}
      currentId={currentId}
      changed={dirty}
      onOpen={setCurrentId}
      onSave={settle}
      onDiscard={settle}
      onCreate={add}
      onRename={(id, name) => change(id, { name })}
      onDuplicate={(_, name) => add({ name, access: 'private' })}
      onDelete={(id) => setViews(views.filter((view) => view.id !== id))}
      {...rest}
    />
  );
}

export const docs = defineDocs({
  name: 'SavedViews',
  group: 'filters',
  summary: 'The views of a list: open one, keep changes, name, share and delete them.',
  standsOn: 'Menu, Popover and Dialog of this system, and with them react-aria.',
  use: [
    'At the start of a tool row.',
    'The owner keeps the views and says whether the open one has changed.',
  ],
  avoid: ['For a single filter: FilterChip.'],
  props: [
    {
      name: 'views · currentId',
      type: 'SavedView[] · string',
      summary: 'id, name, access, lockedReason.',
    },
    { name: 'changed', type: 'boolean', summary: 'Marks the trigger; offers Save changes and Discard.' },
    { name: 'shareDisabledReason', type: 'string', summary: 'Why views cannot be shared.' },
    {
      name: 'onOpen · onSave · onDiscard · onCreate · onRename · onDuplicate · onDelete',
      type: 'callbacks',
      summary: 'One for each action; names come checked and without repeats.',
    },
  ],
  keys: [
    { keys: 'Enter', does: 'Opens the list, the view or its menu' },
    { keys: 'Escape', does: 'Closes what is on top' },
  ],
  examples: [
    {
      title: 'As saved, changed, locked',
      render: () => (
        <Inline wrap>
          <Example open="1" changed={false} />
          <Example open="2" changed />
          <Example open="4" changed shareDisabledReason="Sharing needs the right to change settings." />
        </Inline>
      ),
    },
  ],
});
