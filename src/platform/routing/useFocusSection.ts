import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { readPageQuery } from './pageQuery.ts';

const focusable = 'button, a[href], input, select, textarea, [tabindex]';
/** What somebody does who looks elsewhere by now. */
const moves = ['wheel', 'pointerdown', 'keydown'] as const;

/** How a part is opened that is folded or stands behind a tab. */
export interface Openable {
  isOpen: (name: string) => boolean;
  onOpen: (name: string) => void;
}

/**
 * For a part that an address may ask for by one of these names (`focusSection`, docs/product/frame.md). Once it is there and open, the part
 * that the ref is on is brought into sight, with the focus on the first thing in it, or on itself.
 */
export function useFocusSection<Part extends HTMLElement>(
  names: string | readonly string[],
  openable?: Openable,
): RefObject<Part | null> {
  const ref = useRef<Part>(null);
  const brought = useRef<string>(undefined);
  const { search } = useLocation();
  const { focusSection } = readPageQuery(search);
  const asked =
    focusSection !== undefined && [names].flat().includes(focusSection) ? focusSection : undefined;
  const isOpen = asked !== undefined && (openable?.isOpen(asked) ?? true);
  const open = useEffectEvent((name: string) => openable?.onOpen(name));
  useEffect(() => {
    brought.current = undefined;
    if (asked !== undefined) open(asked);
  }, [asked]);
  useEffect(() => {
    // Once for each time that it is asked for: who opens it again by hand is there already.
    if (!isOpen || brought.current === asked || !ref.current) return undefined;
    brought.current = asked;
    return bring(ref.current, asked);
  }, [isOpen, asked]);
  return ref;
}

/** Frames within which tabs stand in their row, above what they open. */
const mostLooks = 20;

/** Brings a part into sight, and keeps it there while what stands around it still comes. */
function bring(part: HTMLElement, name = ''): () => void {
  const scroll = () => part.scrollIntoView({ block: 'start', behavior: 'instant' });
  scroll();
  let looks = 0;
  let frame = 0;
  const focus = () => {
    // A page that comes in one piece is hidden until then, and what is hidden takes no focus.
    if (!part.checkVisibility({ visibilityProperty: true })) {
      frame = requestAnimationFrame(() => {
        scroll();
        focus();
      });
      return;
    }
    const tab = part.querySelector<HTMLElement>(`[role=tab][data-key="${CSS.escape(name)}"]`);
    // Tabs come a moment after their row and what they open, which have no place for the focus.
    if (!tab && part.querySelector('[role=tablist], [role=tabpanel]') && (looks += 1) < mostLooks) {
      frame = requestAnimationFrame(focus);
      return;
    }
    const first = tab ?? part.querySelector<HTMLElement>(focusable);
    if (!first) part.tabIndex = -1;
    (first ?? part).focus({ preventScroll: true });
  };
  focus();
  const sizes = new ResizeObserver(scroll);
  if (part.parentElement) sizes.observe(part.parentElement);
  const stop = () => {
    cancelAnimationFrame(frame);
    sizes.disconnect();
    for (const move of moves) removeEventListener(move, stop, true);
  };
  for (const move of moves) addEventListener(move, stop, { capture: true, passive: true });
  return stop;
}
