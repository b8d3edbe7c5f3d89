import { lazy } from 'react';

/** The trend of a program's area, in a chunk of its own. */
export const AreaTrend = lazy(() => import('./AreaTrendChart.tsx'));
