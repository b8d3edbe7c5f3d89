import { defineDocs } from '../../catalogue/docs.ts';
import { useState } from 'react';
import { SearchField } from './SearchField.tsx';

function Example() {
  const [value, setValue] = useState<string>('curtain');
  return <SearchField label="Quick search" value={value} onChange={setValue} />;
}

export const docs = defineDocs({
  name: 'SearchField',
  group: 'inputs',
  summary: 'Quick search: waits until the typing pauses, Enter searches at once, Escape clears.',
  standsOn: 'SearchField and Input of react-aria-components. Ours: it waits until the typing pauses.',
  use: ['One per list, in the tool row.'],
  avoid: [],
  props: [
    { name: 'value · onChange', type: 'string', summary: 'Called 100 ms after the last key.' },
    { name: 'delay', type: 'number', summary: 'Milliseconds.' },
    {
      name: 'width',
      type: 'normal · wide · flexible · full',
      summary: '200, 260, 140 to 200 px or the line.',
    },
  ],
  keys: [
    { keys: 'Enter', does: 'Searches at once' },
    { keys: 'Escape', does: 'Clears' },
  ],
  examples: [{ title: 'Quick search', render: () => <Example /> }],
});
