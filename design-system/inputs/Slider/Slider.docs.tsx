import { useState } from 'react';
import { defineDocs } from '../../catalogue/docs.ts';
import { Stack } from '../../layout/Stack/Stack.tsx';
import { Slider, type SliderProps } from './Slider.tsx';

const percent = (value: number) => `${value}%`;

function One(props: Partial<SliderProps>) {
  const [value, setValue] = useState(props.value ?? 35);
  return <Slider label="Confidence" minimum={0} maximum={100} {...props} value={value} onChange={setValue} />;
}

export const docs = defineDocs({
  name: 'Slider',
  group: 'inputs',
  summary: 'A number between two ends.',
  standsOn: 'useSlider and useSliderThumb of react-aria. Ours: a box to type the number, words for values.',
  use: ['Where trying values matters more than the exact one; the exact one can be typed beside.'],
  avoid: ['A sum or a quantity: MoneyField, NumberField.'],
  props: [
    { name: 'label · labelHidden · hint · error', type: 'string', summary: 'As in every field.' },
    { name: 'readOnly · disabledReason', type: 'boolean · string', summary: 'Cannot be changed, and why.' },
    { name: 'value · onChange', type: 'number · (value) => void', summary: 'Between the ends.' },
    {
      name: 'onCommit',
      type: '(value) => void',
      summary: 'The thumb was let go or the typed number took effect.',
    },
    { name: 'minimum · maximum · step', type: 'number', summary: 'Ends and step; 1.' },
    { name: 'format', type: '(value) => string', summary: 'Writes a number out, also for screen readers.' },
    { name: 'typed', type: 'boolean', summary: 'A box to type the number; on.' },
  ],
  keys: [
    { keys: 'Arrows', does: 'A step' },
    { keys: 'Page Up, Page Down', does: 'A tenth of the way' },
    { keys: 'Home, End', does: 'The ends' },
  ],
  examples: [
    { title: 'With a box', render: () => <One format={percent} /> },
    {
      title: 'Without a box, wrong, and not available',
      render: () => (
        <Stack gap={4}>
          <One typed={false} value={60} format={percent} />
          <One value={96} error="Above 95% nothing is left to decide." format={percent} />
          <One value={20} disabledReason="Turn the forecast on first" format={percent} />
        </Stack>
      ),
    },
  ],
});
