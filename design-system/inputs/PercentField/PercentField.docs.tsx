import { defineDocs } from '../../catalogue/docs.ts';
import { useState } from 'react';
import { PercentField } from './PercentField.tsx';

function Example() {
  const [value, setValue] = useState<number | null>(10);
  return <PercentField label="Lower limit" minimum={0} maximum={100} value={value} onChange={setValue} />;
}

export const docs = defineDocs({
  name: 'PercentField',
  group: 'inputs',
  summary: 'A percentage as a number of percent: 10 is 10 %.',
  standsOn:
    'TextField and Input of react-aria-components. Ours: reading and writing of numbers. Its NumberField takes no letter it does not know, brings a number to its limits unasked and changes it by wheel and arrows; here `(312,000)` and `$ 1,234.50` are read, what is wrong stays to be mended, and no sum changes by a slip.',
  use: ['Limits, margins, markups.'],
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
    { name: 'value · onChange', type: 'number | null', summary: '' },
  ],
  keys: [{ keys: 'Enter', does: 'Commits' }],
  examples: [{ title: 'Limit', render: () => <Example /> }],
});
