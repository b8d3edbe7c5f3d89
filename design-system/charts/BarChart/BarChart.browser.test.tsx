import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import '../../foundations/global.ts';
import { setStage, type Stage } from '../surface/stage.tsx';
import { BarChart } from './BarChart.tsx';
import type { BarChartProps } from './BarChartProps.ts';

const chart: BarChartProps = {
  summary: 'Gaps of three trees',
  formatValue: (value) => `${value} t`,
  height: 240,
  toned: true,
  zeroLabel: 'Target',
  points: ['Oak', 'Elm', 'Fir'].map((label) => ({ id: label, label })),
  series: [{ id: 'gap', name: 'Gap', color: 1, values: [-5, 4, 10] }],
};
let stage: Stage;

beforeEach(async () => {
  await page.viewport(1400, 700);
  stage = setStage();
});
afterEach(() => stage.clear());

it('draws bars to both sides of zero in the tones of their signs, level with their names', async () => {
  const spy = vi.spyOn(CanvasRenderingContext2D.prototype, 'fillText');
  stage.show(<BarChart {...chart} />);
  await stage.drawn();
  const drawn = stage.chart();
  const [fall, rise] = drawn.getDatasetMeta(0).data.map((bar) => bar.getProps(['x', 'y', 'base'], true));
  const middle = (bar: typeof fall) => [((bar?.x ?? 0) + Number(bar?.base)) / 2, bar?.y ?? 0] as const;
  expect(stage.colorAt(...middle(rise))).toBe(stage.token('--rise'));
  expect(stage.colorAt(...middle(fall))).toBe(stage.token('--fall'));
  // On zero, give or take half the width of its line.
  expect(Math.abs(Number(fall?.base) - (drawn.scales.x?.getPixelForValue(0) ?? 0))).toBeLessThan(1);
  // Names are ticks of the axis, and so stand level with their bars.
  expect(drawn.scales.y?.getPixelForValue(0)).toBeCloseTo(fall?.y ?? 0, 5);
  expect(drawn.scales.y?.ticks.map(({ label }) => label)).toEqual(['Oak', 'Elm', 'Fir']);
  const words = new Set(spy.mock.calls.map(([text]) => text));
  for (const word of ['▼ -5 t', '▲ 4 t', '▲ 10 t', 'Target']) expect(words).toContain(word);
});

it('walks from bar to bar and selects one', async () => {
  const onSelect = vi.fn<(id: string) => void>();
  stage.show(<BarChart {...chart} onSelect={onSelect} />);
  await stage.drawn();
  stage.host.querySelector<HTMLElement>('[role="application"]')?.focus();
  await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
  expect(stage.host.querySelector('[aria-live="polite"]')?.textContent).toBe('Elm. Gap 4 t');
  expect(onSelect).toHaveBeenCalledExactlyOnceWith('Elm');
});
