import { useState } from 'react';
import { defineDocs } from '../../catalogue/docs.ts';
import { Columns3, Lock, Users } from '../../icons/shapes.ts';
import { Stack } from '../../layout/Stack/Stack.tsx';
import { RadioGroup, type RadioGroupProps } from './RadioGroup.tsx';

const access = [
  { value: 'private', label: 'Private', description: 'Only you see it.', icon: Lock },
  { value: 'shared', label: 'Shared', description: 'Everybody of the project sees it.', icon: Users },
  {
    value: 'company',
    label: 'Company',
    icon: Columns3,
    disabledReason: 'Ask an administrator to share beyond the project',
  },
];

function Example(props: Partial<RadioGroupProps<string>>) {
  const [value, setValue] = useState<string | null>(props.value === undefined ? 'shared' : props.value);
  return <RadioGroup label="Who can see it" options={access} {...props} value={value} onChange={setValue} />;
}

const plain = ['By date', 'Evenly'].map((label) => ({ value: label, label }));

export const docs = defineDocs({
  name: 'RadioGroup',
  group: 'inputs',
  summary: 'One of a few, all in sight with what they mean.',
  standsOn:
    'RadioGroup of react-aria-components and useRadio. Ours: a choice that cannot be made keeps the focus and says why.',
  use: [
    'Two to six choices that need a word of explanation.',
    '`cards` where the choice is the point of the page.',
  ],
  avoid: [
    'Short words in a tool row: ToggleGroup.',
    'More than six: Select.',
    'Yes or no: Checkbox or Switch.',
  ],
  props: [
    { name: 'label · labelHidden', type: 'string · boolean', summary: 'What is chosen here.' },
    { name: 'hint · error · name · required', type: 'string', summary: 'As in every field.' },
    { name: 'readOnly · disabledReason', type: 'boolean · string', summary: 'Cannot be changed, and why.' },
    {
      name: 'options',
      type: '{ value, label, description?, icon?, end?, disabledReason? }[]',
      summary: 'The choices.',
    },
    { name: 'value · onChange', type: 'string | null', summary: 'The chosen one.' },
    { name: 'variant', type: 'list · cards', summary: 'Cards frame each choice.' },
    { name: 'direction', type: 'column · row', summary: 'Beside each other while there is room.' },
    { name: 'startsFocused', type: 'boolean', summary: 'The chosen one has the focus at first.' },
  ],
  keys: [
    { keys: 'Arrows', does: 'Choose the next or previous' },
    { keys: 'Space', does: 'Chooses where nothing is chosen yet' },
    { keys: 'Tab', does: 'Enters on the chosen one, and leaves' },
  ],
  examples: [
    { title: 'List', render: () => <Example /> },
    { title: 'Cards', render: () => <Example variant="cards" direction="row" /> },
    {
      title: 'In a row, nothing chosen, with an error',
      render: () => (
        <Example
          label="Time axis"
          options={plain}
          direction="row"
          value={null}
          error="Choose one."
          required
        />
      ),
    },
    {
      title: 'Read only, and not available',
      render: () => (
        <Stack gap={4}>
          <Example label="Time axis" options={plain} value="Evenly" readOnly />
          <Example
            label="Time axis"
            options={plain}
            value="By date"
            disabledReason="Choose a milestone first"
          />
        </Stack>
      ),
    },
  ],
});
