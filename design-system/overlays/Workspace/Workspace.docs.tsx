import { useState } from 'react';
import { Button } from '../../actions/Button/Button.tsx';
import { defineDocs } from '../../catalogue/docs.ts';
import { Box } from '../../layout/Box/Box.tsx';
import { Stack } from '../../layout/Stack/Stack.tsx';
import { Text } from '../../layout/Text/Text.tsx';
import { Workspace } from './Workspace.tsx';

function Example() {
  const [open, setOpen] = useState(false);
  const [wide, setWide] = useState(true);
  return (
    <>
      <Button onPress={() => setOpen(true)}>Open workspace</Button>
      {open ? (
        <Workspace
          label="Notes"
          onCloseRequest={() => setOpen(false)}
          aside={
            <Box padding={5}>
              <Stack gap={3}>
                <Text as="h2" size="section">
                  Notes
                </Text>
                <Button onPress={() => setWide(!wide)}>{wide ? 'Hide the board' : 'Show the board'}</Button>
                <Button onPress={() => setOpen(false)}>Close</Button>
              </Stack>
            </Box>
          }
        >
          {wide ? (
            <Box padding={5}>
              <Stack gap={3} align="start">
                <Text as="h2" size="section">
                  Board
                </Text>
                <Button onPress={() => setWide(false)}>Hide</Button>
              </Stack>
            </Box>
          ) : null}
        </Workspace>
      ) : null}
    </>
  );
}

export const docs = defineDocs({
  name: 'Workspace',
  group: 'overlays',
  summary: 'A place to work above the page: a side that stays, and room beside it.',
  standsOn: 'ModalOverlay, Modal and Dialog of react-aria.',
  use: ['A conversation beside what comes out of it.'],
  avoid: ['A short task: Dialog.', 'Details of a row: Flyout.'],
  props: [
    { name: 'label', type: 'string', summary: 'Its name for screen readers.' },
    { name: 'aside', type: 'node', summary: 'The side, 470 px.' },
    {
      name: 'children',
      type: 'node',
      summary: 'What stands beside it; without it the panel is as wide as the side.',
    },
    { name: 'onCloseRequest', type: '() => void', summary: 'Escape, a press beside it.' },
  ],
  keys: [
    { keys: 'Escape', does: 'Closes it; the focus returns' },
    { keys: 'Tab', does: 'Stays inside' },
  ],
  examples: [{ title: 'Side and board', opens: 'Open workspace', render: () => <Example /> }],
});
