import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import '../../foundations/global.ts';
import { setStage, type Stage } from '../surface/stage.tsx';
import { measureWith } from '../paint/measureWith.ts';
import { BarChart } from './BarChart.tsx';
import type { BarChartProps } from './BarChartProps.ts';
import { layoutBars } from './layoutBars.ts';

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
  stage.show(<BarChart {...chart} />);
  await stage.drawn();
  const scene = layoutBars(chart, { width: 876, height: 240 }, measureWith(stage.canvas()));
  const [rises, falls] = scene?.marks.flatMap((mark) => (mark.kind === 'bars' ? [mark] : [])) ?? [];
  const rise = rises?.bars[1];
  const fall = falls?.bars[0];
  expect(stage.colorAt(((rise?.from ?? 0) + (rise?.to ?? 0)) / 2, rise?.at ?? 0)).toBe(stage.token('--rise'));
  expect(stage.colorAt(((fall?.from ?? 0) + (fall?.to ?? 0)) / 2, fall?.at ?? 0)).toBe(stage.token('--fall'));
  const name = scene?.texts.find((text) => text.text === 'Oak');
  expect(Math.abs((name?.y ?? 0) - 4 - (fall?.at ?? 0))).toBeLessThan(1);
  expect(scene?.texts.filter((text) => text.role === 'figure').map((text) => text.text)).toEqual([
    '▼ -5 t',
    '▲ 4 t',
    '▲ 10 t',
  ]);
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
