import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { Button } from '../../actions/Button/Button.tsx';
import { Popover } from '../../overlays/Popover/Popover.tsx';
import { DateRangeField, type DateRangeFieldProps, type DayRange } from './DateRangeField.tsx';

const first: DayRange = { start: '2026-11-02', end: '2026-11-20' };
const none: DayRange = { start: null, end: null };

function Example({
  seen,
  from = first,
  ...props
}: { seen: (value: DayRange) => void; from?: DayRange } & Partial<DateRangeFieldProps>) {
  const [value, setValue] = useState(from);
  const handleChange = (next: DayRange) => {
    setValue(next);
    seen(next);
  };
  return <DateRangeField label="Due" today="2026-11-20" {...props} value={value} onChange={handleChange} />;
}
const box = (word: 'from' | 'to') => screen.getByRole<HTMLInputElement>('textbox', { name: `Due, ${word}` });
const write = async (word: 'from' | 'to', text: string) => {
  await userEvent.clear(box(word));
  await userEvent.type(box(word), text);
};
const full = ({ start, end }: DayRange) =>
  (start === null) === (end === null) ? undefined : 'Please select a full range';
const problem = () => screen.queryByRole('alert')?.textContent ?? '';

it('shows both ends in words and takes a typed one', async () => {
  const seen = vi.fn();
  render(<Example seen={seen} />);
  expect([box('from').value, box('to').value]).toEqual(['Nov 02, 2026', 'Nov 20, 2026']);
  await write('to', '12/31{Enter}');
  expect(seen).toHaveBeenLastCalledWith({ start: '2026-11-02', end: '2026-12-31' });
  expect(box('to').value).toBe('Dec 31, 2026');
});

it('waits for the second end while the focus stays inside', async () => {
  const seen = vi.fn();
  render(<Example seen={seen} from={none} validate={full} />);
  await userEvent.type(box('from'), '11/2');
  await userEvent.tab();
  expect(problem()).toBe('');
  expect(seen).not.toHaveBeenCalled();
  await userEvent.type(box('to'), '11/9{Enter}');
  expect(seen).toHaveBeenLastCalledWith({ start: '2026-11-02', end: '2026-11-09' });
});

it('says what the owner has against a span and keeps the text', async () => {
  const seen = vi.fn();
  const validate = (range: DayRange) =>
    range.start !== null && range.start < '2001-11-20' ? 'Date is too far in the past' : full(range);
  render(<Example seen={seen} validate={validate} />);
  await write('from', '1/1/1990{Enter}');
  expect(problem()).toBe('Date is too far in the past');
  expect(box('from').value).toBe('1/1/1990');
  await userEvent.clear(box('from'));
  await userEvent.keyboard('{Enter}');
  expect(problem()).toBe('Please select a full range');
  await userEvent.keyboard('{Escape}');
  expect(problem()).toBe('');
  expect(box('from').value).toBe('Nov 02, 2026');
  expect(seen).not.toHaveBeenCalled();
});

it('refuses what is no day, or ends before it starts', async () => {
  const seen = vi.fn();
  render(<Example seen={seen} />);
  await write('from', '2/30/2026{Enter}');
  expect(problem()).toContain('Invalid date');
  await write('from', '12/1/2026{Enter}');
  expect(problem()).toContain('must not be before the start');
  expect(seen).not.toHaveBeenCalled();
});

it('says what is missing as soon as the focus has left both boxes', async () => {
  const seen = vi.fn();
  render(<Example seen={seen} from={none} validate={full} />);
  await userEvent.type(box('from'), '11/9');
  await userEvent.tab();
  expect(problem()).toBe('');
  await userEvent.tab();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Open calendar' }));
  expect(problem()).toBe('Please select a full range');
  expect(box('from').value).toBe('11/9');
  await userEvent.type(box('to'), '11/2');
  await userEvent.tab();
  expect(problem()).toContain('must not be before the start');
  expect(seen).not.toHaveBeenCalled();
});

