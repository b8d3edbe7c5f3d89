import type { KeyboardEvent } from 'react';

interface DayBox {
  isTyped: boolean;
  onCommit: () => void;
  onReset: () => void;
  /** Left out where there is no calendar to open. */
  onOpen: (() => void) | undefined;
}

/** Keys of a box for a day: Enter takes what was typed, Escape takes it back, Alt+Down opens the calendar. */
export function dayKeys(event: KeyboardEvent, { isTyped, onCommit, onReset, onOpen }: DayBox) {
  const { key, altKey } = event;
  if (key === 'Enter') onCommit();
  const does = key === 'Escape' && isTyped ? onReset : key === 'ArrowDown' && altKey ? onOpen : undefined;
  if (!does) return;
  event.preventDefault();
  does();
}
