import { defineDocs } from '../../catalogue/docs.ts';
import { useState } from 'react';
import { Stack } from '../../layout/Stack/Stack.tsx';
import { ComboBox } from './ComboBox.tsx';

const options = ['Concept', '50% SD', '100% SD', '50% DD', '100% DD', 'GMP'].map((label) => ({
  value: label,
  label,
}));

function Example() {
  const [value, setValue] = useState<string | null>('100% SD');
  return <ComboBox label="Milestone" clearable options={options} value={value} onChange={setValue} />;
}

const ignore = () => undefined;
/** Answers from the list above, as a server would. */
const search = async (text: string) =>
  Promise.resolve(options.filter((option) => option.label.toLowerCase().includes(text.toLowerCase())));

function Remote() {
  const [value, setValue] = useState<string | null>(null);
  return (
    <ComboBox
      label="Find item"
      placeholder="Find item"
      search={search}
      value={value}
      selectedLabel={value ?? ''}
      onChange={setValue}
    />
  );
}

export const docs = defineDocs({
  name: 'ComboBox',
  group: 'inputs',
  summary: 'One of many, found by typing.',
  standsOn:
    'TextField of react-aria-components, useListState, useListBox, useOption and ListKeyboardDelegate of react-aria, with the focus in the control; react-virtual draws the rows in sight of a long list. Ours: asking elsewhere, retry, and what is typed may stand for itself.',
  use: ['Long lists; with `search` they can live on a server.'],
  avoid: ['Under ten choices: Select.'],
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
    { name: 'options', type: 'Option[]', summary: '' },
    {
      name: 'search',
      type: '(text, signal) => Promise<Option[]>',
      summary: 'Asked from three letters on; the last text wins, a failure can be retried.',
    },
    { name: 'value · onChange', type: 'string | null', summary: '' },
    { name: 'clearable', type: 'boolean', summary: 'Can be emptied.' },
  ],
  keys: [
    { keys: 'Letters', does: 'Narrow the list' },
    { keys: 'Up, Down', does: 'Move' },
    { keys: 'Enter', does: 'Choose' },
    { keys: 'Escape', does: 'Close' },
  ],
  examples: [
    { title: 'Milestone', opens: 'Milestone', render: () => <Example /> },
    {
      title: 'Found elsewhere, wrong, read only, not available',
      render: () => (
        <Stack gap={4}>
          <Remote />
          <ComboBox
            label="Component"
            options={options}
            value={null}
            onChange={ignore}
            error="Choose a component."
          />
          <ComboBox label="Milestone" options={options} value="GMP" onChange={ignore} readOnly />
          <ComboBox
            label="Milestone"
            options={options}
            value="GMP"
            onChange={ignore}
            disabledReason="There are no milestones created for this project"
          />
        </Stack>
      ),
    },
  ],
});
