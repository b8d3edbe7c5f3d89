import { Chart } from 'chart.js';
import type { Box } from '../axes/boxes.ts';
import type { Scene } from '../axes/Scene.ts';
import { readChartColors } from '../paint/chartColors.ts';
import { measureWith } from '../paint/measureWith.ts';
import type { Drawn, Picture, Room } from '../paint/Picture.ts';
import '../paint/pieces.ts';
import { makePlate } from './makePlate.ts';

/** A chart drawn once on a canvas of its own, with the words that were written on it. Made for tests. */
export interface DrawnOnce {
  chart: Drawn;
  scene: Scene;
  words: { text: string; box: Box }[];
}

/** Draws a picture in the light theme; null where there is nothing to draw. Takes its canvas away again. */
export function drawOnce(
  draw: (room: Room) => Picture | null,
  size: { width: number; height: number },
): DrawnOnce | null {
  document.documentElement.dataset.theme = 'light';
  const canvas = document.createElement('canvas');
  canvas.width = size.width;
  canvas.height = size.height;
  document.body.append(canvas);
  const context = canvas.getContext('2d');
  if (!context) throw new Error('The browser has no canvas.');
  const colors = readChartColors(canvas);
  const picture = draw({ ...size, measure: measureWith(canvas), colors, context });
  let scene: Scene | undefined;
  const plate = makePlate((laid) => {
    scene = laid;
  });
  const words: DrawnOnce['words'] = [];
  if (!picture) {
    canvas.remove();
    return null;
  }
  plate.show(picture);
  listen(context, words);
  const chart = new Chart(canvas, {
    type: picture.type,
    data: plate.dataOf(picture),
    options: { ...picture.options, devicePixelRatio: 1 },
    plugins: [plate.plugin],
  });
  if (!scene) throw new Error('The chart was not laid out.');
  canvas.remove();
  return { chart, scene, words };
}

/** Notes where words are written. */
function listen(context: CanvasRenderingContext2D, words: DrawnOnce['words']): void {
  const write = context.fillText.bind(context);
  context.fillText = (text, x, y, widest) => {
    write(text, x, y, widest);
    const ink = context.measureText(text);
    const { e, f } = context.getTransform();
    // Letters stand between the height of capitals and a little under the line they stand on.
    words.push({
      text,
      box: {
        left: e + x - ink.actualBoundingBoxLeft,
        right: e + x + ink.actualBoundingBoxRight,
        top: f + y - ink.actualBoundingBoxAscent,
        bottom: f + y + ink.actualBoundingBoxDescent,
      },
    });
  };
}
