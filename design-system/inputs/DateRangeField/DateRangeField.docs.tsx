import { useState } from 'react';
import { defineDocs } from '../../catalogue/docs.ts';
import { Stack } from '../../layout/Stack/Stack.tsx';
import { DateRangeField, type DateRangeFieldProps, type DayRange } from './DateRangeField.tsx';

const today = '2026-11-20';
const full = ({ start, end }: DayRange) =>
  (start === null) === (end === null) ? undefined : 'Please select a full range';

function Example({
  start = '2026-11-02',
  end = '2026-11-20',
  ...props
}: Partial<DateRangeFieldProps> & Partial<DayRange>) {
  const [value, setValue] = useState<DayRange>({ start, end });
  return <DateRangeField label="Due" today={today} {...props} value={value} onChange={setValue} />;
}

export const docs = defineDocs({
  name: 'DateRangeField',
  group: 'inputs',
  summary: 'A span of days, typed or picked.',
  standsOn:
    'RangeCalendar of react-aria-components. Ours: reading two days typed or pasted in any usual way; its DateRangePicker takes digits part by part and no paste.',
  use: [
    'Filters and periods; a span copied elsewhere (`11/02/2026, 11/20/2026`) can be pasted into either box.',
    'What is typed is taken, or what is wrong with it said, once both boxes are left; the way into the calendar does not count. In a Popover: `holds`.',
  ],
  avoid: ['Two days that do not make a span: two DateFields.'],
  props: [
    { name: 'label · labelHidden · hint · error · name', type: 'string', summary: 'As in every field.' },
    {
      name: 'readOnly · disabledReason · quiet · required',
      type: 'boolean · string',
      summary: 'As in every field.',
    },
    { name: 'value · onChange', type: '{ start, end }', summary: 'YYYY-MM-DD or null, both ends within.' },
    {
      name: 'today',
      type: 'YYYY-MM-DD',
      summary: 'Completes a year that was not typed; marked in the calendar.',
    },
    {
      name: 'validate',
      type: '(value) => string | undefined',
      summary: 'What the owner has against a span; such a span is not taken.',
    },
    { name: 'clearable', type: 'boolean', summary: 'Can be emptied from the calendar.' },
  ],
  keys: [
    { keys: 'Enter, or Tab past both boxes', does: 'Takes what was typed, or says what is wrong' },
    { keys: 'Escape', does: 'Takes back what was typed, or closes the calendar' },
    { keys: 'Alt+Down', does: 'Opens the calendar' },
    { keys: 'Arrows, Page Up, Page Down', does: 'Move by day, week and month in the calendar' },
    { keys: 'Enter in the calendar', does: 'Starts the span, then ends it' },
  ],
  examples: [
    { title: 'Chosen', render: () => <Example /> },
    {
      title: 'Empty, both ends or none',
      render: () => <Example start={null} end={null} clearable validate={full} />,
    },
    {
      title: 'Wrong, read only, not available',
      render: () => (
        <Stack gap={4}>
          <Example start="1990-01-01" error="Date is too far in the past" />
          <Example readOnly />
          <Example disabledReason="Choose a milestone first" />
        </Stack>
      ),
    },
  ],
});