it('says nothing yet while the focus is in its calendar, and says it once that is left', async () => {
  const seen = vi.fn();
  render(
    <>
      <Example seen={seen} from={none} validate={full} />
      <button type="button">Out</button>
    </>,
  );
  await userEvent.type(box('from'), '11/2{Alt>}{ArrowDown}{/Alt}');
  expect(screen.getByRole('dialog').contains(document.activeElement)).toBe(true);
  expect(problem()).toBe('');
  await userEvent.click(screen.getByRole('button', { name: 'Out' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(problem()).toBe('Please select a full range');
});

it('keeps the panel of a filter open over a single day, until it is whole or given up', async () => {
  const [seen, pressed] = [vi.fn(), vi.fn()];
  render(
    <>
      <Popover
        label="Due date"
        holds
        renderTrigger={(trigger) => <Button trigger={trigger}>Due date</Button>}
      >
        <Example seen={seen} from={none} validate={full} />
      </Popover>
      <button type="button" onClick={pressed}>
        Out
      </button>
    </>,
  );
  const isOpen = () => screen.queryByRole('dialog', { name: 'Due date' }) !== null;
  const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
  await press('Due date');
  await userEvent.type(box('from'), '11/2{Alt>}{ArrowDown}{/Alt}');
  expect(screen.getAllByRole('dialog')).toHaveLength(2);
  await press('Out');
  expect(screen.getAllByRole('dialog')).toHaveLength(1);
  expect([isOpen(), problem()]).toEqual([true, 'Please select a full range']);
  expect(document.activeElement).toBe(box('from'));
  expect(pressed).not.toHaveBeenCalled();
  await press('Due date');
  expect(isOpen()).toBe(true);
  // What is whole by then is taken.
  await userEvent.type(box('to'), '11/9');
  await press('Out');
  expect([isOpen(), pressed.mock.calls.length]).toEqual([false, 1]);
  expect(seen).toHaveBeenLastCalledWith({ start: '2026-11-02', end: '2026-11-09' });
});

it('lets go of a single day with Escape', async () => {
  const seen = vi.fn();
  render(
    <Popover label="Due date" holds renderTrigger={(trigger) => <Button trigger={trigger}>Due date</Button>}>
      <Example seen={seen} from={none} validate={full} />
    </Popover>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Due date' }));
  await userEvent.type(box('from'), '11/2');
  await userEvent.tab();
  await userEvent.tab();
  expect(problem()).toBe('Please select a full range');
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(seen).not.toHaveBeenCalled();
});

it('fills both ends from a pasted span, and from a single day', async () => {
  const seen = vi.fn();
  render(<Example seen={seen} from={none} />);
  await userEvent.click(box('to'));
  await userEvent.paste('11/02/2026, 11/09/2026');
  expect(seen).toHaveBeenLastCalledWith({ start: '2026-11-02', end: '2026-11-09' });
  await userEvent.paste('2026-12-24');
  expect(seen).toHaveBeenLastCalledWith({ start: '2026-12-24', end: '2026-12-24' });
});

it('can be emptied from the calendar', async () => {
  const seen = vi.fn();
  render(<Example seen={seen} clearable />);
  await userEvent.type(box('from'), '{Alt>}{ArrowDown}{/Alt}');
  await userEvent.click(screen.getByRole('button', { name: 'Clear' }));
  expect(seen).toHaveBeenLastCalledWith(none);
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('picks a span in the calendar of two months', async () => {
  const seen = vi.fn();
  render(<Example seen={seen} />);
  await userEvent.click(screen.getByRole('button', { name: 'Open calendar' }));
  // Days of the month before and after stand in each grid too, hidden.
  const day = async (name: RegExp) => {
    const all = await screen.findAllByRole('button', { name });
    return all.find((one) => !one.hasAttribute('data-outside-month')) as HTMLElement;
  };
  await userEvent.click(await day(/November 10, 2026/));
  await userEvent.click(await day(/December 3, 2026/));
  expect(seen).toHaveBeenLastCalledWith({ start: '2026-11-10', end: '2026-12-03' });
});

it('takes nothing while it cannot be used, and says why', () => {
  render(<Example seen={vi.fn()} disabledReason="Choose a milestone first" />);
  expect(box('from').readOnly).toBe(true);
  expect(screen.queryByRole('button')).toBeNull();
  expect(screen.getByText('Choose a milestone first')).toBeTruthy();
});
