import { useState } from 'react';
import { defineDocs } from '../../catalogue/docs.ts';
import { Paperclip, Upload } from '../../icons/shapes.ts';
import { Inline } from '../../layout/Inline/Inline.tsx';
import { Text } from '../../layout/Text/Text.tsx';
import { FileButton } from './FileButton.tsx';

/** Names what was chosen; nothing is sent anywhere. */
function Example() {
  const [names, setNames] = useState('No file yet');
  return (
    <Inline>
      <FileButton
        icon={Upload}
        types={['xlsx', 'xls']}
        onFiles={(files) => setNames(files.map(({ name }) => name).join(', '))}
      >
        Choose file
      </FileButton>
      <Text tone="muted">{names}</Text>
    </Inline>
  );
}

const nothing = () => undefined;

export const docs = defineDocs({
  name: 'FileButton',
  group: 'actions',
  summary: "A button that opens the browser's window of files.",
  standsOn:
    'FileTrigger of react-aria-components. Ours: one that cannot be used keeps the focus, says why and opens nothing.',
  use: ['Where a file is one way among others: a picture, a question about a file.'],
  avoid: [
    'Where the upload is what the place is for: FileDrop also takes drag and paste, and shows how it stands.',
  ],
  props: [
    { name: 'children', type: 'string', summary: 'What is chosen; the name where only the icon shows.' },
    {
      name: 'icon · iconOnly',
      type: 'shape · boolean',
      summary: 'Before the label, or alone as in IconButton.',
    },
    { name: 'variant · size · disabledReason', type: 'as in Button', summary: '' },
    { name: 'types', type: 'string[]', summary: 'Endings that the browser offers, without dots.' },
    { name: 'multiple', type: 'boolean', summary: 'Several at one time.' },
    {
      name: 'onFiles',
      type: '(files: File[]) => void',
      summary: 'What was chosen. The owner holds it against its rules.',
    },
  ],
  keys: [{ keys: 'Enter, Space', does: 'Opens the window' }],
  examples: [
    { title: 'With a label', render: () => <Example /> },
    {
      title: 'Small, icon only, not available',
      render: () => (
        <Inline>
          <FileButton size="small" multiple onFiles={nothing}>
            Choose files
          </FileButton>
          <FileButton icon={Paperclip} iconOnly onFiles={nothing}>
            Attach a file
          </FileButton>
          <FileButton disabledReason="Wait for the answer" onFiles={nothing}>
            Choose file
          </FileButton>
        </Inline>
      ),
    },
  ],
});
