import { cleanup, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import '../../foundations/global.ts';
import { RadioGroup } from './RadioGroup.tsx';

afterEach(cleanup);

const options = [
  { value: 'private', label: 'Private' },
  { value: 'shared', label: 'Shared' },
  { value: 'company', label: 'Company', disabledReason: 'Ask an administrator' },
];
function Example() {
  const [value, setValue] = useState<string | null>('private');
  return <RadioGroup label="Access" options={options} value={value} onChange={setValue} />;
}
const radio = (name: string) => screen.getByRole<HTMLInputElement>('radio', { name });
const chosen = () => screen.getAllByRole<HTMLInputElement>('radio').find((one) => one.checked)?.value;

it('chooses by arrows both ways, and shows why one cannot be chosen', async () => {
  render(<Example />);
  await userEvent.tab();
  expect(document.activeElement).toBe(radio('Private'));
  await userEvent.keyboard('{ArrowDown}');
  expect(chosen()).toBe('shared');
  await userEvent.keyboard('{ArrowDown}');
  expect([chosen(), document.activeElement]).toEqual(['shared', radio('Company')]);
  await userEvent.keyboard('{ArrowUp}{ArrowUp}');
  expect(chosen()).toBe('private');
});

it('chooses by a press on the words', async () => {
  render(<Example />);
  await userEvent.click(screen.getByText('Shared'));
  expect([chosen(), document.activeElement]).toEqual(['shared', radio('Shared')]);
});
