export { defineSlot, oneOf, type Owner, recall, remember, type Slot } from './slots.ts';
export { clearTabStore, tabStore } from './tabStore.ts';
export { writeThemeCookie } from './themeCookie.ts';
export { useRemembered } from './useRemembered.ts';
