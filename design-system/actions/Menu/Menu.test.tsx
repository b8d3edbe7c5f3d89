import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
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

describe('under the pointer', () => {
  const bar = (
    <>
      {['Dashboards', 'Library'].map((name) => (
        <Menu
          key={name}
          hover
          label={name}
          sections={[{ id: 'all', items: [{ id: name, label: `All ${name}` }] }]}
          renderTrigger={(trigger) => <Button trigger={trigger}>{name}</Button>}
        />
      ))}
    </>
  );
  const after = (ms: number) => act(() => void vi.advanceTimersByTime(ms));
  const trigger = (name: string) => screen.getByRole('button', { name });
  const shown = () => screen.queryAllByRole('menu').map((menu) => menu.getAttribute('aria-label'));
  const moveTo = (x: number, y: number) => fireEvent.pointerMove(document, { clientX: x, clientY: y });
  const press = (control: HTMLElement) => {
    fireEvent.pointerDown(control, { button: 0, pointerId: 1, pointerType: 'mouse' });
    fireEvent.pointerUp(control, { button: 0, pointerId: 1, pointerType: 'mouse' });
    fireEvent.click(control, { detail: 1 });
  };
  const start = () => {
    vi.useFakeTimers();
    render(bar);
    fireEvent.pointerEnter(trigger('Dashboards'));
    after(100);
    // Below its trigger, from 0 to 200 across.
    const box = {
      left: 0,
      right: 200,
      top: 40,
      bottom: 200,
      width: 200,
      height: 160,
      x: 0,
      y: 40,
    } as DOMRect;
    vi.spyOn(screen.getByRole('menu'), 'getBoundingClientRect').mockReturnValue(box);
  };
  afterEach(() => void vi.useRealTimers());

  it('opens without taking the focus and closes when the pointer has gone', () => {
    start();
    expect(shown()).toEqual(['Dashboards']);
    expect(document.activeElement).toBe(document.body);
    fireEvent.pointerLeave(trigger('Dashboards'));
    after(200);
    expect(shown()).toEqual(['Dashboards']);
    after(50);
    expect(shown()).toEqual([]);
  });

  it('does not open for a pointer that only passes', () => {
    vi.useFakeTimers();
    render(bar);
    fireEvent.pointerEnter(trigger('Dashboards'));
    after(40);
    fireEvent.pointerLeave(trigger('Dashboards'));
    after(500);
    expect(shown()).toEqual([]);
  });

  it('waits for a pointer on its way, across a neighbour', () => {
    start();
    moveTo(20, 10);
    fireEvent.pointerLeave(trigger('Dashboards'));
    moveTo(60, 25);
    fireEvent.pointerEnter(trigger('Library'));
    after(150);
    expect(shown()).toEqual(['Dashboards']);
    fireEvent.pointerLeave(trigger('Library'));
    fireEvent.pointerEnter(screen.getByRole('menu').parentElement as HTMLElement);
    after(2000);
    expect(shown()).toEqual(['Dashboards']);
  });

  it('changes over at once to a neighbour that is meant', () => {
    start();
    moveTo(20, 10);
    fireEvent.pointerLeave(trigger('Dashboards'));
    moveTo(150, 10);
    fireEvent.pointerEnter(trigger('Library'));
    after(1);
    expect(shown()).toEqual(['Library']);
  });

  it('stays after a press, and after a key goes inside', () => {
    start();
    press(trigger('Dashboards'));
    fireEvent.pointerLeave(trigger('Dashboards'));
    after(2000);
    expect(shown()).toEqual(['Dashboards']);
    press(trigger('Dashboards'));
    expect(shown()).toEqual([]);
    fireEvent.keyDown(trigger('Dashboards'), { key: 'ArrowDown' });
    expect(focused()).toBe('All Dashboards');
  });
});
