import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { readPageQuery } from './pageQuery.ts';

const focusable = '[role=tab][aria-selected=true], button, a[href], input, select, textarea, [tabindex]';

/**
 * For a part that an address may ask for by one of these names (`focusSection`, docs/product/frame.md). Once it is there, the part that the ref
 * is on is brought into sight, with the focus on the first thing in it, or on itself; `onAsked` shows it where something else stands in its place.
 */
export function useFocusSection<Part extends HTMLElement>(
  names: string | readonly string[],
  onAsked?: (name: string) => void,
): RefObject<Part | null> {
  const ref = useRef<Part>(null);
  const { search } = useLocation();
  const { focusSection } = readPageQuery(search);
  const asked =
    focusSection !== undefined && [names].flat().includes(focusSection) ? focusSection : undefined;
  const show = useEffectEvent((name: string) => onAsked?.(name));
  useEffect(() => {
    if (asked === undefined) return undefined;
    show(asked);
    // What was folded, or stood behind another tab, is drawn by then.
    const frame = requestAnimationFrame(() => bring(ref.current));
    return () => cancelAnimationFrame(frame);
  }, [asked]);
  return ref;
}

function bring(part: HTMLElement | null): void {
  if (!part) return;
  part.scrollIntoView({ block: 'start' });
  const first = part.querySelector<HTMLElement>(focusable);
  if (!first) part.tabIndex = -1;
  (first ?? part).focus({ preventScroll: true });
}
