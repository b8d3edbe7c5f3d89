import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { useState } from 'react';
import { MultiSelect } from './MultiSelect.tsx';

afterEach(cleanup);

const options = ['Highest', 'High', 'Medium', 'Low'].map((label) => ({
  value: label.toLowerCase(),
  label,
  ...(label === 'Low' ? { disabledReason: 'Not here' } : {}),
}));

function Example({ onChange }: { onChange: (value: string[]) => void }) {
  const [value, setValue] = useState<string[]>(['high', 'gone']);
  const handleChange = (next: string[]) => {
    setValue(next);
    onChange(next);
  };
  return <MultiSelect label="Field" value={value} onChange={handleChange} options={options} />;
}

const control = () => screen.getByRole('combobox', { name: 'Field' });

it('ticks and unticks, and drops values without an option', async () => {
  const change = vi.fn();
  render(<Example onChange={change} />);
  await userEvent.click(control());
  await userEvent.click(screen.getByRole('option', { name: 'Medium' }));
  expect(change).toHaveBeenLastCalledWith(['high', 'medium']);
  await userEvent.click(screen.getByRole('option', { name: 'High' }));
  expect(change).toHaveBeenLastCalledWith(['medium']);
});

it('takes the last one away with Backspace and each with its cross', async () => {
  const change = vi.fn();
  render(<Example onChange={change} />);
  await userEvent.type(control(), '{Backspace}');
  expect(change).toHaveBeenLastCalledWith([]);
});

it('has its chips in one tab stop, walked by arrows, from which Delete takes one away', async () => {
  const change = vi.fn();
  function Three() {
    const [value, setValue] = useState(['highest', 'high', 'medium']);
    return (
      <MultiSelect
        label="Field"
        value={value}
        options={options}
        onChange={(next) => {
          setValue(next);
          change(next);
        }}
      />
    );
  }
  render(<Three />);
  await userEvent.tab();
  expect(document.activeElement).toBe(screen.getByRole('row', { name: 'Highest' }));
  await userEvent.keyboard('{ArrowRight}');
  expect(document.activeElement).toBe(screen.getByRole('row', { name: 'High' }));
  await userEvent.keyboard('{Delete}');
  expect(change).toHaveBeenLastCalledWith(['highest', 'medium']);
  expect(document.activeElement).toBe(screen.getByRole('row', { name: 'Medium' }));
  // By the cross of the chip to the box.
  await userEvent.tab();
  await userEvent.tab();
  expect(document.activeElement).toBe(control());
  await userEvent.click(screen.getByRole('button', { name: 'Remove Highest' }));
  await userEvent.click(screen.getByRole('button', { name: 'Remove Medium' }));
  expect(change).toHaveBeenLastCalledWith([]);
  expect(document.activeElement).toBe(control());
});

it('says when there is nothing to choose', async () => {
  render(<MultiSelect label="Field" options={[]} value={[]} onChange={vi.fn()} />);
  await userEvent.click(control());
  expect(screen.getByText('There are no options...')).toBeTruthy();
});

it('makes a new option by Enter, and says how when there are none', async () => {
  const create = vi.fn();
  render(<MultiSelect label="Field" options={[]} value={[]} onChange={vi.fn()} onCreate={create} />);
  await userEvent.click(control());
  expect(screen.getByText('Type to create a new option...')).toBeTruthy();
  await userEvent.keyboard('Facade{Enter}');
  expect(create).toHaveBeenCalledWith('Facade');
});

it('keeps one line while the focus is elsewhere when compact', async () => {
  const value = ['highest', 'high', 'medium'];
  const { container } = render(
    <MultiSelect label="Field" options={options} value={value} onChange={vi.fn()} compact />,
  );
  expect(container.textContent).toContain('Highest+2');
  await userEvent.click(control());
  expect(screen.getAllByRole('button', { name: /^Remove/ })).toHaveLength(3);
  await userEvent.click(document.body);
  expect(screen.getAllByRole('button', { name: /^Remove/ })).toHaveLength(1);
});
