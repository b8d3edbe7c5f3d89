import { defineSlot } from '#platform/storage';

/** Whether a person uses shortcuts of one key; on until it is switched off (WCAG 2.1.4). */
export const singleKeysSlot = defineSlot('single-key-shortcuts', (stored) => stored !== false);
