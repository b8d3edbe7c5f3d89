import { defineDocs } from '../../catalogue/docs.ts';
import { useState } from 'react';
import { LayoutGrid, List } from '../../icons/shapes.ts';
import { Inline } from '../../layout/Inline/Inline.tsx';
import { ToggleGroup } from './ToggleGroup.tsx';

const units = [
  { value: 'cost', label: 'Cost' },
  { value: 'area', label: '$ / GSF' },
  { value: 'size', label: 'GSF' },
];
const views = [
  { value: 'list', label: 'List', icon: List, iconOnly: true },
  { value: 'cards', label: 'Cards', icon: LayoutGrid, iconOnly: true },
];

const ratings = ['Rare', 'Unlikely', 'Possible', 'Likely', 'Almost certain'].map((word, at) => ({
  value: String(at + 1),
  label: `${at + 1} ${word}`,
  face: String(at + 1),
}));

function Example() {
  const [unit, setUnit] = useState('cost');
  const [view, setView] = useState('list');
  return (
    <Inline gap={4}>
      <ToggleGroup label="Figures" options={units} value={unit} onChange={setUnit} />
      <ToggleGroup label="View" options={views} value={view} onChange={setView} />
    </Inline>
  );
}

function RatingExample() {
  const [rating, setRating] = useState<string | null>(null);
  return <ToggleGroup label="Likelihood" options={ratings} value={rating} onChange={setRating} />;
}

export const docs = defineDocs({
  name: 'ToggleGroup',
  group: 'actions',
  summary: 'One of a few, all visible at once.',
  standsOn: 'RadioGroup of react-aria: its arrows choose, which those of a ToggleButtonGroup do not.',
  use: ['Two to four short choices that change a view.', 'A rating from 1 to 5.'],
  avoid: ['More than five: Select.', 'To start actions.'],
  props: [
    {
      name: 'options',
      type: '{ value, label, icon?, iconOnly?, face? }[]',
      summary: '`face` shows in place of the label.',
    },
    { name: 'value · onChange', type: 'string | null', summary: 'Null while nothing is chosen yet.' },
  ],
  keys: [{ keys: 'Arrows', does: 'Choose the next or previous' }],
  examples: [
    { title: 'Words and icons', render: () => <Example /> },
    { title: 'A rating', render: () => <RatingExample /> },
  ],
});
