import { lazy } from 'react';

/** What a report of an estimate shows, beside the estimate's own page. */
export const ReportDialog = lazy(() =>
  import('./ReportDialog.tsx').then(({ ReportDialog: found }) => ({ default: found })),
);
