import { defineDocs } from '../../catalogue/docs.ts';
import { useState } from 'react';
import { MoneyField } from './MoneyField.tsx';

function Example() {
  const [value, setValue] = useState<number | null>(-3850000);
  return <MoneyField label="Cost" allowsNegative value={value} onChange={setValue} />;
}

export const docs = defineDocs({
  name: 'MoneyField',
  group: 'inputs',
  summary: 'US dollars in accounting notation.',
  standsOn:
    'TextField and Input of react-aria-components. Ours: reading and writing of numbers. Its NumberField takes no letter it does not know, brings a number to its limits unasked and changes it by wheel and arrows; here `(312,000)` and `$ 1,234.50` are read, what is wrong stays to be mended, and no sum changes by a slip.',
  use: ['Type `(1,234.50)`, `-1234.5` or `$ 1,234.50`; all mean what they say.'],
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
    { name: 'decimals', type: 'number', summary: '2; 4 for unit costs.' },
    { name: 'alwaysCents', type: 'boolean', summary: '$142.00, where amounts stand below each other.' },
    { name: 'allowsNegative', type: 'boolean', summary: '' },
  ],
  keys: [
    { keys: 'Enter', does: 'Commits' },
    { keys: 'Escape', does: 'Takes back what was typed' },
  ],
  examples: [{ title: 'Negative', render: () => <Example /> }],
});
