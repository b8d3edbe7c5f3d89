import { defineDocs } from '../../catalogue/docs.ts';
import { useState } from 'react';
import { TextArea } from './TextArea.tsx';

function Example() {
  const [value, setValue] = useState<string>(
    'Replace the unitized curtain wall on the north and south faces.',
  );
  return <TextArea label="Description" value={value} onChange={setValue} />;
}

export const docs = defineDocs({
  name: 'TextArea',
  group: 'inputs',
  summary: 'Several lines of text; grows as you write.',
  standsOn: 'TextField and TextArea of react-aria-components. Ours: it grows with the text.',
  use: ['Descriptions, reasons, comments.'],
  avoid: ['For one line.'],
  props: [
    {
      name: 'label',
      type: 'string',
      summary: 'Name above it; `labelHidden` keeps it for screen readers only.',
    },
    { name: 'hint · error', type: 'string', summary: 'One line below; an error replaces the hint.' },
    { name: 'name', type: 'string', summary: 'Key of its message among the errors of the Form.' },
    { name: 'quiet', type: 'boolean', summary: 'A value edited in place: no edge until hover or focus.' },
    { name: 'readOnly · disabledReason', type: 'boolean · string', summary: 'Cannot be changed, and why.' },
    { name: 'rows', type: 'number', summary: 'Lines shown when empty.' },
  ],
  keys: [
    { keys: 'Enter', does: 'A new line; the field grows' },
    { keys: 'Tab', does: 'Leaves and commits' },
  ],
  examples: [{ title: 'Growing', render: () => <Example /> }],
});
