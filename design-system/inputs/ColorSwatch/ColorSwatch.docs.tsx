import { useState } from 'react';
import { defineDocs } from '../../catalogue/docs.ts';
import { Stack } from '../../layout/Stack/Stack.tsx';
import { ColorSwatch, type ColorSwatchProps, type DataColor } from './ColorSwatch.tsx';

function Example(props: Partial<ColorSwatchProps>) {
  const [value, setValue] = useState<DataColor | null>(props.value === undefined ? 1 : props.value);
  return <ColorSwatch label="Color" {...props} value={value} onChange={setValue} />;
}

export const docs = defineDocs({
  name: 'ColorSwatch',
  group: 'inputs',
  summary: 'One of the ten data colours, by name.',
  use: ['The colour something keeps in every chart.'],
  avoid: ['Free colours: only these ten stay apart for colour-blind readers and in both themes.'],
  props: [
    { name: 'label · labelHidden · hint · error', type: 'string', summary: 'As in every field.' },
    { name: 'readOnly · disabledReason', type: 'boolean · string', summary: 'Cannot be changed, and why.' },
    { name: 'value · onChange', type: '1 ... 10 | null', summary: 'Number of the data colour.' },
    {
      name: 'taken',
      type: '{ [color]: name }',
      summary: 'Who has a colour already; a dot marks it, it stays free to take.',
    },
  ],
  keys: [
    { keys: 'Arrows', does: 'Choose along the row and across' },
    { keys: 'Home, End', does: 'First and last' },
  ],
  examples: [
    { title: 'Chosen', render: () => <Example /> },
    {
      title: 'Some in use',
      render: () => <Example value={null} taken={{ 3: 'Parking Garage', 4: 'Site and Landscape' }} />,
    },
    {
      title: 'Wrong, and not available',
      render: () => (
        <Stack gap={4}>
          <Example value={5} error="Central Utility Plant has this colour. Choose another one." />
          <Example value={7} disabledReason="Only the creator may change it" />
        </Stack>
      ),
    },
  ],
});
