import type { Plugin } from 'chart.js';
import type { ChartTarget } from '../axes/ChartTarget.ts';
import type { Scene } from '../axes/Scene.ts';
import { paintShapes } from '../paint/paintShapes.ts';
import { paintText } from '../paint/paintText.ts';
import type { Kind, Painter, Picture } from '../paint/Picture.ts';

/** What stands between a picture and Chart.js, which takes its plugins once and keeps its datasets. */
export interface Plate {
  /** Reads off where things stand, and paints what belongs to the picture that is shown. */
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
  let painter: Painter = {};
  let target: ChartTarget | undefined;
  let drawn = 0;
  const own: Painter = {
    beforeDatasetsDraw: ({ ctx }) => {
      if (shown) paintShapes(ctx, [...(scene?.ground ?? []), ...(target?.under ?? [])], shown.colors);
    },
    afterDatasetsDraw: ({ ctx }) => {
      if (!shown) return;
      paintShapes(ctx, scene?.front ?? [], shown.colors);
      for (const text of scene?.texts ?? []) paintText(ctx, text, shown.colors);
      paintShapes(ctx, target?.over ?? [], shown.colors);
    },
  };
  return {
    plugin: {
      id: 'painter',
      afterLayout: (chart) => shown?.afterLayout?.(chart),
      afterUpdate: (chart) => {
        if (!shown) return;
        scene = shown.scene(chart);
        onScene(scene);
      },
      beforeDatasetsDraw: (...moment) => painter.beforeDatasetsDraw?.(...moment),
      afterDatasetDraw: (...moment) => painter.afterDatasetDraw?.(...moment),
      afterDatasetsDraw: (...moment) => painter.afterDatasetsDraw?.(...moment),
    },
    show: (picture) => {
      shown = picture;
      painter = picture.painter?.(() => target) ?? own;
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
