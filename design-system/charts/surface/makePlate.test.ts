import type { Chart } from 'chart.js';
import { expect, it } from 'vitest';
import type { Kind, Picture } from '../paint/Picture.ts';
import { makePlate } from './makePlate.ts';

const pictureOf = (name: string) =>
  ({ type: 'bar', name, data: { datasets: [] }, scene: () => ({}) }) as unknown as Picture;

it('a canvas says that it is drawn only while it shows the picture that is asked for', () => {
  const plate = makePlate(() => undefined);
  const canvas = { dataset: {} } as HTMLCanvasElement;
  const draw = () => {
    const chart = { canvas } as Chart<Kind>;
    plate.plugin.afterUpdate?.call(plate.plugin, chart, { mode: 'none' }, {});
    plate.plugin.afterDraw?.call(plate.plugin, chart, {}, {});
  };
  const isDrawn = () => canvas.dataset['drawn'] !== undefined;
  expect(isDrawn()).toBe(false);
  const first = pictureOf('first');
  plate.show(first);
  expect(isDrawn()).toBe(false);
  draw();
  expect(isDrawn()).toBe(true);
  plate.show(first);
  expect(isDrawn()).toBe(true);
  plate.show(pictureOf('second'));
  expect(isDrawn()).toBe(false);
  draw();
  expect(isDrawn()).toBe(true);
});
