import type { ChartScene } from '../axes/ChartScene.ts';
import type { ChartTarget } from '../axes/ChartTarget.ts';
import type { ChartColors } from './chartColors.ts';
import { paintRing } from './paintRing.ts';
import { paintShapes } from './paintShapes.ts';
import { paintText } from './paintText.ts';
import { pixelRatio } from './pixelRatio.ts';

/** Draws a scene of shapes, texts and a ring; scenes with marks need `drawScene`, which brings the drawing library along. */
export function drawShapes(canvas: HTMLCanvasElement, scene: ChartScene, colors: ChartColors) {
  const ratio = pixelRatio(canvas);
  canvas.width = Math.round(scene.width * ratio);
  canvas.height = Math.round(scene.height * ratio);
  canvas.style.width = `${scene.width}px`;
  canvas.style.height = `${scene.height}px`;
  const context = canvas.getContext('2d');
  const paint = (target: ChartTarget | undefined) => {
    if (!context) return;
    context.setTransform(ratio, 0, 0, ratio, 0, 0);
    context.clearRect(0, 0, scene.width, scene.height);
    paintShapes(context, [...scene.ground, ...(target?.under ?? [])], colors);
    if (scene.ring) paintRing(context, scene.ring, colors);
    paintShapes(context, scene.front, colors);
    for (const text of scene.texts) paintText(context, text, colors);
    paintShapes(context, target?.over ?? [], colors);
  };
  paint(undefined);
  return {
    read: paint,
    destroy: () => context?.clearRect(0, 0, scene.width, scene.height),
  };
}
