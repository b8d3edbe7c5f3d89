import { afterEach, beforeEach, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import '../../foundations/global.ts';
import { setStage, type Stage } from '../surface/stage.tsx';
import { measureWith } from '../paint/measureWith.ts';
import { Histogram } from './Histogram.tsx';
import type { HistogramProps } from './HistogramProps.ts';
import { layoutHistogram } from './layoutHistogram.ts';

const chart: HistogramProps = {
  summary: 'Outcomes',
  formatValue: (value) => `${value.toFixed(1)} t`,
  countName: 'Runs',
  height: 300,
  values: [...Array.from({ length: 101 }, (_, index) => index / 10), Number.NaN, null],
};
let stage: Stage;

beforeEach(async () => {
  await page.viewport(1400, 700);
  stage = setStage();
  stage.show(<Histogram {...chart} />);
  await stage.drawn();
});
afterEach(() => stage.clear());

const scene = () => layoutHistogram(chart, { width: 876, height: 300 }, measureWith(stage.canvas()));

it('draws its bins, and the percentiles with their figures', () => {
  const drawn = scene();
  const [first] = drawn?.targets ?? [];
  expect(stage.colorAt((first?.x ?? 0) - 12, first?.y ?? 0)).toBe(stage.token('--data-1'));
  expect(drawn?.texts.filter(({ role }) => role === 'label').map(({ text }) => text)).toEqual([
    'P10 1.0 t',
    'P50 5.0 t',
    'P90 9.0 t',
  ]);
  const lines = drawn?.front.filter((shape) => shape.kind === 'line' && shape.ink === 'text') ?? [];
  const x = lines[0]?.kind === 'line' ? (lines[0].spots[0]?.[0] ?? 0) : 0;
  expect(stage.colorsAlong(x - 3, x + 3, (drawn?.plot.top ?? 0) + 2)).toContain(stage.token('--text'));
});

it('reads a bin by keys', async () => {
  stage.host.querySelector<HTMLElement>('[role="application"]')?.focus();
  await userEvent.keyboard('{Home}');
  expect(stage.host.querySelector('[aria-live="polite"]')?.textContent).toMatch(
    /^0\.0 t to \d\.\d t\. Runs \d+\. Share/,
  );
});
