import { afterEach, beforeEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import '../../foundations/global.ts';
import { setStage, type Stage } from '../surface/stage.tsx';
import { heatPicture } from './heatPicture.ts';
import type { HeatCell } from './HeatmapProps.ts';

let stage: Stage;

beforeEach(async () => {
  await page.viewport(1400, 700);
  stage = setStage();
});
afterEach(() => stage.clear());

it('makes a picture in the colors of the theme', async () => {
  const tones = ['low', 'medium', 'high'] as const;
  const few = tones.map((label, at) => ({ id: String(at), label, rank: String(at) }));
  const chart = {
    rowTitle: 'Row',
    columnTitle: 'Column',
    rows: few,
    columns: few,
    cells: tones.map((tone, at): HeatCell => ({
      row: String(at),
      column: String(at),
      tone,
      value: String(at),
      count: at,
    })),
  };
  const picture = await heatPicture('Storms', chart, stage.host);
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
