import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import '../../foundations/global.ts';
import { setStage, type Stage } from '../surface/stage.tsx';
import { LineChart } from './LineChart.tsx';
import type { LineChartProps } from './LineChartProps.ts';

const chart: LineChartProps = {
  summary: 'Girth of two trees',
  formatValue: (value) => `${value} cm`,
  height: 300,
  axis: { points: ['Jan', 'Feb', 'Mar', 'Apr', 'May'].map((label) => ({ id: label, label })) },
  series: [
    { id: 'oak', name: 'Oak', color: 1, values: [10, 20, Number.NaN, 40, 50] },
    {
      id: 'fir',
      name: 'Fir',
      color: 3,
      values: [40, 38, 36, 20, 10],
      band: { upper: [45, 43, 41, 25, 15], lower: [35, 33, 31, 15, 5] },
    },
  ],
  target: { value: 30, name: 'Target', figure: '30 cm' },
};
let stage: Stage;

beforeEach(async () => {
  await page.viewport(1400, 700);
  stage = setStage();
});
afterEach(() => stage.clear());

/** Draws lines; where the points of each stand, px. */
async function show(props: LineChartProps = chart) {
  stage.show(<LineChart {...props} />);
  await stage.drawn();
  const drawn = stage.chart();
  const spotsOf = (id: string) => {
    const set = drawn.data.datasets.findIndex(({ label }) => label === id);
    return drawn.getDatasetMeta(set).data.map((point) => {
      const { x, y, skip } = point.getProps(['x', 'y', 'skip'], true) as {
        x: number;
        y: number;
        skip?: boolean;
      };
      return skip ? null : ([x, y] as const);
    });
  };
  return { drawn, plot: drawn.chartArea, spotsOf };
}

/** The colours within 2 px over and under a place: lines are thin. */
const around = (x: number, y: number) => [-2, -1, 0, 1, 2].map((by) => stage.colorAt(x, y + by));

it('draws lines in their hues, breaks them at gaps, and puts the target over them', async () => {
  const { drawn, plot, spotsOf } = await show();
  const [first, second, gap, fourth] = spotsOf('oak');
  if (!first || !second || !fourth) throw new Error('The example lost a point.');
  expect(gap).toBeNull();
  expect(around((first[0] + second[0]) / 2, (first[1] + second[1]) / 2)).toContain(stage.token('--data-1'));
  expect(around((second[0] + fourth[0]) / 2, (second[1] + fourth[1]) / 2)).not.toContain(
    stage.token('--data-1'),
  );
  const y = drawn.scales.y?.getPixelForValue(30) ?? 0;
  expect(stage.colorsAlong(plot.left, plot.left + 40, y)).toContain(stage.token('--chart-target'));
});

it('names its ends and points between them, however many months there are', async () => {
  const months = Array.from({ length: 1198 }, (_, at) => ({
    id: `${at}`,
    label: `${1926 + Math.floor(at / 12)}-${String((at % 12) + 1).padStart(2, '0')}`,
    at: Date.UTC(1926, at),
  }));
  const { drawn } = await show({
    ...chart,
    axis: { points: months, spacing: 'time' },
    series: [{ id: 'oak', name: 'Oak', color: 1, values: months.map((_, at) => at) }],
  });
  const named = drawn.scales.x?.ticks.map(({ label }) => String(label)) ?? [];
  expect(named[0]).toBe('1926-01');
  expect(named.length).toBeGreaterThan(7);
  expect(named.every((label) => /^\d{4}-\d{2}$/.test(label))).toBe(true);
});

it.each([
  [120, 2],
  [160, 3],
  [200, 3],
  [280, 3],
  [420, 3],
])('says how its values run at a height of %d px by %d round values or more', async (height, least) => {
  const values = [1_002_400, 1_002_400, 1_018_100, 1_026_000, 1_018_900];
  const { drawn } = await show({
    summary: chart.summary,
    formatValue: chart.formatValue,
    axis: chart.axis,
    height,
    formatShort: (value, step) => `${value} by ${step ?? 'itself'}`,
    series: [{ id: 'oak', name: 'Oak', color: 1, values }],
  });
  const labels = drawn.scales.y?.ticks.map(({ label }) => String(label)) ?? [];
  expect(new Set(labels).size).toBe(labels.length);
  expect(labels.length).toBeGreaterThanOrEqual(least);
  expect(labels.every((label) => /^[\d.]+ by (\d*[125]0*|\d*250*)$/.test(label))).toBe(true);
});

