import { useState } from 'react';
import { defineDocs } from '../../catalogue/docs.ts';
import { Stack } from '../../layout/Stack/Stack.tsx';
import { Slider, type SliderProps } from './Slider.tsx';

const percent = (value: number) => `${value}%`;
const months = [0, 6, 12, 18, 24].map((value) => ({ value, label: value === 0 ? 'Now' : `${value} mo` }));

function One(props: Partial<SliderProps<number>>) {
  const [value, setValue] = useState(props.value ?? 35);
  return <Slider label="Confidence" minimum={0} maximum={100} {...props} value={value} onChange={setValue} />;
}
function Two() {
  const [value, setValue] = useState<readonly [number, number]>([6, 18]);
  return (
    <Slider
      label="Months ahead"
      hint="Milestones outside are left out."
      minimum={0}
      maximum={24}
      marks={months}
      value={value}
      onChange={setValue}
    />
  );
}

export const docs = defineDocs({
  name: 'Slider',
  group: 'inputs',
  summary: 'A number, or a span, between two ends.',
  standsOn:
    'useSlider and useSliderThumb of react-aria. Ours: boxes to type the number, marks, words for values.',
  use: ['Where trying values matters more than the exact one; the exact one can be typed beside.'],
  avoid: ['A sum or a quantity: MoneyField, NumberField.'],
  props: [
    { name: 'label · labelHidden · hint · error', type: 'string', summary: 'As in every field.' },
    { name: 'readOnly · disabledReason', type: 'boolean · string', summary: 'Cannot be changed, and why.' },
    { name: 'value · onChange', type: 'number · [number, number]', summary: 'Two numbers make a range.' },
    {
      name: 'onCommit',
      type: '(value) => void',
      summary: 'The thumb was let go or the typed number took effect.',
    },
    { name: 'minimum · maximum · step', type: 'number', summary: 'Ends and step; 1.' },
    { name: 'marks', type: '{ value, label? }[]', summary: 'Named places below the track.' },
    { name: 'format', type: '(value) => string', summary: 'Writes a number out, also for screen readers.' },
    { name: 'typed', type: 'boolean', summary: 'Boxes to type the number; on.' },
  ],
  keys: [
    { keys: 'Arrows', does: 'A step' },
    { keys: 'Page Up, Page Down', does: 'A tenth of the way' },
    { keys: 'Home, End', does: 'The ends' },
  ],
  examples: [
    { title: 'One thumb', render: () => <One format={percent} /> },
    { title: 'Two thumbs with marks', render: () => <Two /> },
    {
      title: 'Without boxes, wrong, and not available',
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
