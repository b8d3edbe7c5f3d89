import { useCallback, useEffect, useEffectEvent } from 'react';
import type { PaletteCommand } from '#design-system/overlays/CommandPalette/commands.ts';
import { useCommandContext } from './ShortcutProvider.tsx';

/** Offers commands of a page to the palette while the page is there. Give only what the person may do now. */
export function usePageCommands(commands: readonly PaletteCommand[]): void {
  const { shelf } = useCommandContext();
  const current = useEffectEvent(() => commands);
  useEffect(() => shelf.offer(() => current()), [shelf]);
}

/** Reads what the pages in sight offer, at the moment it is called. */
export function useOfferedCommands(): () => readonly PaletteCommand[] {
  const { shelf } = useCommandContext();
  return useCallback(() => shelf.all(), [shelf]);
}
