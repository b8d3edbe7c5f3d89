import { useState } from 'react';
import { Button } from '../../actions/Button/Button.tsx';
import { Link } from '../../actions/Link/Link.tsx';
import { defineDocs } from '../../catalogue/docs.ts';
import { Box } from '../../layout/Box/Box.tsx';
import { Stack } from '../../layout/Stack/Stack.tsx';
import { Drawer } from './Drawer.tsx';

function Example() {
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Button onPress={() => setOpen(true)}>Open navigation</Button>
      {open ? (
        <Drawer label="Navigation" header="Quoin" closeLabel="Close navigation" onCloseRequest={close}>
          <Box padding={4}>
            <Stack gap={3}>
              <Link href="#/Drawer" onPress={close}>
                Projects
              </Link>
              <Link href="#/Drawer" onPress={close}>
                Library
              </Link>
            </Stack>
          </Box>
        </Drawer>
      ) : null}
    </>
  );
}

export const docs = defineDocs({
  name: 'Drawer',
  group: 'overlays',
  summary: 'A sheet over the start edge of the window.',
  standsOn: 'ModalOverlay, Modal and Dialog of react-aria.',
  use: ['Navigation on a phone.'],
  avoid: ['Details of a row: Flyout.'],
  props: [
    { name: 'label', type: 'string', summary: 'Its name for screen readers.' },
    { name: 'header', type: 'node', summary: 'At its top, beside the cross.' },
    { name: 'closeLabel', type: 'string', summary: 'Name of the cross; Close.' },
    { name: 'onCloseRequest', type: '() => void', summary: 'Escape, the cross, a press beside it.' },
  ],
  keys: [
    { keys: 'Escape', does: 'Closes it; the focus returns' },
    { keys: 'Tab', does: 'Stays inside' },
  ],
  examples: [{ title: 'Navigation', opens: 'Open navigation', render: () => <Example /> }],
});
