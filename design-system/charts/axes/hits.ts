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
