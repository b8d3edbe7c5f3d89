import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import '../../foundations/global.ts';
import { Tree, type TreeNode } from './Tree.tsx';

afterEach(cleanup);

const nodes: readonly TreeNode[] = [
  {
    id: 'b',
    label: 'Shell',
    end: '2',
    children: [
      { id: 'b10', label: 'Superstructure' },
      { id: 'b20', label: 'Enclosure', children: [{ id: 'b2010', label: 'Walls' }] },
    ],
  },
  { id: 'd', label: 'Services', disabledReason: 'Not in this format' },
];
function Choose({ direction = 'ltr' }: { direction?: 'ltr' | 'rtl' }) {
  const [chosen, setChosen] = useState<string | null>(null);
  return (
    <div dir={direction}>
      <Tree label="Divisions" nodes={nodes} selected={chosen} onSelect={setChosen} />
      <output aria-label="Chosen">{chosen}</output>
    </div>
  );
}
const item = (name: string) => screen.getByRole('treeitem', { name });
const chosen = () => screen.getByRole('status', { name: 'Chosen' }).textContent;

/** A finger comes down on something and leaves it. */
function tap(target: HTMLElement) {
  const { left, top, width, height } = target.getBoundingClientRect();
  const at = { clientX: left + width / 2, clientY: top + height / 2, width: 20, height: 20 };
  const finger = { ...at, pointerType: 'touch', pointerId: 2, isPrimary: true, button: 0, detail: 1 };
  for (const step of ['pointerDown', 'pointerUp', 'click'] as const) fireEvent[step](target, finger);
}

it('is opened and chosen in by a finger', async () => {
  render(<Choose />);
  tap(screen.getByRole('button', { name: 'Expand Shell 2' }));
  await expect.poll(() => item('Shell 2').getAttribute('aria-expanded')).toBe('true');
  expect(chosen()).toBe('');
  tap(item('Superstructure'));
  await expect.poll(chosen).toBe('b10');
  tap(item('Services'));
  tap(screen.getByRole('button', { name: 'Collapse Shell 2' }));
  await expect.poll(() => screen.queryByRole('treeitem', { name: 'Superstructure' })).toBeNull();
  expect(chosen()).toBe('b10');
});

it('opens to the left where text runs from the right, and says what was chosen', async () => {
  render(<Choose direction="rtl" />);
  await userEvent.tab();
  expect(document.activeElement).toBe(item('Shell 2'));
  await userEvent.keyboard('{ArrowLeft}{ArrowLeft}');
  await expect.poll(() => document.activeElement).toBe(item('Superstructure'));
  await userEvent.keyboard('{ArrowRight}{ArrowRight}');
  await expect.poll(() => item('Shell 2').getAttribute('aria-expanded')).toBe('false');
  await userEvent.keyboard('{Enter}');
  await expect.poll(chosen).toBe('b');
  expect(item('Shell 2').getAttribute('aria-selected')).toBe('true');
  const aloud = () => document.querySelector('[data-live-announcer]')?.textContent ?? '';
  await expect.poll(aloud).toContain('Shell');
});

it('draws of a long tree what is in sight, and every row is reached and told its place', async () => {
  const long = Array.from({ length: 30 }, (_, group) => ({
    id: `${group}`,
    label: `Division ${group}`,
    children: Array.from({ length: 100 }, (_, code) => ({
      id: `${group} ${code}`,
      label: `Code ${group} ${code}`,
    })),
  }));
  render(
    <div style={{ height: 400, overflow: 'auto' }}>
      <Tree label="Divisions" nodes={long} search="code" onSelect={() => undefined} />
    </div>,
  );
  expect(screen.getAllByRole('treeitem').length).toBeLessThan(40);
  await userEvent.tab();
  await userEvent.keyboard('{End}');
  await expect.poll(() => document.activeElement).toBe(item('Code 29 99'));
  expect(
    ['aria-level', 'aria-posinset', 'aria-setsize'].map((name) => item('Code 29 99').getAttribute(name)),
  ).toEqual(['2', '100', '100']);
  await expect.poll(() => item('Code 29 99').getBoundingClientRect().bottom).toBeLessThanOrEqual(400);
  expect(screen.getAllByRole('treeitem').length).toBeLessThan(40);
  // Out of sight it keeps the focus.
  await expect
    .poll(() => {
      screen.getByRole('tree').parentElement?.scrollTo({ top: 0 });
      return screen.queryByRole('treeitem', { name: 'Division 0' });
    })
    .not.toBeNull();
  expect(document.activeElement).toBe(item('Code 29 99'));
});
