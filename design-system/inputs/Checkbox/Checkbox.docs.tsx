import { defineDocs } from '../../catalogue/docs.ts';
import { useState } from 'react';
import { Stack } from '../../layout/Stack/Stack.tsx';
import { Checkbox } from './Checkbox.tsx';

function Example() {
  const [on, setOn] = useState(true);
  const ignore = () => undefined;
  return (
    <Stack>
      <Checkbox label="Show rejected" checked={on} onChange={setOn} />
      <Checkbox label="Some of them" mixed checked={false} onChange={ignore} />
      <Checkbox
        label="Cannot be chosen"
        checked={false}
        disabledReason="Already approved"
        onChange={ignore}
      />
    </Stack>
  );
}

export const docs = defineDocs({
  name: 'Checkbox',
  group: 'inputs',
  summary: 'Yes or no, or membership in a set.',
  standsOn: 'useCheckbox of react-aria. Ours: one that cannot be used keeps the focus and says why.',
  use: ['Its label says what is true when ticked.'],
  avoid: ['Something that takes effect at once: Switch.'],
  props: [
    { name: 'checked · mixed · onChange', type: 'boolean', summary: '' },
    { name: 'hint · disabledReason', type: 'string', summary: '' },
  ],
  keys: [{ keys: 'Space', does: 'Ticks or unticks' }],
  examples: [{ title: 'States', render: () => <Example /> }],
});
