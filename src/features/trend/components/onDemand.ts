import { lazy } from 'react';

/** The cost trend to look at, in a chunk of its own. */
export const TrendPicture = lazy(() => import('./TrendPicture.tsx'));
