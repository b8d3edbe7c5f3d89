import { defineDocs } from '../../catalogue/docs.ts';
import { Text } from '../../layout/Text/Text.tsx';
import { Stack } from './Stack.tsx';

export const docs = defineDocs({
  name: 'Stack',
  group: 'layout',
  summary: 'Children one below the other with even space.',
  use: ['Give it the space, not its children.'],
  avoid: [],
  props: [
    { name: 'gap', type: '0 ... 12', summary: 'Step of the 4 px grid; 2 is 8 px.' },
    { name: 'align', type: 'start · center · end · stretch', summary: 'Across the direction.' },
  ],
  keys: [],
  examples: [
    {
      title: 'Three lines',
      render: () => (
        <Stack gap={3}>
          <Text>Concept</Text>
          <Text>50% SD</Text>
          <Text>100% SD</Text>
        </Stack>
      ),
    },
  ],
});
