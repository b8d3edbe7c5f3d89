import { lazy } from 'react';

/** The balance below the trend, for those who switch it on. */
export const ContingencyChart = lazy(() => import('./ContingencyChart.tsx'));
