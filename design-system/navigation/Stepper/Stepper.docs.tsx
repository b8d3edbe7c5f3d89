import { useState } from 'react';
import { defineDocs } from '../../catalogue/docs.ts';
import { Stepper, type Step } from './Stepper.tsx';

const names = ['Details', 'Timeline', 'Components', 'Estimate'];
/** Steps before the current one are done, the others still to do. */
const stepsAt = (current: string): Step<string>[] =>
  names.map((label, index) => ({
    id: label,
    label,
    state: index < names.indexOf(current) ? 'done' : 'todo',
  }));

function Example({ label, start }: { label: string; start: string }) {
  const [current, setCurrent] = useState(start);
  return <Stepper label={label} steps={stepsAt(start)} current={current} onSelect={setCurrent} />;
}

const review: readonly Step<string>[] = [
  { id: 'upload', label: 'Upload', state: 'done' },
  { id: 'columns', label: 'Columns', state: 'error' },
  { id: 'codes', label: 'Codes', state: 'todo' },
  { id: 'review', label: 'Review', state: 'locked', lockedReason: 'Assign every column first' },
];

export const docs = defineDocs({
  name: 'Stepper',
  group: 'navigation',
  summary: 'Where somebody is in a task of several steps, and the way back.',
  standsOn: 'Button of react-aria-components.',
  use: ['Three to six steps in a fixed order: a wizard, an import.'],
  avoid: ['Parts of a thing in any order: Tabs.', 'Work that runs by itself: ProgressBar.'],
  props: [
    { name: 'label', type: 'string', summary: 'What the steps are of.' },
    {
      name: 'steps',
      type: '{ id, label, state, lockedReason? }[]',
      summary: 'todo, done, error or locked.',
    },
    { name: 'current', type: 'Id', summary: 'The step on the screen.' },
    { name: 'onSelect', type: '(id) => void', summary: 'Asked for steps that are done or need attention.' },
  ],
  keys: [
    { keys: 'Tab', does: 'Reaches the steps one can go back to' },
    { keys: 'Enter, Space', does: 'Goes there' },
  ],
  examples: [
    { title: 'At the start', render: () => <Example label="Create project" start="Details" /> },
    { title: 'On the third step', render: () => <Example label="Continue project" start="Components" /> },
    {
      title: 'Something wrong, something locked',
      render: () => <Stepper label="Import" steps={review} current="codes" onSelect={() => undefined} />,
    },
  ],
});
