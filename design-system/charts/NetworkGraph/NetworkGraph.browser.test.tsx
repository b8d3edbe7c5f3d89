import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import '../../foundations/global.ts';
import { setStage, type Stage } from '../surface/stage.tsx';
import { NetworkGraph } from './NetworkGraph.tsx';

const nodes = ['Oak', 'Jay', 'Acorn', 'Moss'].map((name, index) => ({ id: name, name, color: index + 1 }));
const links = [
  { from: 'Oak', to: 'Acorn', label: 'bears' },
  { from: 'Jay', to: 'Acorn', label: 'eats' },
  { from: 'Oak', to: 'Moss' },
  { from: 'Oak', to: 'Nobody' },
];
let stage: Stage;

beforeEach(async () => {
  await page.viewport(1400, 700);
  stage = setStage();
  stage.show(<NetworkGraph summary="Who lives on whom" height={300} nodes={nodes} links={links} />);
  await stage.drawn();
});
afterEach(() => stage.clear());

const picture = () => stage.canvas().toDataURL();
const press = (name: string) => userEvent.click(page.getByRole('button', { name }));

it('draws the same picture each time', async () => {
  const first = picture();
  stage.show(null);
  stage.show(<NetworkGraph summary="Who lives on whom" height={300} nodes={nodes} links={links} />);
  await vi.waitFor(() => expect(picture()).toBe(first));
});

it('reads nodes with their links by keys', async () => {
  stage.host.querySelector<HTMLElement>('[role="application"]')?.focus();
  const read = new Set<string>();
  for (const key of [
    '{Home}',
    '{ArrowRight}',
    '{ArrowRight}',
    '{ArrowRight}',
    '{End}',
    '{ArrowUp}',
    '{ArrowDown}',
  ]) {
    await userEvent.keyboard(key);
    read.add(stage.host.querySelector('[aria-live="polite"]')?.textContent ?? '');
  }
  expect([...read]).toContainEqual(expect.stringMatching(/^\w+\. Links \d/));
  expect(read.size).toBeGreaterThan(2);
});

it('comes nearer, moves, and goes back to everything', async () => {
  const whole = picture();
  await expect
    .element(page.getByRole('button', { name: 'Zoom out' }))
    .toHaveAttribute('aria-disabled', 'true');
  await press('Zoom in');
  await vi.waitFor(() => expect(picture()).not.toBe(whole));
  const near = picture();
  await press('Move left');
  await vi.waitFor(() => expect(picture()).not.toBe(near));
  await press('Reset zoom');
  await userEvent.hover(page.getByRole('button', { name: 'Reset zoom' }));
  await vi.waitFor(() => expect(picture()).toBe(whole), { timeout: 60_000 });
});
