import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { useState } from 'react';
import { PercentField } from './PercentField.tsx';

afterEach(cleanup);

function Example({ onChange }: { onChange: (value: number | null) => void }) {
  const [value, setValue] = useState<number | null>(10);
  const handleChange = (next: number | null) => {
    setValue(next);
    onChange(next);
  };
  return <PercentField label="Field" value={value} onChange={handleChange} minimum={0} maximum={100} />;
}

const input = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Field' });
const enter = async (text: string) => {
  await userEvent.clear(input());
  await userEvent.type(input(), text);
  await userEvent.tab();
};

it('holds percents as they are read and keeps to its limits', async () => {
  const change = vi.fn();
  render(<Example onChange={change} />);
  await enter('12.5 %');
  expect(change).toHaveBeenLastCalledWith(12.5);
  await enter('101');
  expect(screen.getByRole('alert').textContent).toContain('at most 100');
  expect(change).not.toHaveBeenCalledWith(101);
});
