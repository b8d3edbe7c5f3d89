import { lazyChart } from '../surface/lazyChart.tsx';
import type { NetworkGraphProps } from './NetworkGraphProps.ts';

/** What is linked to what: nodes and lines, laid out the same way every time; keys walk from node to node. */
export const NetworkGraph = lazyChart<NetworkGraphProps>(() => import('./NetworkCanvas.tsx'));
