import { useState } from 'react';
import { Button } from '../../actions/Button/Button.tsx';
import { defineDocs } from '../../catalogue/docs.ts';
import { Switch } from '../../inputs/Switch/Switch.tsx';
import { KeyboardHelp, type KeySection } from './KeyboardHelp.tsx';

const sections: readonly KeySection[] = [
  {
    title: 'Anywhere',
    rows: [
      { keys: 'Mod+K', does: 'Search or jump to' },
      { keys: '? or F1', does: 'Keyboard shortcuts' },
      { keys: 'Esc', does: 'Close the top layer' },
    ],
  },
  {
    title: 'Go to',
    rows: [
      { keys: 'G then P', does: 'Projects' },
      { keys: 'G then F', does: 'ForeSite' },
    ],
  },
  {
    title: 'Table',
    rows: [
      { keys: 'Up or Down or Left or Right', does: 'Move one cell' },
      { keys: 'Ctrl+Down', does: 'To the edge of the data' },
      { keys: 'Enter or F2', does: 'Edit the cell' },
    ],
  },
];

function Example() {
  const [open, setOpen] = useState(false);
  const [on, setOn] = useState(true);
  return (
    <>
      <Button onPress={() => setOpen(true)}>Keyboard shortcuts</Button>
      {open ? (
        <KeyboardHelp
          sections={sections}
          footer={<Switch label="Single-letter shortcuts" checked={on} onChange={setOn} />}
          onClose={() => setOpen(false)}
        />
      ) : null}
    </>
  );
}

export const docs = defineDocs({
  name: 'KeyboardHelp',
  group: 'overlays',
  summary: 'Every shortcut by place, with a search.',
  standsOn: 'ModalOverlay, Modal and Dialog of react-aria.',
  use: ['Behind `?` and F1.', 'Give it the table that the code binds, so that the two cannot disagree.'],
  avoid: [],
  props: [
    { name: 'sections', type: 'KeySection[]', summary: 'Title and rows of `{keys, does}`.' },
    { name: 'footer', type: 'node', summary: 'The switch for single keys.' },
    { name: 'onClose', type: '() => void', summary: '' },
  ],
  keys: [
    { keys: 'Escape', does: 'Clears the search, then closes' },
    { keys: 'Tab', does: 'Stays inside' },
  ],
  examples: [{ title: 'Three places', render: () => <Example /> }],
});
