import { defineDocs } from '../../catalogue/docs.ts';
import { useState } from 'react';
import { Button } from '../../actions/Button/Button.tsx';
import { Confirm } from './Confirm.tsx';

function Example() {
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Button onPress={() => setOpen(true)}>Delete...</Button>
      {open ? (
        <Confirm onCancel={close} onConfirm={close}>
          The dashboard Healthcare portfolio will be deleted for all 4 members. This cannot be undone.
        </Confirm>
      ) : null}
    </>
  );
}

export const docs = defineDocs({
  name: 'Confirm',
  group: 'overlays',
  summary: 'Asks before something that cannot be undone; the focus starts on Cancel.',
  standsOn: 'Dialog, as an alert.',
  use: ['Say what will be lost and for whom.'],
  avoid: ['For what can be undone: do it and offer Undo.'],
  props: [
    { name: 'children', type: 'node', summary: 'What will happen.' },
    { name: 'confirmLabel · cancelLabel · title', type: 'string', summary: 'Delete, Cancel, Are you sure?' },
    { name: 'tone', type: 'critical · normal', summary: '' },
    { name: 'onCancel · onConfirm', type: '() => void', summary: '' },
  ],
  keys: [{ keys: 'Escape', does: 'Cancels' }],
  examples: [{ title: 'Delete', opens: 'Delete...', render: () => <Example /> }],
});
