import { useLayoutEffect, useRef, type RefObject } from 'react';
import { clearPlace, type Box } from './clearPlace.ts';

/** Between two toasts, px. */
const gap = 8;

const layers =
  'nav, [role="dialog"], [role="alertdialog"], [role="menu"], [role="listbox"], [data-floating-bar]';
const controls =
  'button, a[href], input, textarea, select, label:has(input), [tabindex="0"], [role^="menuitem"], [role="option"]';
/** Read before they are answered: all of them stays in sight. */
const questions = '[role="alertdialog"], [data-question]';

/** How far each toast is above the foot of the stack, px. */
type Heights = Map<Element, number>;

/**
 * Places the toasts in the order in which they came, from the foot up: each stays where it is while others go, and one that comes stands
 * on the newest. Only where the stack would become taller than its most do they come down to the foot first. The stack lies over no
 * control of a dialog, panel, menu, list, bar or navigation that is open, nor over what has the focus (WCAG 2.4.11), and stays where it is under the
 * pointer. Everything is placed by transforms, which move nothing in the layout.
 */
export function useToastPlaces(region: RefObject<HTMLElement | null>, count: number, most: number): void {
  const heights = useRef<Heights>(new Map());
  const place = useRef<Box>(undefined);
  useLayoutEffect(() => {
    const box = region.current;
    if (!box) return undefined;
    if (count === 0) {
      heights.current.clear();
      place.current = undefined;
      return undefined;
    }
    const stack = (isFree: boolean) => {
      const tall = stackUp(slotsIn(box), heights.current, isFree ? most : Infinity);
      const usual = usualPlace(box, tall);
      const now = place.current && grownTo(place.current, tall);
      place.current = isFree || !now ? clearPlace({ ...around(box), usual, current: now }) : now;
      for (const [slot, up] of heights.current) move(slot, place.current, usual, up);
    };
    let frame = 0;
    const later = () => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(() => stack(!box.matches(':hover')));
    };
    stack(!box.matches(':hover'));
    const watched = new MutationObserver(later);
    watched.observe(document.body, { childList: true, subtree: true });
    window.addEventListener('resize', later);
    return () => {
      cancelAnimationFrame(frame);
      watched.disconnect();
      window.removeEventListener('resize', later);
    };
  });
}

const slotsIn = (box: HTMLElement) => [...box.querySelectorAll<HTMLElement>('[data-slot]:not([hidden])')];

/**
 * Keeps the heights of those that stand, oldest first as they are in the document, puts those that came on top of them, and says how tall
 * the stack is. Where they would stand higher than `most` of them, all come down to the foot.
 */
function stackUp(slots: readonly HTMLElement[], heights: Heights, most: number): number {
  for (const known of heights.keys()) if (!slots.includes(known as HTMLElement)) heights.delete(known);
  const standing = slots.filter((slot) => heights.has(slot));
  // Those that stand glide to another place; one that comes is where it belongs at once.
  for (const slot of standing) slot.dataset['stands'] = '';
  const tallest = Math.max(...slots.map((slot) => slot.offsetHeight));
  const tall = stood(slots, heights);
  if (standing.length === slots.length || tall <= most * (tallest + gap)) return tall;
  for (const slot of slots) heights.set(slot, 0);
  return stood(slots, heights);
}

/** Gives each its height: where it stands, pushed up by what is below it or has grown, else on top of all. */
function stood(slots: readonly HTMLElement[], heights: Heights): number {
  let foot = 0;
  for (const slot of slots) {
    const up = Math.max(foot, heights.get(slot) ?? 0);
    heights.set(slot, up);
    foot = up + slot.offsetHeight + gap;
  }
  return foot - gap;
}

/** The region has no height: the stack stands on it. */
function usualPlace(box: HTMLElement, tall: number): Box {
  const { left, right, bottom } = box.getBoundingClientRect();
  return { left, right, bottom, top: bottom - tall };
}

/** The same place for a stack of this height, which grows upward. */
const grownTo = (place: Box, tall: number): Box => ({ ...place, top: place.bottom - tall });

function around(box: HTMLElement): { open: Box[]; controls: Box[]; room: number } {
  const found = [...document.querySelectorAll<HTMLElement>(layers)].filter((layer) => !box.contains(layer));
  return {
    open: found.map((layer) => layer.getBoundingClientRect()).filter(isSeen),
    controls: [
      ...found.flatMap((layer) => [...layer.querySelectorAll<HTMLElement>(controls)]),
      ...found.filter((layer) => layer.matches(questions)),
      ...focused(box),
    ]
      .map((control) => control.getBoundingClientRect())
      .filter(isSeen),
    room: window.innerWidth,
  };
}

/** What has the focus, unless it is a part of the stack, or so tall that it is seen beside it anyway. */
const focused = (box: HTMLElement): Element[] => {
  const control = document.activeElement;
  if (!control?.matches(controls) || box.contains(control)) return [];
  return control.clientHeight < window.innerHeight / 4 ? [control] : [];
};

const isSeen = ({ width, height }: DOMRect) => width > 0 && height > 0;

function move(slot: Element, place: Box, usual: Box, up: number) {
  const x = Math.round(place.left - usual.left);
  const y = Math.round(place.bottom - usual.bottom - up);
  // The foot of a toast is its fixed point, so that one that grows does so upward without moving in the layout.
  (slot as HTMLElement).style.transform = `translate(${x}px, calc(${y}px - 100%))`;
}
