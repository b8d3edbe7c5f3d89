import { defineDocs } from '../../catalogue/docs.ts';
import { useState } from 'react';
import { Columns } from '../../layout/Columns/Columns.tsx';
import { TextField } from './TextField.tsx';

const ignore = () => undefined;

function Example() {
  const [value, setValue] = useState<string>('Cedar Ridge Patient Tower');
  return (
    <TextField label="Project name" hint="As it stands on the drawings" value={value} onChange={setValue} />
  );
}

export const docs = defineDocs({
  name: 'TextField',
  group: 'inputs',
  summary: 'One line of text.',
  standsOn:
    'TextField and Input of react-aria-components. Ours: one that cannot be used keeps the focus and says why.',
  use: ['Say what belongs in it; the hint gives the form.'],
  avoid: ['For several lines: TextArea.'],
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
    { name: 'value · onChange', type: 'string', summary: '' },
    { name: 'onCommit', type: '(text) => void', summary: 'Enter was pressed or the focus left.' },
    { name: 'start · end', type: 'node', summary: 'Icon or unit inside the edge.' },
  ],
  keys: [{ keys: 'Enter', does: 'Commits' }],
  examples: [
    { title: 'Plain', render: () => <Example /> },
    {
      title: 'Error, read-only, disabled, quiet',
      render: () => (
        <Columns count={2}>
          <TextField label="Name" required value="" onChange={ignore} error="Give the project a name." />
          <TextField label="Code" value="CRPT-26" onChange={ignore} readOnly />
          <TextField label="Area" value="304,000" onChange={ignore} disabledReason="Set by the program" />
          <TextField label="City" value="Seattle" onChange={ignore} quiet />
        </Columns>
      ),
    },
  ],
});
