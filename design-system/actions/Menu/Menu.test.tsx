import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { Button } from '../../actions/Button/Button.tsx';
import { Menu } from './Menu.tsx';

afterEach(cleanup);

function Example({ onSelect, ticks = false }: { onSelect: (id: string) => void; ticks?: boolean }) {
  const entry = (id: string, label: string) => ({
    id,
    label,
    onSelect: () => onSelect(id),
    ...(ticks ? { checked: true, keepsOpen: true } : {}),
  });
  const items = [
    entry('users', 'Users'),
    entry('attributes', 'Attributes'),
    { ...entry('units', 'Units'), ...(ticks ? {} : { disabledReason: 'Ask an administrator' }) },
  ];
  return (
    <Menu
      label="Settings"
      sections={[{ id: 'all', items }]}
      renderTrigger={(trigger) => <Button trigger={trigger}>Settings</Button>}
    />
  );
}

const open = async (key = '{Enter}') => {
  screen.getByRole('button', { name: 'Settings' }).focus();
  await userEvent.keyboard(key);
};
const focused = () => document.activeElement?.textContent;

it('opens with the keyboard on the first item, or with Up on the last', async () => {
  render(<Example onSelect={vi.fn()} />);
  await open();
  expect(focused()).toBe('Users');
  await userEvent.keyboard('{Escape}');
  await open('{ArrowUp}');
  expect(focused()).toContain('Units');
});

it('moves by arrows around the ends, by Home and End, and by letters', async () => {
  render(<Example onSelect={vi.fn()} />);
  await open();
  await userEvent.keyboard('{ArrowUp}');
  expect(focused()).toContain('Units');
  await userEvent.keyboard('{ArrowDown}');
  expect(focused()).toBe('Users');
  await userEvent.keyboard('{End}{Home}');
  expect(focused()).toBe('Users');
  await userEvent.keyboard('un');
  expect(focused()).toContain('Units');
});

it('chooses, closes and gives the focus back', async () => {
  const select = vi.fn();
  render(<Example onSelect={select} />);
  await open();
  await userEvent.keyboard('{ArrowDown}{Enter}');
  expect(select).toHaveBeenCalledWith('attributes');
  expect(screen.queryByRole('menu')).toBeNull();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Settings' }));
});

it('does not choose what is blocked and says why', async () => {
  const select = vi.fn();
  render(<Example onSelect={select} />);
  await open();
  await userEvent.click(screen.getByRole('menuitem', { name: /Units/ }));
  expect(select).not.toHaveBeenCalled();
  expect(screen.getByRole('menuitem', { name: /Units/ }).textContent).toContain('Ask an administrator');
});

it('stays open while ticks are set', async () => {
  const select = vi.fn();
  render(<Example onSelect={select} ticks />);
  await open();
  await userEvent.click(screen.getByRole('menuitemcheckbox', { name: 'Users' }));
  expect(select).toHaveBeenCalledWith('users');
  expect(screen.getByRole('menu', { name: 'Settings' })).toBeTruthy();
});

it('closes on a press outside and on Tab', async () => {
  render(
    <>
      <Example onSelect={vi.fn()} />
      <p>outside</p>
    </>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Settings' }));
  await userEvent.click(screen.getByText('outside'));
  expect(screen.queryByRole('menu')).toBeNull();
  await open();
  await userEvent.tab();
  expect(screen.queryByRole('menu')).toBeNull();
});
