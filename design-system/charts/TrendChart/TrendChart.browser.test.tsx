import { Chart } from 'chart.js';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import '../../foundations/global.ts';
import { touches } from '../axes/boxes.ts';
import { exampleTrend } from '../trend-layout/exampleTrend.ts';
import { formOf, layoutTrend, timeOf } from '../trend-layout/layoutTrend.ts';
import type { TrendScene } from '../trend-layout/TrendScene.ts';
import type { TrendSpec } from '../trend-layout/TrendSpec.ts';
import { measureWith } from '../paint/measureWith.ts';
import { TrendChart } from './TrendChart.tsx';

let host: HTMLElement;
let root: Root;

beforeEach(async () => {
  await page.viewport(1400, 700);
  document.documentElement.dataset.theme = 'light';
  host = document.createElement('div');
  host.style.cssText = 'width: 892px; height: 348px; display: flex;';
  document.body.append(host);
  root = createRoot(host);
});

afterEach(() => {
  root.unmount();
  host.remove();
});

async function show(spec: TrendSpec = exampleTrend, onTable?: () => void) {
  root.render(<TrendChart spec={spec} summary="Weights of a tree" {...(onTable ? { onTable } : {})} />);
  await vi.waitFor(() => expect(canvas().width).toBeGreaterThan(400), { timeout: 60_000 });
  await vi.waitFor(() => expect(Chart.getChart(canvas())).toBeDefined());
  await document.fonts.ready;
}

function canvas(): HTMLCanvasElement {
  const found = host.querySelector('canvas');
  if (!found) throw new Error('The chart has not drawn a canvas yet.');
  return found;
}

function scene(spec: TrendSpec = exampleTrend): TrendScene {
  const { clientWidth: width, clientHeight: height } = canvas();
  const chart = Chart.getChart(canvas());
  if (!chart) throw new Error('The library has not drawn the chart.');
  const measure = measureWith(canvas());
  const form = formOf(spec, { width, height });
  return layoutTrend(form, timeOf(form, chart.chartArea, measure), chart, { width, height, measure });
}

/** Colour at a place of the drawing (px), as #rrggbb. */
function colorAt(x: number, y: number): string {
  const scale = canvas().width / canvas().clientWidth;
  const pixel = canvas()
    .getContext('2d')
    ?.getImageData(Math.round(x * scale), Math.round(y * scale), 1, 1).data;
  return `#${[...(pixel ?? [])]
    .slice(0, 3)
    .map((part) => part.toString(16).padStart(2, '0'))
    .join('')}`;
}

const token = (name: string) =>
  getComputedStyle(document.documentElement).getPropertyValue(name).trim().toLowerCase();

it('draws the columns in the hues of their members, with the break through the bottom one', async () => {
  await show();
  const { columns, toY, plot, value } = scene();
  const [first] = columns;
  if (!first) throw new Error('The example has no column.');
  expect(value.broken).toBe(true);
  expect(colorAt(first.x, plot.bottom - 3)).toBe(token('--data-1'));
  expect(colorAt(first.x, toY(243.2 + 11))).toBe(token('--data-5'));
  expect(colorAt(first.x, toY(243.2 + 21.9 + 8))).toBe(token('--data-3'));
  // Down the middle of the break the surface shows through.
  const down = Array.from({ length: 12 }, (_, index) => colorAt(first.x, plot.bottom - 16 + index));
  expect(down).toContain(token('--surface'));
  expect(colorAt(first.x, first.top + 2)).toBe(token('--data-4'));
  expect(colorAt(first.x - 26, toY(250))).not.toBe(token('--data-5'));
});

it('draws the target at its value, from the axis to the lines, dashed', async () => {
  await show();
  const { target, plot, toY } = scene();
  expect(target?.y).toBeCloseTo(toY(305), 3);
  const row = Array.from({ length: 40 }, (_, index) => colorAt(plot.left + index + 0.5, target?.y ?? 0));
  expect(row).toContain(token('--chart-target'));
  expect(row).toContain(token('--chart-halo'));
  const behind = Array.from({ length: 6 }, (_, index) =>
    colorAt((target?.right ?? 0) + 1 + index, target?.y ?? 0),
  );
  expect(behind).not.toContain(token('--chart-target'));
});

