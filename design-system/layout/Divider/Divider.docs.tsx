import { defineDocs } from '../../catalogue/docs.ts';
import { Text } from '../../layout/Text/Text.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Divider } from './Divider.tsx';

export const docs = defineDocs({
  name: 'Divider',
  group: 'layout',
  summary: 'A hair line between groups.',
  use: ['Between groups of tools, or sections of a panel.'],
  avoid: ['Between every row: white space is quieter.'],
  props: [],
  keys: [],
  examples: [
    {
      title: 'Between groups',
      render: () => (
        <Stack gap={3}>
          <Text>Above</Text>
          <Divider />
          <Text>Below</Text>
        </Stack>
      ),
    },
  ],
});
