import { useState } from 'react';
import { Button } from '../../actions/Button/Button.tsx';
import { defineDocs } from '../../catalogue/docs.ts';
import { SearchField } from '../../inputs/SearchField/SearchField.tsx';
import { Stack } from '../../layout/Stack/Stack.tsx';
import { Text } from '../../layout/Text/Text.tsx';
import { Panel, type PanelPosition } from './Panel.tsx';

function Example({ footer = false }: { footer?: boolean }) {
  const [open, setOpen] = useState(false);
  const [position, setPosition] = useState<PanelPosition>();
  const [text, setText] = useState('');
  const close = () => setOpen(false);
  return (
    <>
      <Button onPress={() => setOpen(!open)}>{footer ? 'Choose projects' : 'Add members'}</Button>
      {open ? (
        <Panel
          title={footer ? 'Choose projects' : 'Add members'}
          size={footer ? 'large' : 'small'}
          position={position}
          onPositionChange={setPosition}
          onCloseRequest={close}
          footer={
            footer ? (
              <Button variant="primary" onPress={close}>
                Add
              </Button>
            ) : undefined
          }
        >
          <Stack gap={3}>
            <SearchField label="Quick search" value={text} onChange={setText} />
            <Text tone="muted">The page behind stays usable. It opens where it was left.</Text>
          </Stack>
        </Panel>
      ) : null}
    </>
  );
}

export const docs = defineDocs({
  name: 'Panel',
  group: 'overlays',
  summary: 'A panel that floats over a page that stays usable, and can be put aside.',
  standsOn:
    'useMove and useKeyboard of react-aria for its heading. Ours: it is no modal panel, the page stays usable; it is kept inside the window.',
  use: ['Picking things while looking at the page: members, projects, a legend.'],
  avoid: ['Details of a row: Flyout.', 'A question that must be answered: Dialog or Confirm.'],
  props: [
    { name: 'title', type: 'string', summary: 'Its heading and name.' },
    { name: 'onCloseRequest', type: '() => void', summary: 'Escape and the cross.' },
    {
      name: 'position · onPositionChange',
      type: '{ x, y } · (position) => void',
      summary: 'Kept by the owner, e.g. for the session; always brought inside the window.',
    },
    { name: 'size', type: 'small · medium · large', summary: '400, 640 or 900 px.' },
    { name: 'footer', type: 'node', summary: 'Buttons; stay while the body scrolls.' },
  ],
  keys: [
    { keys: 'Arrows on the grip', does: 'Move it by 16 px; with Shift by 64' },
    { keys: 'Home on the grip', does: 'To the upper left corner' },
    { keys: 'Escape', does: 'Asks to close; the focus returns' },
  ],
  examples: [
    { title: 'Small', render: () => <Example /> },
    { title: 'Large, with buttons', render: () => <Example footer /> },
  ],
});
