import { defineDocs } from '../../catalogue/docs.ts';
import { Stack } from '../Stack/Stack.tsx';
import { Text } from './Text.tsx';

export const docs = defineDocs({
  name: 'Text',
  group: 'layout',
  summary: 'Text in one of the six type styles.',
  use: ['Headings with `as`, so that the outline stays right.'],
  avoid: ['For a figure in a column: Figure lets the parenthesis hang.'],
  props: [
    {
      name: 'size',
      type: 'meta · grid · body · section · page · figure',
      summary: 'Size and line height together.',
    },
    { name: 'weight', type: 'text · label · strong', summary: '400, 500, 600.' },
    { name: 'tone', type: 'text · muted · subtle · accent ...', summary: 'Colour by meaning.' },
    { name: 'truncate', type: 'boolean', summary: 'One line with an ellipsis.' },
  ],
  keys: [],
  examples: [
    {
      title: 'Sizes',
      render: () => (
        <Stack gap={2}>
          {(['meta', 'grid', 'body', 'section', 'page', 'figure'] as const).map((size) => (
            <Text key={size} size={size}>
              {size} $1,234,567
            </Text>
          ))}
        </Stack>
      ),
    },
    {
      title: 'Tones',
      render: () => (
        <Stack gap={1}>
          {(['text', 'muted', 'subtle', 'accent', 'positive', 'caution', 'critical', 'info'] as const).map(
            (tone) => (
              <Text key={tone} tone={tone}>
                {tone}
              </Text>
            ),
          )}
        </Stack>
      ),
    },
  ],
});
