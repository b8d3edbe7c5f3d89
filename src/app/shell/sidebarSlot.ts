import { defineSlot, oneOf } from '#platform/storage';

/** How a person left the project sidebar (spec §2: last state remembered per user). */
export const sidebarSlot = defineSlot('sidebar', oneOf(['expanded', 'collapsed'], 'expanded'));
