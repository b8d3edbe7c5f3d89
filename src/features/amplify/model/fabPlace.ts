import { defineSlot } from '#platform/storage';

/** Bounds of the floating button: what stays free above and below it, px (docs/product/amplify.md). */
export const FAB = { top: 4, bottom: 250, size: 48, step: 24 } as const;

/** A place from the top that lies within a window of this height. */
export function withinWindow(top: number, height: number): number {
  const lowest = Math.max(FAB.top, height - FAB.bottom - FAB.size);
  return Math.min(Math.max(Math.round(top), FAB.top), lowest);
}

/** Where somebody left the button; null while they have not moved it. */
export const fabSlot = defineSlot('amplify-button', (stored) =>
  typeof stored === 'number' && Number.isFinite(stored) ? stored : null,
);

/** The conversation that was open last in each project. */
export const conversationSlot = defineSlot(
  'amplify-conversation',
  (stored): Readonly<Record<string, number>> => {
    if (typeof stored !== 'object' || stored === null) return {};
    const known = Object.entries(stored).filter(([, id]) => Number.isSafeInteger(id) && Number(id) > 0);
    return Object.fromEntries(known.slice(-50).map(([project, id]) => [project, Number(id)]));
  },
);
