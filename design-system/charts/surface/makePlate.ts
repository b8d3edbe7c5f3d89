import type { Plugin } from 'chart.js';
import type { ChartTarget } from '../axes/ChartTarget.ts';
import type { Scene } from '../axes/Scene.ts';
import { paintShapes } from '../paint/paintShapes.ts';
import { paintText } from '../paint/paintText.ts';
import type { Kind, Picture } from '../paint/Picture.ts';

/** What stands between a picture and Chart.js, which takes its plugins once and keeps its datasets. */
export interface Plate {
  /**
   * Reads off where things stand, and paints what belongs to the picture that is shown. While its canvas shows that picture, and not yet
   * the one before or nothing, it has `data-drawn`.
   */
  plugin: Plugin<Kind>;
  show: (picture: Picture) => void;
  /** Marks what is read; whether that is another place than before. */
  read: (target: ChartTarget | undefined) => boolean;
  /** The picture's data with sets like none before: the library would else carry over what a new set leaves out. */
  dataOf: (picture: Picture) => Picture['data'];
}

/** A plate without a picture; `onScene` is told where things stand whenever the chart has been laid out. */
export function makePlate(onScene: (scene: Scene) => void): Plate {
  let shown: Picture | undefined;
  let scene: Scene | undefined;
  let target: ChartTarget | undefined;
  let drawn = 0;
  let canvas: HTMLCanvasElement | undefined;
  return {
    plugin: {
      id: 'painter',
      afterLayout: (chart) => shown?.afterLayout?.(chart),
      afterUpdate: (chart) => {
        if (!shown) return;
        scene = shown.scene(chart);
        onScene(scene);
      },
      beforeDatasetsDraw: ({ ctx }) => {
        if (!shown || !scene) return;
        paintShapes(ctx, [...(scene.ground ?? []), ...(target?.under ?? [])], shown.colors);
        ctx.save();
        const { clip, height } = scene;
        if (!clip) return;
        ctx.beginPath();
        ctx.rect(clip.left, 0, clip.right - clip.left, height);
        ctx.clip();
      },
      afterDatasetDraw: ({ ctx }, { index }) => {
        // The library draws the first set last of its kind.
        if (shown && scene?.middle && index === 0) paintShapes(ctx, scene.middle, shown.colors);
      },
      afterDatasetsDraw: ({ ctx }) => {
        if (!shown || !scene) return;
        ctx.restore();
        paintShapes(ctx, scene.front ?? [], shown.colors);
        for (const text of scene.texts ?? []) paintText(ctx, text, shown.colors);
        paintShapes(ctx, target?.over ?? [], shown.colors);
      },
      afterDraw: (chart) => {
        canvas = chart.canvas;
        if (shown && scene) canvas.dataset['drawn'] = 'true';
      },
    },
    show: (picture) => {
      if (picture !== shown) delete canvas?.dataset['drawn'];
      shown = picture;
    },
    read: (next) => {
      const isOther = next !== target;
      target = next;
      return isOther;
    },
    dataOf: ({ data }) => {
      drawn += 1;
      return { ...data, datasets: data.datasets.map((set, place) => ({ ...set, id: `${drawn} ${place}` })) };
    },
  };
}
