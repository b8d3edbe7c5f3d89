import type { ChartScene } from '../axes/ChartScene.ts';
import type { ChartColors } from './chartColors.ts';
import { datasetsOf } from './datasets.ts';
import { paintRing } from './paintRing.ts';
import { paintShapes } from './paintShapes.ts';
import { paintText } from './paintText.ts';
import { type Paintbox, type Picture, pixelScales, still } from './Picture.ts';

/** A scene as a picture: marks by Chart.js, in px; ground, ring, front and texts by ourselves around them. */
export function drawScene(scene: ChartScene, { context, colors }: Paintbox<ChartColors>): Picture {
  return {
    type: 'line',
    data: { datasets: context ? datasetsOf(context, scene, colors) : [] } as Picture['data'],
    options: { ...still, layout: { autoPadding: false, padding: 0 }, scales: pixelScales(scene) },
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
