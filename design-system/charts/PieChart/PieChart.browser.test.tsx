import { afterEach, beforeEach, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import '../../foundations/global.ts';
import { setStage, type Stage } from '../surface/stage.tsx';
import { measureWith } from '../paint/measureWith.ts';
import { layoutPie } from './layoutPie.ts';
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

beforeEach(async () => {
  await page.viewport(1400, 700);
  stage = setStage();
  stage.show(<PieChart {...chart} />);
  await stage.drawn();
});
afterEach(() => stage.clear());

const scene = () => layoutPie(chart, { width: 876, height: 260 }, measureWith(stage.canvas()));

it('draws each part in its hue where its reading stands, and leaves the middle free', () => {
  const drawn = scene();
  const colors = drawn?.targets.map(({ x, y }) => stage.colorAt(x, y));
  expect(drawn?.targets.map(({ id }) => id)).toEqual(['trunk', 'leaves', 'gathered']);
  expect(colors).toEqual(['--data-1', '--data-3', '--chart-axis'].map((name) => stage.token(name)));
  expect(drawn?.texts.map(({ text }) => text)).toContain('100 t');
  expect(drawn?.texts.map(({ text }) => text)).toContain('Lost: -3 t, not in the ring');
});

it('says what a gathered part is made of', async () => {
  stage.host.querySelector<HTMLElement>('[role="application"]')?.focus();
  await userEvent.keyboard('{End}');
  expect(stage.host.querySelector('[aria-live="polite"]')?.textContent).toBe(
    'Other, 3.0%. Buds 2 t. Twigs 1 t',
  );
});
