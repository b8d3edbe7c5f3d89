import { defineDocs } from '../../catalogue/docs.ts';
import { useState } from 'react';
import { Stack } from '../../layout/Stack/Stack.tsx';
import { Switch } from './Switch.tsx';

function Example() {
  const [on, setOn] = useState(true);
  return (
    <Stack>
      <Switch label="Email me on changes" checked={on} onChange={setOn} />
      <Switch
        label="Two-step sign-in"
        checked={false}
        disabledReason="Set by your company"
        onChange={() => undefined}
      />
    </Stack>
  );
}

export const docs = defineDocs({
  name: 'Switch',
  group: 'inputs',
  summary: 'On or off, at once, without a save button.',
  standsOn: 'useSwitch of react-aria. Ours: one that cannot be used keeps the focus and says why.',
  use: ['Settings that take effect now.'],
  avoid: ['In a form that is sent: Checkbox.'],
  props: [
    { name: 'checked · onChange', type: 'boolean', summary: '' },
    { name: 'disabledReason', type: 'string', summary: '' },
  ],
  keys: [{ keys: 'Space', does: 'Turns it' }],
  examples: [{ title: 'On and disabled', render: () => <Example /> }],
});
