import { lazy } from 'react';

/** Reports of items: they come with the first one that is asked for. */
export const ItemReportDialog = lazy(() => import('./ItemReportDialog.tsx'));
