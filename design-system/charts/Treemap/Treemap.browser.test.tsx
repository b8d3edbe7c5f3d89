import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import '../../foundations/global.ts';
import { setStage, type Stage } from '../surface/stage.tsx';
import { measureWith } from '../paint/measureWith.ts';
import { layoutTreemap } from './layoutTreemap.ts';
import { Treemap } from './Treemap.tsx';
import type { TreemapProps } from './TreemapProps.ts';

const onSelect = vi.fn<(id: string) => void>();
const chart: TreemapProps = {
  summary: 'Weights of a grove',
  formatValue: (value) => `${value} t`,
  height: 300,
  onSelect,
  nodes: [
    { id: 'a', name: 'Oak', value: 60, color: 1 },
    { id: 'b', name: 'Elm', value: 30, color: 3 },
    { id: 'c', name: 'Fir', value: 10, color: 5 },
    { id: 'd', name: 'Lost', value: -1, color: 5 },
  ],
};
let stage: Stage;

beforeEach(async () => {
  await page.viewport(1400, 700);
  stage = setStage();
  stage.show(<Treemap {...chart} />);
  await stage.drawn();
});
afterEach(() => stage.clear());

it('marks each tile at its start in its hue', () => {
  const scene = layoutTreemap(chart, { width: 876, height: 300 }, measureWith(stage.canvas()));
  const boxes = scene?.targets.map(({ reach }) => (typeof reach === 'number' ? undefined : reach)) ?? [];
  const colors = boxes.map((box) =>
    stage.colorAt((box?.left ?? 0) + 1.5, ((box?.top ?? 0) + (box?.bottom ?? 0)) / 2),
  );
  expect(colors).toEqual(['--data-1', '--data-3', '--data-5'].map((name) => stage.token(name)));
});

it('walks between tiles and selects by Enter and by a click', async () => {
  stage.host.querySelector<HTMLElement>('[role="application"]')?.focus();
  await userEvent.keyboard('{Home}{ArrowRight}{Enter}');
  expect(stage.host.querySelector('[aria-live="polite"]')?.textContent).toBe('Elm. Value 30 t. Share 30.0%');
  expect(onSelect).toHaveBeenLastCalledWith('b');
  await userEvent.click(stage.canvas(), { position: { x: 40, y: 150 } });
  expect(onSelect).toHaveBeenLastCalledWith('a');
});
