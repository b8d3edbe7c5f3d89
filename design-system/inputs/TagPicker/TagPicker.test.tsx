import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { TagPicker } from './TagPicker.tsx';

afterEach(cleanup);

const options = [{ value: 'e', label: 'Envelope' }];

const control = () => screen.getByRole('combobox', { name: 'Tags' });

it('offers to create what no option has, case aside', async () => {
  const create = vi.fn();
  render(<TagPicker label="Tags" options={options} value={[]} onChange={vi.fn()} onCreate={create} />);
  await userEvent.type(control(), 'envelope');
  expect(screen.getAllByRole('option').map((option) => option.textContent)).toEqual(['Envelope']);
  await userEvent.clear(control());
  await userEvent.type(control(), 'Facade{Enter}');
  expect(create).toHaveBeenCalledWith('Facade');
});

it('tells how to start when there are no tags yet', async () => {
  render(<TagPicker label="Tags" options={[]} value={[]} onChange={vi.fn()} onCreate={vi.fn()} />);
  await userEvent.click(control());
  expect(screen.getByText('Type to create a new option...')).toBeTruthy();
});
