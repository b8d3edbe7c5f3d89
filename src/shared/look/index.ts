export { type ArrangedColumns, readArrangedColumns } from './arrangedColumns.ts';
export { CustomizeFlyout } from './CustomizeFlyout.tsx';
export { type Look, readLook, usualLook } from './look.ts';
export { definePageSetup } from './pageSetup.ts';
export { usePageSetup } from './usePageSetup.ts';
