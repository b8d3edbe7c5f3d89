import { lazyChart } from '../surface/lazyChart.tsx';
import type { TreemapProps } from './TreemapProps.ts';

/** Parts of a whole as tiles, by area, in groups: for more parts than a ring can tell apart. */
export const Treemap = lazyChart<TreemapProps>(() => import('./TreemapCanvas.tsx'));
