import { useCallback } from 'react';
import type { PaletteCommand } from '#design-system/overlays/CommandPalette/commands.ts';
import { useCommandContext } from './ShortcutProvider.tsx';

/** Reads what the pages in sight offer, at the moment it is called. */
export function useOfferedCommands(): () => readonly PaletteCommand[] {
  const { shelf } = useCommandContext();
  return useCallback(() => shelf.all(), [shelf]);
}
