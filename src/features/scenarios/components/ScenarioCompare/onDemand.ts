import { lazy } from 'react';

/** Scenarios side by side, for those who compare some. */
export const ScenarioCompare = lazy(() => import('./ScenarioCompare.tsx'));
