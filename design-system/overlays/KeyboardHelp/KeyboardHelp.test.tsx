import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { KeyboardHelp } from './KeyboardHelp.tsx';

const sections = [
  { title: 'Anywhere', rows: [{ keys: 'Mod+K', does: 'Search or jump to' }] },
  {
    title: 'Table',
    rows: [
      { keys: 'Mod+D', does: 'Fill down' },
      { keys: 'Enter or F2', does: 'Edit the cell' },
    ],
  },
  { title: 'Chart', rows: [] },
];
const show = () => {
  const onClose = vi.fn();
  render(<KeyboardHelp sections={sections} footer="On a Mac" onClose={onClose} />);
  return onClose;
};
const rows = () => screen.queryAllByRole('term').map((term) => term.textContent);

it('lists keys by place and leaves empty places out', () => {
  show();
  const table = screen.getByRole('region', { name: 'Table' });
  expect(
    within(table)
      .getAllByRole('term')
      .map((term) => term.textContent),
  ).toEqual(['Fill down', 'Edit the cell']);
  expect(screen.queryByRole('heading', { name: 'Chart' })).toBeNull();
  expect(screen.getByText('On a Mac')).toBeTruthy();
});

it.each([
  ['fill', ['Fill down']],
  ['ctrl', ['Search or jump to', 'Fill down']],
  ['f2', ['Edit the cell']],
  ['table', ['Fill down', 'Edit the cell']],
])('finds "%s" by action, key and place', async (text, found) => {
  show();
  await userEvent.type(screen.getByRole('searchbox', { name: 'Find a shortcut' }), text);
  expect(rows()).toEqual(found);
});

it('says when there is none, and Escape clears the search before it closes', async () => {
  const onClose = show();
  await userEvent.type(screen.getByRole('searchbox'), 'zzz');
  expect(screen.getByText('No shortcut for "zzz".')).toBeTruthy();
  await userEvent.keyboard('{Escape}');
  expect(onClose).not.toHaveBeenCalled();
  expect(rows()).toHaveLength(3);
  await userEvent.keyboard('{Escape}');
  expect(onClose).toHaveBeenCalledOnce();
});
