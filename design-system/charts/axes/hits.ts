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

/** The nearest element that the library finds within reach of the pointer: of which set, and its place in it. */
export const elementUnder =
  (chart: Drawn, targetAt: (set: number, place: number) => ChartTarget | undefined) =>
  (event: Event): ChartTarget | undefined => {
    const [hit] = chart.getElementsAtEventForMode(event, 'nearest', { intersect: true }, true);
    return hit && targetAt(hit.datasetIndex, hit.index);
  };
