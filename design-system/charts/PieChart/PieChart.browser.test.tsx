import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import '../../foundations/global.ts';
import { setStage, type Stage } from '../surface/stage.tsx';
import { PieChart } from './PieChart.tsx';
import type { PieChartProps } from './PieChartProps.ts';

const chart: PieChartProps = {
  summary: 'Weight by part',
  formatValue: (value) => `${value} t`,
  height: 260,
  slices: [
    { id: 'leaves', name: 'Leaves', value: 25, color: 3 },
    { id: 'trunk', name: 'Trunk', value: 72, color: 1 },
    { id: 'buds', name: 'Buds', value: 2, color: 4 },
    { id: 'twigs', name: 'Twigs', value: 1, color: 6 },
    { id: 'lost', name: 'Lost', value: -3, color: 5 },
  ],
};
let stage: Stage;
let words: Set<string>;

beforeEach(async () => {
  await page.viewport(1400, 700);
  const write = vi.spyOn(CanvasRenderingContext2D.prototype, 'fillText');
  words = new Set();
  write.mockImplementation((text) => void words.add(text));
  stage = setStage();
  stage.show(<PieChart {...chart} />);
  await stage.drawn();
});
afterEach(() => {
  vi.restoreAllMocks();
  stage.clear();
});

it('draws each part in its hue, the largest first, and leaves the middle free', () => {
  const parts = stage.chart().getDatasetMeta(0).data;
  const colors = parts.map((part) => {
    const { x, y } = part.tooltipPosition(true);
    return stage.colorAt(x ?? 0, y ?? 0);
  });
  expect(colors).toEqual(['--data-1', '--data-3', '--chart-axis'].map((name) => stage.token(name)));
  const { x, y } = parts[0] ?? { x: 0, y: 0 };
  expect(stage.colorsAlong(x - 60, x + 60, y + 40).has(stage.token('--data-1'))).toBe(false);
  for (const word of ['100 t', 'Lost: -3 t, not in the ring']) expect(words).toContain(word);
});

it('writes shares by the rule of charts, or as its parts bring them', async () => {
  for (const share of ['72.0%', '25.0%', '3.0%']) expect(words).toContain(share);
  const part = (id: string, value: number, shareText: string) => ({
    id,
    name: id,
    value,
    color: 1,
    shareText,
  });
  stage.show(<PieChart {...chart} slices={[part('doing', 2, '66%'), part('done', 1, '34%')]} />);
  await vi.waitFor(() => expect(words).toContain('34%'));
  expect(words).toContain('66%');
  expect(words).not.toContain('66.7%');
});

it('reads the part under the pointer', async () => {
  const { x, y } = stage.chart().getDatasetMeta(0).data[1]?.tooltipPosition(true) ?? { x: 0, y: 0 };
  await userEvent.hover(stage.canvas(), { position: { x: x ?? 0, y: y ?? 0 } });
  await vi.waitFor(() =>
    expect(stage.host.querySelector('[role="tooltip"]')?.textContent).toContain('Leaves'),
  );
});

it('says what a gathered part is made of', async () => {
  stage.host.querySelector<HTMLElement>('[role="application"]')?.focus();
  await userEvent.keyboard('{End}');
  expect(stage.host.querySelector('[aria-live="polite"]')?.textContent).toBe(
    'Other, 3.0%. Buds 2 t. Twigs 1 t',
  );
});
