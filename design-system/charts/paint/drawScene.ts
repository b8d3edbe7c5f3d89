import type { ChartConfiguration, Plugin } from 'chart.js';
import type { ChartScene } from '../axes/ChartScene.ts';
import type { ChartTarget } from '../axes/ChartTarget.ts';
import type { ChartColors } from './chartColors.ts';
import { pixelRatio } from './pixelRatio.ts';
import { datasetsOf } from './datasets.ts';
import { paintShapes } from './paintShapes.ts';
import { paintText } from './paintText.ts';
import { Chart } from './pieces.ts';

/** Draws a scene: marks by the drawing library, in px; ground, front and texts by ourselves around them. */
export function drawScene(canvas: HTMLCanvasElement, scene: ChartScene, colors: ChartColors) {
  canvas.width = scene.width;
  canvas.height = scene.height;
  let target: ChartTarget | undefined;
  const chart = new Chart(
    canvas,
    configuration(canvas, scene, colors, () => target),
  );
  return {
    read: (next: ChartTarget | undefined) => {
      if (next === target) return;
      target = next;
      chart.draw();
    },
    destroy: () => chart.destroy(),
  };
}

function configuration(
  canvas: HTMLCanvasElement,
  scene: ChartScene,
  colors: ChartColors,
  target: () => ChartTarget | undefined,
): ChartConfiguration {
  const context = canvas.getContext('2d');
  const plugins = [painters(scene, colors, target)] as Plugin[];
  return {
    type: 'line',
    data: { datasets: context ? datasetsOf(context, scene, colors) : [] },
    options: {
      responsive: false,
      animation: false,
      events: [],
      devicePixelRatio: pixelRatio(canvas),
      layout: { autoPadding: false, padding: 0 },
      // Scenes are in px already: both scales only pass them on.
      scales: {
        x: { type: 'linear', display: false, min: 0, max: scene.width, offset: false },
        y: { type: 'linear', display: false, min: 0, max: scene.height, reverse: true, offset: false },
      },
    },
    plugins,
  };
}

/** Our own painting, hung into the library's drawing order. */
function painters(
  scene: ChartScene,
  colors: ChartColors,
  target: () => ChartTarget | undefined,
): Plugin<'line'> {
  return {
    id: 'scene',
    beforeDatasetsDraw: ({ ctx }) => paintShapes(ctx, [...scene.ground, ...(target()?.under ?? [])], colors),
    afterDatasetsDraw: ({ ctx }) => {
      paintShapes(ctx, scene.front, colors);
      for (const text of scene.texts) paintText(ctx, text, colors);
      paintShapes(ctx, target()?.over ?? [], colors);
    },
  };
}
