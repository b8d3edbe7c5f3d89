import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { PersonPicker } from './PersonPicker.tsx';

afterEach(cleanup);

const people = [
  { id: '1', name: 'Lena Brandt', description: 'Architect' },
  { id: '2', name: 'Ingrid Solberg' },
];
const control = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'Assignee' });

it('finds by name or role and hands on the id', async () => {
  const change = vi.fn();
  render(<PersonPicker label="Assignee" people={people} value={null} onChange={change} />);
  expect(control().placeholder).toBe('Select member');
  await userEvent.type(control(), 'archi{Enter}');
  expect(change).toHaveBeenCalledWith('1');
});

it('can be emptied and says when nobody is found', async () => {
  const change = vi.fn();
  render(<PersonPicker label="Assignee" people={people} value="2" onChange={change} />);
  await userEvent.click(screen.getByRole('button', { name: 'Clear Assignee' }));
  expect(change).toHaveBeenCalledWith(null);
  await userEvent.type(control(), 'xyz');
  expect(screen.getByText('No members found')).toBeTruthy();
});

it('says when there is nobody to pick from', async () => {
  render(<PersonPicker label="Assignee" people={[]} value={null} onChange={vi.fn()} />);
  await userEvent.click(control());
  expect(screen.getByText('No available users')).toBeTruthy();
});

it('finds people elsewhere from three letters on', async () => {
  const change = vi.fn();
  const search = vi.fn(async () =>
    Promise.resolve([{ id: '9', name: 'Theo Lindqvist', description: 'Superintendent' }]),
  );
  render(<PersonPicker label="Assignee" search={search} value={null} onChange={change} />);
  expect(control().getAttribute('placeholder')).toBe('Select member');
  await userEvent.type(control(), 'theo');
  await userEvent.click(await screen.findByRole('option', { name: /Theo Lindqvist/ }));
  expect(change).toHaveBeenCalledWith('9');
  expect(search).toHaveBeenCalledOnce();
});
