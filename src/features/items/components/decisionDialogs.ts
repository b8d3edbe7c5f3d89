import { lazy } from 'react';

/** What a decision asks before it is made: few visits decide, so it comes with the first question. */
export const ApprovalDialog = lazy(() => import('./ApprovalDialog.tsx'));
export const RejectionDialog = lazy(() => import('./RejectionDialog.tsx'));
