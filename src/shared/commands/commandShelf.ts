import type { PaletteCommand } from '#design-system/overlays/CommandPalette/commands.ts';

/** Keeps what the pages in sight offer to the palette. */
export function createCommandShelf() {
  const offers = new Set<() => readonly PaletteCommand[]>();
  return {
    /** Offers commands until they are taken away; they are asked for when the palette opens. */
    offer(commands: () => readonly PaletteCommand[]): () => void {
      offers.add(commands);
      return () => void offers.delete(commands);
    },
    /** Everything that is offered now, what is nearest first. */
    all: (): readonly PaletteCommand[] => [...offers].toReversed().flatMap((commands) => [...commands()]),
  };
}
