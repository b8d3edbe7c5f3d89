import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { Link2, Trash2 } from '#design-system/icons/shapes.ts';
import { HeadTools } from './HeadTools.tsx';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

function show(width: number, count: number) {
  vi.spyOn(window, 'matchMedia').mockImplementation(
    () => Object.assign(new EventTarget(), { matches: width < 640 }) as MediaQueryList,
  );
  const onRemove = vi.fn<() => void>();
  const tools = [
    { label: 'Copy link', icon: Link2, onSelect: vi.fn<() => void>() },
    { label: 'Delete', icon: Trash2, onSelect: onRemove },
  ];
  render(<HeadTools tools={tools.slice(0, count)} />);
  return onRemove;
}
const buttons = () => screen.getAllByRole('button').map((button) => button.getAttribute('aria-label'));

it('shows the tools as buttons where there is room, and a single one always', () => {
  show(1440, 2);
  expect(buttons()).toEqual(['Copy link', 'Delete']);
  cleanup();
  show(390, 1);
  expect(buttons()).toEqual(['Copy link']);
});

it('shows several on a phone as one menu', async () => {
  const onRemove = show(390, 2);
  expect(buttons()).toEqual(['More actions']);
  await userEvent.click(screen.getByRole('button', { name: 'More actions' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Delete' }));
  expect(onRemove).toHaveBeenCalledOnce();
});
