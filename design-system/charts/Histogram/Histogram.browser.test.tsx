import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import '../../foundations/global.ts';
import { setStage, type Stage } from '../surface/stage.tsx';
import { Histogram } from './Histogram.tsx';
import type { HistogramProps } from './HistogramProps.ts';

const chart: HistogramProps = {
  summary: 'Outcomes',
  formatValue: (value) => `${value.toFixed(1)} t`,
  countName: 'Runs',
  height: 300,
  values: [...Array.from({ length: 101 }, (_, index) => index / 10), Number.NaN, null],
};
let stage: Stage;
let words: Set<string>;

beforeEach(async () => {
  await page.viewport(1400, 700);
  const write = vi.spyOn(CanvasRenderingContext2D.prototype, 'fillText');
  words = new Set();
  write.mockImplementation((text) => void words.add(text));
  stage = setStage();
  stage.show(<Histogram {...chart} />);
  await stage.drawn();
});
afterEach(() => {
  vi.restoreAllMocks();
  stage.clear();
});

it('draws its bins, and the percentiles with their figures', () => {
  const drawn = stage.chart();
  const { x, y } = drawn.getDatasetMeta(0).data[0] ?? { x: 0, y: 0 };
  expect(stage.colorAt(x - 12, (y + drawn.chartArea.bottom) / 2)).toBe(stage.token('--data-1'));
  for (const word of ['P10 1.0 t', 'P50 5.0 t', 'P90 9.0 t']) expect(words).toContain(word);
  const middle = drawn.scales.x?.getPixelForValue(5) ?? 0;
  expect(stage.colorsAlong(middle - 3, middle + 3, drawn.chartArea.top + 2)).toContain(stage.token('--text'));
});

it('gives each bin the width that it stands for', () => {
  const drawn = stage.chart();
  const [first, second] = drawn.getDatasetMeta(0).data;
  const { width } = first?.getProps(['width'], true) ?? {};
  expect(Number(width)).toBeCloseTo((second?.x ?? 0) - (first?.x ?? 0), 3);
});

it('reads a bin by keys', async () => {
  stage.host.querySelector<HTMLElement>('[role="application"]')?.focus();
  await userEvent.keyboard('{Home}');
  expect(stage.host.querySelector('[aria-live="polite"]')?.textContent).toMatch(
    /^0\.0 t to \d\.\d t\. Runs \d+\. Share/,
  );
});
