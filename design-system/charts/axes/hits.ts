import type { Drawn } from '../paint/Picture.ts';
import type { ChartTarget } from './ChartTarget.ts';

/** What the library finds under the pointer: the nearest place along an axis, wherever the pointer is across it. */
export const placeUnder =
  (chart: Drawn, axis: 'x' | 'y', targetAt: (place: number) => ChartTarget | undefined) =>
  (event: Event): ChartTarget | undefined => {
    const options = { axis, intersect: false, includeInvisible: true };
    const [hit] = chart.getElementsAtEventForMode(event, 'index', options, true);
    return hit && targetAt(hit.index);
  };

/** The element that the library finds under the pointer, of which set and its place in it: the nearest within reach, or what holds the point. */
export const elementUnder =
  (
    chart: Drawn,
    mode: 'nearest' | 'point',
    targetAt: (set: number, place: number) => ChartTarget | undefined,
  ) =>
  (event: Event): ChartTarget | undefined =>
    chart
      .getElementsAtEventForMode(event, mode, { intersect: true }, true)
      .flatMap(({ datasetIndex, index }) => targetAt(datasetIndex, index) ?? [])
      .at(0);
