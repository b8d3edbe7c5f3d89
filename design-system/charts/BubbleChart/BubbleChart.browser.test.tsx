import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import '../../foundations/global.ts';
import { setStage, type Stage } from '../surface/stage.tsx';
import { BubbleChart } from './BubbleChart.tsx';
import type { BubbleChartProps } from './BubbleChartProps.ts';

const axis = (title: string) => ({ title, format: (value: number) => String(value) });
const chart: BubbleChartProps = {
  summary: 'Five hundred trees',
  height: 500,
  x: axis('Age'),
  y: axis('Height'),
  size: axis('Weight'),
  points: Array.from({ length: 500 }, (_, index) => ({
    id: String(index),
    name: `Tree ${index}`,
    x: index % 25,
    y: Math.floor(index / 25),
    size: index === 260 ? 400 : 1,
    color: index === 260 ? 5 : 1,
  })),
};
let stage: Stage;

beforeEach(async () => {
  await page.viewport(1400, 700);
  stage = setStage();
});
afterEach(() => stage.clear());

async function show(props: BubbleChartProps) {
  stage.show(<BubbleChart {...props} />);
  await stage.drawn();
  const { x, y } = stage.chart().scales;
  return (at: { x: number | null; y: number | null }) => ({
    x: x?.getPixelForValue(at.x ?? 0) ?? 0,
    y: y?.getPixelForValue(at.y ?? 0) ?? 0,
  });
}

it('reads the nearest of five hundred points, on it or up to 10 px beside it', async () => {
  const placeOf = await show(chart);
  const { x, y } = placeOf({ x: 20, y: 0 });
  await userEvent.hover(stage.canvas(), { position: { x: x + 6, y: y - 5 } });
  await vi.waitFor(() =>
    expect(stage.host.querySelector('[role="tooltip"]')?.textContent).toContain('Tree 20'),
  );
});

it('paints points in their hues, solid where steps lie below them', async () => {
  const point = chart.points[260];
  const placeOf = await show({
    ...chart,
    steps: { ids: [], color: 1 },
    points: point ? [point] : [],
  });
  const { x, y } = placeOf(point ?? { x: 0, y: 0 });
  expect(stage.colorAt(x, y)).toBe(stage.token('--data-5'));
});

it('walks to the neighbour on a side', async () => {
  await show(chart);
  stage.host.querySelector<HTMLElement>('[role="application"]')?.focus();
  await userEvent.keyboard('{Home}{ArrowRight}{ArrowUp}');
  expect(stage.host.querySelector('[role="tooltip"]')?.textContent).toContain('Tree 26');
});

it('draws what is best so far in steps, level first, and reads the points alone', async () => {
  const points = [
    { id: 'a', name: 'Oak', x: 0, y: 0, color: 1 },
    { id: 'b', name: 'Elm', x: 10, y: 10, color: 1, shape: 'square' as const },
    { id: 'c', name: 'Fir', x: 4, y: 8, color: 9, shape: 'ring' as const },
  ];
  const { size: _none, ...plain } = chart;
  const placeOf = await show({ ...plain, points, steps: { ids: ['a', 'b'], color: 5 } });
  const blue = stage.token('--data-5');
  const foot = placeOf({ x: 5, y: 0 });
  const rise = placeOf({ x: 10, y: 5 });
  expect([stage.colorAt(foot.x, foot.y), stage.colorAt(rise.x, rise.y)]).toEqual([blue, blue]);
  const ring = placeOf({ x: 4, y: 8 });
  expect(stage.colorAt(ring.x, ring.y)).toBe(stage.token('--surface'));
  await userEvent.hover(stage.canvas(), { position: { x: foot.x, y: foot.y } });
  expect(stage.host.querySelector('[role="tooltip"]')).toBeNull();
  const disc = placeOf({ x: 10, y: 10 });
  await userEvent.hover(stage.canvas(), { position: disc });
  await vi.waitFor(() => expect(stage.host.querySelector('[role="tooltip"]')?.textContent).toContain('Elm'));
});
