import { opened } from '#design-system/private/on-demand/onDemand.tsx';

/** What a decision asks before it is made: few visits decide, so it comes once an item is open, or with the first question. */
export const ApprovalDialog = opened(async () => (await import('./ApprovalDialog.tsx')).default);
export const RejectionDialog = opened(async () => (await import('./RejectionDialog.tsx')).default);

/** Brings what a decision asks before one is made. */
export function bringDecisions(): void {
  ApprovalDialog.bring();
  RejectionDialog.bring();
}