it('ends the lines at their values and marks them in their tones', async () => {
  await show();
  const { ends } = scene();
  const tones = { high: '--chart-high', accent: '--chart-approved', low: '--chart-low' };
  expect(ends.map((end) => colorAt(end.x, end.y))).toEqual(Object.values(tones).map(token));
});

it('fills the fan between the curves and leaves the rest of the plot empty', async () => {
  await show();
  const { toX, toY, plot } = scene();
  const x = toX(Date.UTC(2026, 8, 25));
  expect(colorAt(x, toY(307.4))).toBe(token('--chart-fan'));
  expect(colorAt(x, toY(297))).not.toBe(token('--chart-fan'));
  expect(colorAt(x, plot.bottom - 20)).toBe('#000000'); // nothing is painted there: transparent black
});

it.each([358, 480, 744, 876, 1300])(
  'keeps texts apart and inside in the real font at %d px',
  async (width) => {
    host.style.width = `${width + 16}px`;
    await show();
    const drawn = scene();
    const outside = drawn.texts.filter(({ box }) => box.left < 0 || box.right > drawn.width);
    expect(outside.map((text) => text.text)).toEqual([]);
    const pairs = drawn.texts.flatMap((text, index) =>
      drawn.texts
        .slice(index + 1)
        .filter((other) => touches(text.box, other.box))
        .map((other) => `${text.text} / ${other.text}`),
    );
    expect(pairs).toEqual([]);
  },
);

it('walks by arrows, announces politely, hides by Escape, asks for the table by T', async () => {
  const onTable = vi.fn<() => void>();
  await show(exampleTrend, onTable);
  const chart = host.querySelector<HTMLElement>('[role="application"]');
  chart?.focus();
  await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}');
  expect(host.querySelector('[role="tooltip"]')?.textContent).toContain('Third');
  expect(host.querySelector('[aria-live="polite"]')?.textContent).toContain('Trunk 257.4 t');
  await userEvent.keyboard('{Escape}');
  expect(host.querySelector('[role="tooltip"]')).toBeNull();
  await userEvent.keyboard('t');
  expect(onTable).toHaveBeenCalledOnce();
});

it('shows the tooltip beside the data under the pointer, and says nothing aloud', async () => {
  await show();
  const { columns, toY } = scene();
  const column = columns[2];
  await userEvent.hover(canvas(), { position: { x: column?.x ?? 0, y: toY(260) } });
  const tooltip = host.querySelector<HTMLElement>('[role="tooltip"]');
  expect(tooltip?.textContent).toContain('Third');
  const left = (tooltip?.getBoundingClientRect().left ?? 0) - canvas().getBoundingClientRect().left;
  expect(left).toBeGreaterThan((column?.x ?? 0) + 20);
  expect(host.querySelector('[aria-live="polite"]')?.textContent).toBe('');
  expect(colorAt((column?.x ?? 0) + 24, toY(262))).toBe(token('--surface-hover'));
});

it('draws anew in the colours of a new theme', async () => {
  await show();
  const place = scene().columns[0];
  const before = colorAt(place?.x ?? 0, scene().plot.bottom - 3);
  document.documentElement.dataset.theme = 'dark';
  await vi.waitFor(() => expect(colorAt(place?.x ?? 0, scene().plot.bottom - 3)).toBe(token('--data-1')));
  expect(token('--data-1')).not.toBe(before);
});

it('follows its place in size, 150 ms after it stopped changing, with texts of the same size', async () => {
  await show();
  const before = canvas().clientWidth;
  host.style.width = '500px';
  const began = performance.now();
  await vi.waitFor(() => expect(canvas().clientWidth).toBe(484));
  expect(before).not.toBe(484);
  // Never sooner; how much later is the machine's.
  expect(performance.now() - began).toBeGreaterThan(140);
});

it('tells layers apart without colour when asked to', async () => {
  await show({ ...exampleTrend, patterned: true });
  const { columns, toY } = scene();
  const x = columns[1]?.x ?? 0;
  const hues = new Set(Array.from({ length: 20 }, (_, index) => colorAt(x - 10 + index, toY(253.6 + 11))));
  expect(hues.size).toBeGreaterThan(1);
});
