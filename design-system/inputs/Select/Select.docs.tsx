import { defineDocs } from '../../catalogue/docs.ts';
import { useState } from 'react';
import { Select } from './Select.tsx';

const options = ['Highest', 'High', 'Medium', 'Low', 'Lowest'].map((label) => ({ value: label, label }));

function Example() {
  const [value, setValue] = useState<string | null>(null);
  return (
    <Select
      label="Priority"
      placeholder="Select a priority..."
      options={options}
      value={value}
      onChange={setValue}
    />
  );
}

export const docs = defineDocs({
  name: 'Select',
  group: 'inputs',
  summary: 'One of a list that is too long to show at once.',
  standsOn:
    'useListState, useListBox, useOption and ListKeyboardDelegate of react-aria, with the focus in the control; react-virtual draws the rows in sight of a long list. Ours: the control, a combo box and no button with a menu, so that it reads as a field.',
  use: ['Five to thirty known choices.'],
  avoid: ['Two to four: ToggleGroup. Very many: ComboBox.'],
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
      name: 'options',
      type: '{ value, label, description?, icon?, start?, disabledReason? }[]',
      summary: '',
    },
    { name: 'value · onChange', type: 'string | null', summary: '' },
    { name: 'renderValue', type: '(option) => node', summary: 'Draws the chosen option.' },
  ],
  keys: [
    { keys: 'Enter, Space, Down', does: 'Opens' },
    { keys: 'Up, Down, Home, End, Page', does: 'Move' },
    { keys: 'Letters', does: 'Jump' },
    { keys: 'Enter, Space, Tab', does: 'Choose' },
    { keys: 'Escape, Alt+Up', does: 'Close' },
  ],
  examples: [{ title: 'Priority', opens: 'Priority', render: () => <Example /> }],
});
