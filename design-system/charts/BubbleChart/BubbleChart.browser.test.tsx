import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import '../../foundations/global.ts';
import { setStage, type Stage } from '../surface/stage.tsx';
import { measureWith } from '../paint/measureWith.ts';
import { BubbleChart } from './BubbleChart.tsx';
import type { BubbleChartProps } from './BubbleChartProps.ts';
import { layoutBubbles } from './layoutBubbles.ts';

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
  return layoutBubbles(props, { width: 876, height: 500 }, measureWith(stage.canvas()));
}

it('reads the nearest of five hundred points, on it or up to 10 px beside it', async () => {
  const scene = await show(chart);
  const target = scene?.targets.find(({ id }) => id === '20');
  await userEvent.hover(stage.canvas(), { position: { x: (target?.x ?? 0) + 6, y: (target?.y ?? 0) - 5 } });
  await vi.waitFor(() =>
    expect(stage.host.querySelector('[role="tooltip"]')?.textContent).toContain('Tree 20'),
  );
});

it('paints points in their hues, solid where patterns stand beside them', async () => {
  const scene = await show({
    ...chart,
    patterned: true,
    points: chart.points.filter(({ id }) => id === '260'),
  });
  const [target] = scene?.targets ?? [];
  expect(stage.colorAt(target?.x ?? 0, target?.y ?? 0)).toBe(stage.token('--data-5'));
});

it('walks to the neighbour on a side', async () => {
  await show(chart);
  stage.host.querySelector<HTMLElement>('[role="application"]')?.focus();
  await userEvent.keyboard('{Home}{ArrowRight}{ArrowUp}');
  expect(stage.host.querySelector('[role="tooltip"]')?.textContent).toContain('Tree 26');
});
