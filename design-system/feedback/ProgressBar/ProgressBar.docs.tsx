import { defineDocs } from '../../catalogue/docs.ts';
import { Stack } from '../../layout/Stack/Stack.tsx';
import { ProgressBar } from './ProgressBar.tsx';

export const docs = defineDocs({
  name: 'ProgressBar',
  group: 'feedback',
  summary: 'How far a long piece of work has come.',
  standsOn: 'ProgressBar of react-aria.',
  use: ['Imports, exports, uploads.'],
  avoid: [],
  props: [
    { name: 'value', type: '0 ... 1', summary: 'Left out while unknown.' },
    { name: 'detail', type: 'string', summary: 'Behind the label.' },
    { name: 'onCancel', type: '() => void', summary: '' },
  ],
  keys: [{ keys: 'Enter, Space', does: 'On the button: cancels' }],
  examples: [
    {
      title: 'Known and unknown',
      render: () => (
        <Stack gap={4}>
          <ProgressBar label="Import" value={0.42} detail="1,284 of 3,000 lines" onCancel={() => undefined} />
          <ProgressBar label="Preparing" />
        </Stack>
      ),
    },
  ],
});
