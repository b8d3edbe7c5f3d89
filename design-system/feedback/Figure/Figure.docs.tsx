import { defineDocs } from '../../catalogue/docs.ts';
import { Stack } from '../../layout/Stack/Stack.tsx';
import { Figure } from './Figure.tsx';

export const docs = defineDocs({
  name: 'Figure',
  group: 'feedback',
  summary:
    'A number in a column: the closing parenthesis of a negative hangs, so that digits stand below digits.',
  use: ['Every money cell and total.'],
  avoid: ['For running text.'],
  props: [
    { name: 'children', type: 'string', summary: 'Formatted.' },
    { name: 'trend', type: 'rise · fall', summary: 'Arrow and colour: up costs more.' },
    { name: 'explained', type: 'boolean', summary: 'A popover says what it is made of.' },
  ],
  keys: [],
  examples: [
    {
      title: 'Digits below digits',
      render: () => (
        <Stack align="end" gap={1}>
          <Figure>$1,480,000</Figure>
          <Figure>($3,850,000)</Figure>
          <Figure>-</Figure>
          <Figure trend="rise" explained>
            $7,900,000
          </Figure>
          <Figure trend="fall">($3,800,000)</Figure>
        </Stack>
      ),
    },
  ],
});
