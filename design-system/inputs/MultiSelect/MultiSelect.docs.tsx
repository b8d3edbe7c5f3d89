import { defineDocs } from '../../catalogue/docs.ts';
import { useState } from 'react';
import { MultiSelect } from './MultiSelect.tsx';

const options = ['Patient Tower', 'Central Utility Plant', 'Parking Garage'].map((label) => ({
  value: label,
  label,
}));

function Example() {
  const [value, setValue] = useState<string[]>(['Patient Tower']);
  return <MultiSelect label="Components" options={options} value={value} onChange={setValue} />;
}

export const docs = defineDocs({
  name: 'MultiSelect',
  group: 'inputs',
  summary: 'Several of a list, shown as chips.',
  use: ['A handful of known choices.'],
  avoid: ['To filter a list: FilterChip with a Menu.'],
  props: [
    {
      name: 'label',
      type: 'string',
      summary: 'Name above it; `labelHidden` keeps it for screen readers only.',
    },
    { name: 'hint · error', type: 'string', summary: 'One line below; an error replaces the hint.' },
    { name: 'name', type: 'string', summary: 'Key of its message among the errors of the Form.' },
    { name: 'quiet', type: 'boolean', summary: 'A value edited in place: no edge until hover or focus.' },
    { name: 'readOnly · disabledReason', type: 'boolean · string', summary: 'Cannot be changed, and why.' },
    { name: 'options · value · onChange', type: 'Option[] · string[]', summary: '' },
  ],
  keys: [
    { keys: 'Down', does: 'Opens' },
    { keys: 'Enter', does: 'Ticks or unticks' },
    { keys: 'Backspace', does: 'Takes the last one away' },
  ],
  examples: [{ title: 'Components', opens: 'Components', render: () => <Example /> }],
});
