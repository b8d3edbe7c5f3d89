import { defineDocs } from '../../catalogue/docs.ts';
import { useState } from 'react';
import { PersonPicker } from './PersonPicker.tsx';

const people = [
  { id: '1', name: 'Lena Brandt', description: 'Architect' },
  { id: '2', name: 'Ingrid Solberg', description: 'Cost Manager' },
  { id: '3', name: 'Daniel Reyes', description: 'Administrator' },
];

function Example() {
  const [value, setValue] = useState<string | null>('1');
  return <PersonPicker label="Assignee" people={people} value={value} onChange={setValue} />;
}

export const docs = defineDocs({
  name: 'PersonPicker',
  group: 'inputs',
  summary: 'One person of a team, found by name.',
  standsOn: 'ComboBox.',
  use: ['Assignee, owner.'],
  avoid: [],
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
    { name: 'people', type: '{ id, name, description?, picture? }[]', summary: '' },
    { name: 'value · onChange', type: 'id | null', summary: '' },
    { name: 'clearable', type: 'boolean', summary: 'True by default.' },
  ],
  keys: [
    { keys: 'Letters', does: 'Narrow the list' },
    { keys: 'Enter', does: 'Choose' },
  ],
  examples: [{ title: 'Assignee', opens: 'Assignee', render: () => <Example /> }],
});
