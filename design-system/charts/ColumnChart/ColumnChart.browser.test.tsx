import { afterEach, beforeEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import '../../foundations/global.ts';
import { setStage, type Stage } from '../surface/stage.tsx';
import { measureWith } from '../paint/measureWith.ts';
import { ColumnChart } from './ColumnChart.tsx';
import type { ColumnChartProps } from './ColumnChartProps.ts';
import { layoutColumns } from './layoutColumns.ts';

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

async function show(props: ColumnChartProps) {
  stage.show(<ColumnChart {...props} />);
  await stage.drawn();
  const scene = layoutColumns(props, { width: 876, height: 300 }, measureWith(stage.canvas()));
  const bars = scene?.marks.flatMap((mark) => (mark.kind === 'bars' ? [mark] : [])) ?? [];
  return { scene, bars };
}

/** The middle of a piece, px. */
const middle = (bar: { at: number; from: number; to: number } | undefined) =>
  [bar?.at ?? 0, ((bar?.from ?? 0) + (bar?.to ?? 0)) / 2] as const;

it('stacks pieces in their hues, negatives under zero, with a gap between neighbours', async () => {
  const { bars } = await show(chart);
  const [trunk, boughs] = bars;
  expect(stage.colorAt(...middle(trunk?.bars[0]))).toBe(stage.token('--data-1'));
  expect(stage.colorAt(...middle(boughs?.bars[0]))).toBe(stage.token('--data-5'));
  expect(stage.colorAt(...middle(boughs?.bars[1]))).toBe(stage.token('--data-5'));
  expect(boughs?.bars).toHaveLength(2);
  const seam = boughs?.bars[0];
  expect(stage.colorAt(seam?.at ?? 0, seam?.from ?? 0)).toBe(stage.token('--surface'));
  const low = trunk?.bars[2];
  expect(low?.to).toBeGreaterThan(low?.from ?? 0);
});

it('makes columns 40 px wide', async () => {
  const { bars } = await show(chart);
  const [x, y] = middle(bars[0]?.bars[0]);
  const row = Array.from({ length: 80 }, (_, step) => stage.colorAt(x - 40 + step, y));
  expect(row.filter((color) => color === stage.token('--data-1'))).toHaveLength(40);
});

it('hatches pieces where patterns are on', async () => {
  const { bars } = await show({ ...chart, patterned: true });
  const [x, y] = middle(bars[1]?.bars[0]);
  expect(stage.colorsAlong(x - 12, x + 12, y).size).toBeGreaterThan(1);
});

it('marks the range beside a column in the tones of its ends', async () => {
  const range = {
    high: [110, 80, 0],
    low: [70, 60, -40],
    highName: 'High',
    lowName: 'Low',
    form: 'delta' as const,
  };
  const { scene } = await show({ ...chart, range });
  const words = scene?.texts.filter((text) => text.role === 'label').map((text) => text.text);
  expect(words?.slice(0, 2)).toEqual(['▲ 20 t 22.2%', '▼ 20 t 22.2%']);
  const tips =
    scene?.front.flatMap((shape) => (shape.kind === 'line' && shape.ink === 'high' ? [shape] : [])) ?? [];
  const [tip] = tips;
  expect(stage.colorAt((tip?.spots[0]?.[0] ?? 0) + 3, tip?.spots[0]?.[1] ?? 0)).toBe(
    stage.token('--chart-high'),
  );
});
