import { type RefObject, useEffect, useRef } from 'react';

/** Above a card that is brought into sight, px. */
const above = 16;

/** Brings the card that was chosen or added into sight, once its page is there: the pages scroll, not the window. */
export function useCardInSight(desk: RefObject<HTMLElement | null>, chosen: string | undefined): void {
  const seen = useRef(chosen);
  // Without a list: the page of a card that was added comes later.
  useEffect(() => {
    if (seen.current === chosen) return;
    const node = desk.current;
    const card = node?.querySelector(`[data-card="${CSS.escape(chosen ?? '')}"]`);
    if (chosen !== undefined && (!node || !card)) return;
    seen.current = chosen;
    if (!node || !card) return;
    // The list at the side has grown by a row: what was pressed stays in sight, too.
    document.activeElement?.scrollIntoView({ block: 'nearest' });
    const place = node.getBoundingClientRect();
    const { top, bottom } = card.getBoundingClientRect();
    if (top < place.top || bottom > place.bottom) node.scrollBy(0, top - place.top - above);
  });
}
