import { defineDocs } from '../../catalogue/docs.ts';
import { useState } from 'react';
import { Button } from '../../actions/Button/Button.tsx';
import { TextField } from '../../inputs/TextField/TextField.tsx';
import { Dialog } from './Dialog.tsx';

function Example() {
  const [open, setOpen] = useState(false);
  const [reason, setReason] = useState('');
  const close = () => setOpen(false);
  const actions = (
    <>
      <Button onPress={close}>Cancel</Button>
      <Button variant="primary" onPress={close}>
        Reject
      </Button>
    </>
  );
  return (
    <>
      <Button onPress={() => setOpen(true)}>Reject...</Button>
      {open ? (
        <Dialog title="Reject VO-005" onCloseRequest={close} actions={actions}>
          <TextField label="Reason" value={reason} onChange={setReason} startsFocused />
        </Dialog>
      ) : null}
    </>
  );
}

export const docs = defineDocs({
  name: 'Dialog',
  group: 'overlays',
  summary: 'A question or a short task above everything else.',
  standsOn:
    'ModalOverlay, Modal, Dialog and Heading of react-aria. Ours: which layer an Escape or a press beside it closes.',
  use: ['Render it while it is open.'],
  avoid: ['For details of a row: Flyout.'],
  props: [
    { name: 'title · actions · size', type: '', summary: 'The main button last.' },
    { name: 'onCloseRequest', type: '() => void', summary: 'Escape, cross, press beside it.' },
    { name: 'kind', type: 'dialog · alert', summary: 'An alert must be answered.' },
  ],
  keys: [
    { keys: 'Escape', does: 'Asks to close' },
    { keys: 'Tab', does: 'Stays inside' },
  ],
  examples: [{ title: 'With a field', opens: 'Reject...', render: () => <Example /> }],
});
