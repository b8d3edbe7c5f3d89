import type { Plugin } from 'chart.js';
import type { ChartTarget } from '../axes/ChartTarget.ts';
import type { Painter, Picture } from '../paint/Picture.ts';

/** What stands between a picture and Chart.js, which takes its plugins once and keeps its datasets. */
export interface Plate {
  /** Paints what belongs to the picture that is shown. */
  plugin: Plugin<'bar' | 'line'>;
  show: (picture: Picture) => void;
  /** Marks what is read; whether that is another place than before. */
  read: (target: ChartTarget | undefined) => boolean;
  /** The picture's data with sets like none before: the library would else carry over what a new set leaves out. */
  dataOf: (picture: Picture) => Picture['data'];
}

/** A plate without a picture. */
export function makePlate(): Plate {
  let painter: Painter = {};
  let target: ChartTarget | undefined;
  let drawn = 0;
  return {
    plugin: {
      id: 'painter',
      beforeDatasetsDraw: (...moment) => painter.beforeDatasetsDraw?.(...moment),
      afterDatasetDraw: (...moment) => painter.afterDatasetDraw?.(...moment),
      afterDatasetsDraw: (...moment) => painter.afterDatasetsDraw?.(...moment),
    },
    show: (picture) => {
      painter = picture.painter(() => target);
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
