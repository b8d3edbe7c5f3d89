import { useEffect, useLayoutEffect, useRef } from 'react';
import type { PaletteCommand } from '#design-system/overlays/CommandPalette/commands.ts';
import { useCommandContext } from './ShortcutProvider.tsx';

/** Offers commands of a page to the palette while the page is there. Give only what the person may do now. */
export function usePageCommands(commands: readonly PaletteCommand[]): void {
  const { shelf } = useCommandContext();
  // Not an effect event: the palette asks while it renders.
  const latest = useRef(commands);
  useLayoutEffect(() => {
    latest.current = commands;
  });
  useEffect(() => shelf.offer(() => latest.current), [shelf]);
}
