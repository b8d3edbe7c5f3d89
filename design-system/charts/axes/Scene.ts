import type { ChartTarget } from './ChartTarget.ts';
import type { TooltipGround } from './placeTooltip.ts';
import type { PlacedText } from './PlacedText.ts';
import type { Shape } from './Shape.ts';

/** What stands around the data of a chart that is laid out, and what is read of it. Px. */
export interface Scene extends TooltipGround {
  /** In the order in which the keys walk. */
  targets: readonly ChartTarget[];
  /** What lies under the pointer; found by the reach of the targets where the chart does not say. */
  under?: (event: Event) => ChartTarget | undefined;
  ground?: readonly Shape[];
  /** On the first set of the data, under what is drawn after it. */
  middle?: readonly Shape[];
  front?: readonly Shape[];
  texts?: readonly PlacedText[];
  /** What the data is cut to. */
  clip?: { left: number; right: number };
}
