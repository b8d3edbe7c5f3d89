import type { ChartBase } from '../surface/ChartBase.ts';

/** A tile: its area is its value; tiles of one group stand together. `color` is a data hue, 1 to 10. */
export interface TreemapNode {
  id: string;
  name: string;
  value: number | null;
  color: number;
  group: string;
}

/** What a treemap is given. */
export interface TreemapProps extends ChartBase {
  nodes: readonly TreemapNode[];
}
