import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import '../../foundations/global.ts';
import { setStage, type Stage } from '../surface/stage.tsx';
import { Treemap } from './Treemap.tsx';
import type { TreemapProps } from './TreemapProps.ts';

const onSelect = vi.fn<(id: string) => void>();
const chart: TreemapProps = {
  summary: 'Weights of a grove',
  formatValue: (value) => `${value} t`,
  height: 300,
  onSelect,
  nodes: [
    { id: 'a', name: 'Oak', value: 60, color: 1, group: 'Grove' },
    { id: 'b', name: 'Elm', value: 30, color: 3, group: 'Grove' },
    { id: 'c', name: 'Fir', value: 10, color: 5, group: 'Grove' },
    { id: 'd', name: 'Lost', value: -1, color: 5, group: 'Grove' },
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

it('marks each tile at its start in its hue, and gives it room by its value', () => {
  const tiles = stage
    .chart()
    .getDatasetMeta(0)
    // The first is the group itself.
    .data.slice(1)
    .map(
      (tile) =>
        tile.getProps(['x', 'y', 'width', 'height'], true) as Record<'x' | 'y' | 'width' | 'height', number>,
    );
  const colors = tiles.map(({ x, y, height }) => stage.colorAt(x + 1, y + height / 2));
  expect(colors).toEqual(['--data-1', '--data-3', '--data-5'].map((name) => stage.token(name)));
  const [most = 0, half = 0] = tiles.map(({ width, height }) => width * height);
  expect(most / half).toBeCloseTo(2, 1);
});

it('walks between tiles and selects by Enter and by a click', async () => {
  stage.host.querySelector<HTMLElement>('[role="application"]')?.focus();
  await userEvent.keyboard('{Home}{ArrowRight}{Enter}');
  expect(stage.host.querySelector('[aria-live="polite"]')?.textContent).toBe(
    'Elm, Grove. Value 30 t. Share 30.0%',
  );
  expect(onSelect).toHaveBeenLastCalledWith('b');
  await userEvent.click(stage.canvas(), { position: { x: 40, y: 150 } });
  expect(onSelect).toHaveBeenLastCalledWith('a');
});
