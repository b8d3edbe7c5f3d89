import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import '../../foundations/global.ts';
import { setStage, type Stage } from '../surface/stage.tsx';
import { Heatmap } from './Heatmap.tsx';
import { heatPicture } from './heatPicture.ts';
import type { HeatCell } from './HeatmapProps.ts';

const headings = Array.from({ length: 20 }, (_, index) => ({ id: String(index), label: `Place ${index}` }));
const cells = headings.flatMap((row) =>
  headings.map((column): HeatCell => ({
    row: row.id,
    column: column.id,
    tone: row.id === '0' ? 'high' : Number(column.id) / 19,
    value: `${row.id}/${column.id}`,
  })),
);
const chart = {
  summary: 'Dense',
  rowTitle: 'Row',
  columnTitle: 'Column',
  height: 400,
  rows: headings,
  columns: headings,
  cells,
};
let stage: Stage;

beforeEach(async () => {
  await page.viewport(1400, 700);
  stage = setStage();
});
afterEach(() => stage.clear());

const channelsOf = (hex: string) => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));

it('draws many cells on a canvas, by grade and by part of the hue, and selects one by keys', async () => {
  const onSelect = vi.fn<(cell: HeatCell) => void>();
  stage.show(<Heatmap {...chart} onSelect={onSelect} />);
  await stage.drawn();
  const drawn = stage.chart();
  const colorOf = (id: string) => {
    const place = cells.findIndex((cell) => `${cell.row} ${cell.column}` === id);
    const { x, y } = drawn.getDatasetMeta(0).data[place]?.tooltipPosition(true) ?? { x: 0, y: 0 };
    return stage.colorAt(x ?? 0, y ?? 0);
  };
  expect(colorOf('0 4')).toBe(stage.token('--heat-high'));
  // A part of a hue is read back as the hue, give or take a step of its rounding.
  const hue = channelsOf(stage.token('--chart-approved'));
  for (const [part, value] of channelsOf(colorOf('3 19')).entries())
    expect(Math.abs(value - (hue[part] ?? 0))).toBeLessThanOrEqual(2);
  expect(colorOf('3 2')).not.toBe(colorOf('3 19'));
  stage.host.querySelector<HTMLElement>('[role="application"]')?.focus();
  await userEvent.keyboard('{Home}{ArrowDown}{ArrowRight}{Enter}');
  expect(onSelect).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ row: '1', column: '1' }));
});

it('makes a picture of a small matrix in the colors of the theme', async () => {
  const few = headings.slice(0, 3).map((heading, at) => ({ ...heading, rank: String(at) }));
  const tones = ['low', 'medium', 'high'] as const;
  const small = {
    ...chart,
    rows: few,
    columns: few,
    cells: few.map(({ id }, at): HeatCell => ({
      row: id,
      column: id,
      tone: tones[at] ?? 'low',
      value: id,
      count: at,
    })),
  };
  const picture = await heatPicture('Dense', small, stage.host);
  if (!picture) throw new Error('There is no picture.');
  const bitmap = await createImageBitmap(picture);
  expect([bitmap.width, bitmap.height]).toEqual([2 * (158 + 3 * 104 + 16), 2 * (44 + 3 * 56 + 68)]);
  const canvas = document.createElement('canvas');
  canvas.width = bitmap.width;
  canvas.height = bitmap.height;
  const context = canvas.getContext('2d');
  context?.drawImage(bitmap, 0, 0);
  const colorAt = (across: number, down: number) => {
    const pixels = context?.getImageData(2 * (158 + across * 104 + 60), 2 * (44 + down * 56 + 46), 1, 1);
    return `#${[...(pixels?.data ?? [])]
      .slice(0, 3)
      .map((channel) => channel.toString(16).padStart(2, '0'))
      .join('')}`;
  };
  expect(tones.map((_, at) => colorAt(at, at))).toEqual(tones.map((tone) => stage.token(`--heat-${tone}`)));
  expect(colorAt(0, 1)).toBe(stage.token('--surface'));
});
