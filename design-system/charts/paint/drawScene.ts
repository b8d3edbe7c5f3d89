import type { ChartScene } from '../axes/ChartScene.ts';
import type { MeasureText } from '../axes/PlacedText.ts';
import { datasetsOf } from './datasets.ts';
import { paintRing } from './paintRing.ts';
import { paintShapes } from './paintShapes.ts';
import { paintText } from './paintText.ts';
import { type Picture, pixelScales, type Room, still } from './Picture.ts';

/** Lays a chart out in px; null where there is nothing to draw. */
export type SceneLayout<P> = (
  chart: P,
  size: { width: number; height: number },
  measure: MeasureText,
) => ChartScene | null;

/** Draws a chart that a layout of ours places in px: marks by Chart.js; ground, ring, front and texts by ourselves around them. */
export function drawScene<P>(layout: SceneLayout<P>, chart: P, room: Room): Picture | null {
  const { width, height, measure, context, colors } = room;
  const scene = layout(chart, { width, height }, measure);
  if (!scene) return null;
  return {
    type: 'line',
    data: { datasets: context ? datasetsOf(context, scene, colors) : [] } as Picture['data'],
    options: { ...still, layout: { autoPadding: false, padding: 0 }, scales: pixelScales(scene) },
    colors,
    scene: () => scene,
    painter: (target) => ({
      beforeDatasetsDraw: ({ ctx }) => {
        paintShapes(ctx, [...scene.ground, ...(target()?.under ?? [])], colors);
        if (scene.ring) paintRing(ctx, scene.ring, colors);
      },
      afterDatasetsDraw: ({ ctx }) => {
        paintShapes(ctx, scene.front, colors);
        for (const text of scene.texts) paintText(ctx, text, colors);
        paintShapes(ctx, target()?.over ?? [], colors);
      },
    }),
  };
}
