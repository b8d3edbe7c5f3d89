import { defineDocs } from '../../catalogue/docs.ts';
import { useState } from 'react';
import { NumberField } from './NumberField.tsx';

function Example() {
  const [value, setValue] = useState<number | null>(61000);
  return <NumberField label="Quantity" unit="SF" allowsNegative value={value} onChange={setValue} />;
}

export const docs = defineDocs({
  name: 'NumberField',
  group: 'inputs',
  summary: 'A plain number with grouped thousands.',
  standsOn:
    'TextField and Input of react-aria-components. Ours: reading and writing of numbers. Its NumberField takes no letter it does not know, brings a number to its limits unasked and changes it by wheel and arrows; here `(312,000)` and `$ 1,234.50` are read, what is wrong stays to be mended, and no sum changes by a slip.',
  use: ['Quantities and areas, with their unit.'],
  avoid: ['For money: MoneyField.'],
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
    { name: 'value · onChange', type: 'number | null', summary: 'Called with each readable number.' },
    { name: 'decimals', type: 'number', summary: 'At most; 4 by default.' },
    { name: 'allowsNegative', type: 'boolean', summary: 'Negatives show in parentheses.' },
    { name: 'minimum · maximum · unit', type: 'number · string', summary: '' },
  ],
  keys: [
    { keys: 'Enter', does: 'Commits' },
    { keys: 'Escape', does: 'Takes back what was typed' },
  ],
  examples: [{ title: 'With a unit', render: () => <Example /> }],
});
