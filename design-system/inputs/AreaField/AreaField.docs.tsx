import { useState } from 'react';
import { defineDocs } from '../../catalogue/docs.ts';
import { Columns } from '../../layout/Columns/Columns.tsx';
import { AreaField, type AreaFieldProps, type AreaUnit } from './AreaField.tsx';

type Unit = 'sq_ft' | 'sq_m' | 'acre' | 'hectare';
const units: readonly AreaUnit<Unit>[] = [
  { value: 'sq_ft', label: 'GSF', name: 'Gross square feet', decimals: 0 },
  { value: 'sq_m', label: 'SQM', name: 'Square meters' },
  { value: 'acre', label: 'AC', name: 'Acres', decimals: 4 },
  { value: 'hectare', label: 'HA', name: 'Hectares', decimals: 4 },
];
const perSquareFoot = { sq_ft: 1, sq_m: 0.092903, acre: 0.00002295684, hectare: 0.00000929 };
const convert = (value: number, from: Unit, to: Unit) => (value / perSquareFoot[from]) * perSquareFoot[to];

function Example(props: Partial<AreaFieldProps<Unit>>) {
  const [area, setArea] = useState({
    value: props.value === undefined ? 128_000 : props.value,
    unit: props.unit ?? 'sq_ft',
  });
  return (
    <AreaField
      label="Target area"
      units={units}
      convert={convert}
      {...props}
      value={area.value}
      unit={area.unit}
      onChange={(value, unit) => setArea({ value, unit })}
    />
  );
}

export const docs = defineDocs({
  name: 'AreaField',
  group: 'inputs',
  summary: 'An area with its unit; another unit shows the same area.',
  standsOn:
    'TextField and Input of react-aria-components. Ours: reading and writing of numbers. Its NumberField takes no letter it does not know, brings a number to its limits unasked and changes it by wheel and arrows; here `(312,000)` and `$ 1,234.50` are read, what is wrong stays to be mended, and no sum changes by a slip.',
  use: ['Wherever the area itself is meant, in whatever unit somebody thinks.'],
  avoid: ['A unit that cannot change: NumberField with `unit`.'],
  props: [
    { name: 'label · hint · error · name · required', type: 'string', summary: 'As in every field.' },
    { name: 'readOnly · disabledReason · quiet', type: 'boolean · string', summary: 'As in every field.' },
    { name: 'value · unit', type: 'number | null · Unit', summary: 'The number, and what it is in.' },
    { name: 'units', type: '{ value, label, name, decimals? }[]', summary: 'One alone shows as plain text.' },
    {
      name: 'onChange',
      type: '(value, unit) => void',
      summary: 'Typed, or converted by another unit.',
    },
    {
      name: 'convert',
      type: '(value, from, to) => number',
      summary: 'Going back gives the number that was typed.',
    },
    { name: 'minimum · maximum', type: 'number', summary: 'In the present unit.' },
  ],
  keys: [
    { keys: 'Enter', does: 'Takes the number, or opens the units' },
    { keys: 'Escape', does: 'Takes back what was typed' },
  ],
  examples: [
    {
      title: 'Units',
      render: () => (
        <Columns minimum={160}>
          <Example />
          <Example label="Site area" value={4.2} unit="acre" />
          <Example label="Not known yet" value={null} />
        </Columns>
      ),
    },
    {
      title: 'Wrong, read only, not available',
      render: () => (
        <Columns minimum={160}>
          <Example label="Program area" error="It is larger than the site." />
          <Example label="Gross area" readOnly />
          <Example label="Net area" disabledReason="Enter the gross area first" />
        </Columns>
      ),
    },
  ],
});
