export type { Found } from './found.ts';
export { keySections } from './keySections.ts';
export { ShortcutProvider, useBoundShortcuts, useShortcuts } from './ShortcutProvider.tsx';
export { SHORTCUTS, type ShortcutName } from './shortcuts.ts';
export { singleKeysSlot } from './singleKeys.ts';
export { useOfferedCommands } from './useOfferedCommands.ts';
export { usePageCommands } from './usePageCommands.ts';
