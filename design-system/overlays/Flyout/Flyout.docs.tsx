import { defineDocs } from '../../catalogue/docs.ts';
import { useState } from 'react';
import { Button } from '../../actions/Button/Button.tsx';
import { Text } from '../../layout/Text/Text.tsx';
import { Flyout } from './Flyout.tsx';

function Example() {
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Button onPress={() => setOpen(true)}>Open</Button>
      {open ? (
        <Flyout
          label="VO-001 Window wall"
          onCloseRequest={close}
          header={
            <Text as="h2" size="section" weight="strong">
              Window wall instead of curtain wall
            </Text>
          }
          footer={<Button onPress={close}>Close</Button>}
        >
          <Text>The page behind stays usable.</Text>
        </Flyout>
      ) : null}
    </>
  );
}

export const docs = defineDocs({
  name: 'Flyout',
  group: 'overlays',
  summary: 'A panel from the right that keeps the page behind it usable.',
  standsOn:
    'useMove and useKeyboard of react-aria for its edge. Ours: it is no modal panel, the page stays usable; when it closes among all layers.',
  use: [
    'Details of a row; its id belongs in the address.',
    '`onCloseRequest` lets the owner ask about unsaved changes.',
  ],
  avoid: ['For a question: Dialog.'],
  props: [
    { name: 'size', type: 'small · medium · large', summary: '480, 640, 900 px; all of it below 640.' },
    { name: 'width · onWidthChange', type: 'number', summary: 'Kept by the owner.' },
    { name: 'header · banner · footer', type: 'node', summary: 'Stay while the body scrolls.' },
    { name: 'onCloseRequest', type: '() => void', summary: 'Escape.' },
  ],
  keys: [
    { keys: 'Escape', does: 'Asks to close, top layer first' },
    { keys: 'Left, Right on the edge', does: 'Resize by 16 px; Home and End to the limits' },
  ],
  examples: [{ title: 'Medium', opens: 'Open', render: () => <Example /> }],
});
