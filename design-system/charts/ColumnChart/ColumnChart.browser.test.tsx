import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import '../../foundations/global.ts';
import { setStage, type Stage } from '../surface/stage.tsx';
import { ColumnChart } from './ColumnChart.tsx';
import type { ColumnChartProps } from './ColumnChartProps.ts';

const chart: ColumnChartProps = {
  summary: 'Weights of two trees',
  formatValue: (value) => `${value} t`,
  height: 300,
  axis: { points: ['First', 'Second', 'Third'].map((label) => ({ id: label, label })) },
  series: [
    { id: 'trunk', name: 'Trunk', color: 1, values: [60, 70, -20] },
    { id: 'boughs', name: 'Boughs', color: 5, values: [30, Number.NaN, -10] },
  ],
};
let stage: Stage;

beforeEach(async () => {
  await page.viewport(1400, 700);
  stage = setStage();
});
afterEach(() => stage.clear());

/** Draws columns; the bars of each series as the library has placed them. */
async function show(props: ColumnChartProps) {
  const spy = vi.spyOn(CanvasRenderingContext2D.prototype, 'fillText');
  stage.show(<ColumnChart {...props} />);
  await stage.drawn();
  const drawn = stage.chart();
  const bars = drawn.data.datasets.map((_, set) =>
    drawn.getDatasetMeta(set).data.map((bar) => {
      const { x, y, base, width } = bar.getProps(['x', 'y', 'base', 'width'], true);
      return { x: Number(x), y: Number(y), base: Number(base), width: Number(width) };
    }),
  );
  return { drawn, bars, words: () => spy.mock.calls.map(([text]) => text) };
}

type Bar = Awaited<ReturnType<typeof show>>['bars'][number][number] | undefined;

/** The middle of a piece, px. */
const middle = (bar: Bar) => [bar?.x ?? 0, ((bar?.y ?? 0) + (bar?.base ?? 0)) / 2] as const;

it('stacks pieces in their hues, negatives under zero, with a gap between neighbours', async () => {
  const { bars } = await show(chart);
  const [trunk, boughs] = bars;
  expect(stage.colorAt(...middle(trunk?.[0]))).toBe(stage.token('--data-1'));
  expect(stage.colorAt(...middle(boughs?.[0]))).toBe(stage.token('--data-5'));
  // A gap takes no room.
  expect(boughs?.[1]?.y).toBe(boughs?.[1]?.base);
  const piece = boughs?.[0];
  expect(piece?.base).toBe(trunk?.[0]?.y);
  expect(stage.colorAt(piece?.x ?? 0, (piece?.base ?? 0) - 0.5)).toBe(stage.token('--surface'));
  const low = trunk?.[2];
  expect(low?.y).toBeGreaterThan(low?.base ?? 0);
  expect(boughs?.[2]?.base).toBe(low?.y);
});

it('makes columns 40 px wide', async () => {
  const { bars } = await show(chart);
  const [x, y] = middle(bars[0]?.[0]);
  const row = Array.from({ length: 80 }, (_, step) => stage.colorAt(x - 40 + step, y));
  // Its edges may fall between two pixels.
  expect(row.filter((color) => color === stage.token('--data-1')).length).toBeGreaterThan(38);
  expect(bars[0]?.[0]?.width).toBe(40);
});

it('hatches pieces where patterns are on', async () => {
  const { bars } = await show({ ...chart, patterned: true });
  const [x, y] = middle(bars[1]?.[0]);
  expect(stage.colorsAlong(x - 12, x + 12, y).size).toBeGreaterThan(1);
});
