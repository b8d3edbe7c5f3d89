import type { ChartLook } from '../surface/ChartBase.ts';

/** A node; `weight` is its area against the others. `color` is a data hue, 1 to 10. */
export interface NetworkNode {
  id: string;
  name: string;
  note?: string;
  color: number;
  weight?: number;
}

/** A link between two nodes by their ids; links to unknown nodes are left out. */
export interface NetworkLink {
  from: string;
  to: string;
  label?: string;
}

/** What a network graph is given. */
export interface NetworkGraphProps extends ChartLook {
  nodes: readonly NetworkNode[];
  links: readonly NetworkLink[];
  /** Changes the layout; the same seed always gives the same picture. */
  seed?: number;
}
