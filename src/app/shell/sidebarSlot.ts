import { defineSlot, oneOf } from '#platform/storage';

/** The three states of the project sidebar (docs/product/frame.md), in the order in which `[` goes through them. */
export const SIDEBAR_STATES = ['expanded', 'collapsed', 'hidden'] as const;

/** How wide the project sidebar is: with words, icons only, or not there. */
export type SidebarState = (typeof SIDEBAR_STATES)[number];

/** How a person left the project sidebar (docs/product/frame.md: last state remembered per user). */
export const sidebarSlot = defineSlot('sidebar', oneOf(SIDEBAR_STATES, 'expanded'));
