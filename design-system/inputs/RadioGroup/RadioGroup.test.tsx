import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { RadioGroup, type RadioGroupProps } from './RadioGroup.tsx';

const options = [
  { value: 'private', label: 'Private', description: 'Only you see it.' },
  { value: 'shared', label: 'Shared' },
  { value: 'company', label: 'Company', disabledReason: 'Ask an administrator' },
];

function Example({
  onChange,
  ...props
}: { onChange: (value: string) => void } & Partial<RadioGroupProps<string>>) {
  const [value, setValue] = useState<string | null>('private');
  const handleChange = (next: string) => {
    setValue(next);
    onChange(next);
  };
  return <RadioGroup label="Access" options={options} {...props} value={value} onChange={handleChange} />;
}
const radio = (name: string) => screen.getByRole<HTMLInputElement>('radio', { name });

it('is a named group whose choices are named and described', () => {
  render(<Example onChange={vi.fn()} hint="For this report" />);
  const group = screen.getByRole('radiogroup', { name: 'Access' });
  expect(document.getElementById(group.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
    'For this report',
  );
  const described = radio('Private').getAttribute('aria-describedby') ?? '';
  expect(document.getElementById(described)?.textContent).toBe('Only you see it.');
});

it('chooses by press anywhere on a choice and by arrows, also round the end', async () => {
  const change = vi.fn();
  render(<Example onChange={change} variant="cards" />);
  await userEvent.click(screen.getByText('Shared'));
  expect(change).toHaveBeenLastCalledWith('shared');
  radio('Shared').focus();
  await userEvent.keyboard('{ArrowDown}{ArrowDown}');
  expect(change).toHaveBeenLastCalledWith('private');
  expect(radio('Private').checked).toBe(true);
});

it('does not choose what is blocked and says why', async () => {
  const change = vi.fn();
  render(<Example onChange={change} />);
  await userEvent.click(radio('Company'));
  expect(change).not.toHaveBeenCalled();
  expect(radio('Private').checked).toBe(true);
  expect(radio('Company').getAttribute('aria-disabled')).toBe('true');
  expect(screen.getByText('Ask an administrator')).toBeTruthy();
});

it.each([{ readOnly: true }, { disabledReason: 'Later' }])('takes nothing while %o', async (state) => {
  const change = vi.fn();
  render(<Example onChange={change} {...state} />);
  await userEvent.click(radio('Shared'));
  expect(change).not.toHaveBeenCalled();
});

it('marks the group as wrong and says what is wrong', () => {
  render(<Example onChange={vi.fn()} error="Choose one." required />);
  const group = screen.getByRole('radiogroup', { name: /Access/ });
  expect(group.getAttribute('aria-invalid')).toBe('true');
  expect(group.getAttribute('aria-required')).toBe('true');
  expect(screen.getByRole('alert').textContent).toBe('Choose one.');
});
