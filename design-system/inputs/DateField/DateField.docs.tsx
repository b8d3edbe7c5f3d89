import { defineDocs } from '../../catalogue/docs.ts';
import { useState } from 'react';
import { DateField } from './DateField.tsx';

function Example() {
  const [value, setValue] = useState<string | null>('2026-10-28');
  return <DateField label="Due date" today="2026-11-20" value={value} onChange={setValue} />;
}

export const docs = defineDocs({
  name: 'DateField',
  group: 'inputs',
  summary: 'A calendar day, typed or picked.',
  standsOn:
    'TextField of react-aria-components for what is typed, Popover and Calendar for the days. Ours: reading `11/20`, `Nov 20` and `2026-11-20`; its DateField takes digits part by part and no paste.',
  use: ['Typing is quicker than the calendar: `11/20`, `2026-11-20`, `Nov 20`.'],
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
    { name: 'value · onChange', type: 'YYYY-MM-DD | null', summary: '' },
    { name: 'today', type: 'YYYY-MM-DD', summary: 'Completes a year that was not typed.' },
    { name: 'minimum · maximum', type: 'YYYY-MM-DD', summary: 'Days outside cannot be taken.' },
    {
      name: 'validate',
      type: '(day) => string | undefined',
      summary: 'What the owner has against a day; such a day is not taken.',
    },
  ],
  keys: [
    { keys: 'Alt+Down', does: 'Opens the calendar' },
    { keys: 'Arrows', does: 'Move by day and week in the calendar' },
    { keys: 'Page Up, Page Down', does: 'Month' },
    { keys: 'Escape', does: 'Closes it, or takes back what was typed' },
  ],
  examples: [{ title: 'Due date', opens: 'Open calendar', render: () => <Example /> }],
});
