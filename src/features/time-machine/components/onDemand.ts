import { lazy } from 'react';

/** A day that is past, for those who look back. */
export const PastView = lazy(() => import('./PastView.tsx'));
