import { type RefObject, useEffect } from 'react';
import type { DraftState } from './useReportDraft.ts';

/**
 * After a step that took away what had the focus, it goes to the card in the list at the side; where that list is not in sight, or
 * has no card, to the pages.
 */
export function useFocusAfter(
  room: RefObject<HTMLElement | null>,
  desk: RefObject<HTMLElement | null>,
  next: DraftState['next'],
): void {
  useEffect(() => {
    if (!next) return;
    const named = [...(room.current?.querySelectorAll<HTMLElement>('[data-names]') ?? [])].find(
      (name) => name.dataset['names'] === next.key,
    );
    (named ?? desk.current)?.focus();
  }, [room, desk, next]);
}