it('walks from point to point, says gaps aloud, marks the place with a crosshair', async () => {
  const { drawn, plot } = await show();
  stage.host.querySelector<HTMLElement>('[role="application"]')?.focus();
  await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}');
  const spoken = stage.host.querySelector('[aria-live="polite"]')?.textContent;
  expect(spoken).toBe('Mar. Oak Not a number. Fir 36 cm. Target 30 cm');
  const x = drawn.scales.x?.getPixelForValue(2) ?? 0;
  expect(stage.colorAt(Math.floor(x) + 0.25, plot.bottom - 4)).toBe(stage.token('--line-strong'));
  await userEvent.keyboard('{End}{ArrowRight}');
  expect(stage.host.querySelector('[role="tooltip"]')?.textContent).toContain('May');
});

it('shows the point under the pointer', async () => {
  const { drawn } = await show();
  const x = drawn.scales.x?.getPixelForValue(3) ?? 0;
  await userEvent.hover(stage.canvas(), { position: { x: x + 20, y: 120 } });
  await vi.waitFor(() => expect(stage.host.querySelector('[role="tooltip"]')?.textContent).toContain('Apr'));
  expect(stage.host.querySelector('[aria-live="polite"]')?.textContent).toBe('');
});

it('draws a burst of changes at most every 150 ms, and the last one in the end', async () => {
  await show();
  const spy = vi.spyOn(CanvasRenderingContext2D.prototype, 'fillText');
  const began = performance.now();
  for (let step = 1; step <= 20; step += 1) {
    stage.show(
      <LineChart
        {...chart}
        series={[{ id: 'oak', name: `Oak ${step}`, color: 1, values: [10, 20, 30, 40, step] }]}
      />,
    );
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
  await vi.waitFor(() => expect(spy.mock.calls.some(([text]) => text === 'Oak 20')).toBe(true));
  const names = new Set(spy.mock.calls.map(([text]) => text).filter((text) => text.startsWith('Oak')));
  // As many as the time has room for, which a busy machine makes longer.
  expect(names.size).toBeLessThan((performance.now() - began) / 150 + 3);
});

it('takes the colours of a theme that changes while it draws', async () => {
  const { spotsOf } = await show();
  const before = stage.token('--data-1');
  stage.show(<LineChart {...chart} height={301} />);
  document.documentElement.dataset.theme = 'dark';
  const [spot] = spotsOf('oak');
  await vi.waitFor(() => expect(around(spot?.[0] ?? 0, spot?.[1] ?? 0)).toContain(stage.token('--data-1')));
  expect(stage.token('--data-1')).not.toBe(before);
});

it('says so where there is no data, and still takes the focus', async () => {
  stage.show(<LineChart {...chart} series={[]} />);
  const spy = vi.spyOn(CanvasRenderingContext2D.prototype, 'fillText');
  await vi.waitFor(() =>
    expect(spy.mock.calls.map(([text]) => text)).toContain('There is no data for this chart'),
  );
  stage.host.querySelector<HTMLElement>('[role="application"]')?.focus();
  await userEvent.keyboard('{ArrowRight}');
  expect(stage.host.querySelector('[role="tooltip"]')).toBeNull();
});

it('zooms by keys where it can be zoomed', async () => {
  const onZoom = vi.fn<(way: 'in' | 'out' | 'reset') => void>();
  await show({ ...chart, onZoom });
  stage.host.querySelector<HTMLElement>('[role="application"]')?.focus();
  await userEvent.keyboard('+-0');
  expect(onZoom.mock.calls).toEqual([['in'], ['out'], ['reset']]);
});
