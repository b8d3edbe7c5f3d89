import { defineDocs } from '../../catalogue/docs.ts';
import { useState } from 'react';
import { Stack } from '../../layout/Stack/Stack.tsx';
import { MultiSelect } from './MultiSelect.tsx';

const options = ['Patient Tower', 'Central Utility Plant', 'Parking Garage'].map((label) => ({
  value: label,
  label,
}));

function Example() {
  const [value, setValue] = useState<string[]>(['Patient Tower']);
  return <MultiSelect label="Components" options={options} value={value} onChange={setValue} />;
}

const ignore = () => undefined;

function Creating() {
  const [names, setNames] = useState(['Envelope', 'Structure', 'Finishes']);
  const [value, setValue] = useState(names);
  const handleCreate = (name: string) => {
    setNames([...names, name]);
    setValue([...value, name]);
  };
  return (
    <MultiSelect
      label="Scopes"
      compact
      options={names.map((label) => ({ value: label, label }))}
      value={value}
      onChange={setValue}
      onCreate={handleCreate}
    />
  );
}

export const docs = defineDocs({
  name: 'MultiSelect',
  group: 'inputs',
  summary: 'Several of a list, shown as chips.',
  standsOn:
    'useListState, useListBox, useOption and ListKeyboardDelegate of react-aria, with the focus in the control; react-virtual draws the rows in sight of a long list. TagGroup for the chips. Ours: the option that makes what was typed, and its place in front of the text.',
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
    {
      name: 'options · value · onChange',
      type: 'Option[] · string[]',
      summary: 'Values without an option are dropped.',
    },
    { name: 'onCreate', type: '(name) => void', summary: 'Enter on a name no option has makes one.' },
    { name: 'compact', type: 'boolean', summary: 'The first choice and +N while the focus is elsewhere.' },
    {
      name: 'placeholder · empty',
      type: 'string',
      summary: 'While nothing is chosen; when nothing is left to choose.',
    },
  ],
  keys: [
    { keys: 'Down', does: 'Opens' },
    { keys: 'Enter', does: 'Ticks or unticks' },
    { keys: 'Backspace', does: 'Takes the last one away' },
  ],
  examples: [
    { title: 'Components', opens: 'Components', render: () => <Example /> },
    { title: 'Compact, with new options', render: () => <Creating /> },
    {
      title: 'Nothing to choose, wrong, read only, not available',
      render: () => (
        <Stack gap={4}>
          <MultiSelect label="Trades" options={[]} value={[]} onChange={ignore} />
          <MultiSelect
            label="Trades"
            options={options}
            value={[]}
            onChange={ignore}
            error="At least 2 options are required"
          />
          <MultiSelect
            label="Components"
            options={options}
            value={['Parking Garage']}
            onChange={ignore}
            readOnly
          />
          <MultiSelect
            label="Components"
            options={options}
            value={['Parking Garage']}
            onChange={ignore}
            disabledReason="Choose a project first"
          />
        </Stack>
      ),
    },
  ],
});
