export { defineSlot, oneOf, type Owner, recall, remember } from './slots.ts';
export { clearTabStore, tabStore } from './tabStore.ts';
export { writeThemeCookie } from './themeCookie.ts';
export { useRemembered } from './useRemembered.ts';
