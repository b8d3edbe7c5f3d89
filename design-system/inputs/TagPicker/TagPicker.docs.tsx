import { defineDocs } from '../../catalogue/docs.ts';
import { useState } from 'react';
import { TagPicker } from './TagPicker.tsx';

function Example() {
  const [tags, setTags] = useState(['Envelope', 'Structure']);
  const [value, setValue] = useState(['Envelope']);
  const handleCreate = (name: string) => {
    setTags([...tags, name]);
    setValue([...value, name]);
  };
  return (
    <TagPicker
      label="Tags"
      options={tags.map((label) => ({ value: label, label }))}
      value={value}
      onChange={setValue}
      onCreate={handleCreate}
    />
  );
}

export const docs = defineDocs({
  name: 'TagPicker',
  group: 'inputs',
  summary: 'Free labels: choose some, or type a new one.',
  standsOn:
    'useListState, useListBox, useOption and ListKeyboardDelegate of react-aria, with the focus in the control; react-virtual draws the rows in sight of a long list. TagGroup for the chips. Ours: the option that makes what was typed, and its place in front of the text.',
  use: ['Loose groupings that people invent.'],
  avoid: ['For a fixed list: MultiSelect.'],
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
    { name: 'onCreate', type: '(name) => void', summary: 'Enter on a new name.' },
  ],
  keys: [
    { keys: 'Enter', does: 'Chooses or creates' },
    { keys: 'Backspace', does: 'Takes the last one away' },
  ],
  examples: [{ title: 'Tags', opens: 'Tags', render: () => <Example /> }],
});
