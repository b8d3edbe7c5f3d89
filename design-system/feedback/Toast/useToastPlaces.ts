import { useLayoutEffect, useRef, type RefObject } from 'react';
import { clearPlace, covered, type Box } from './clearPlace.ts';

/** Between two toasts, px. */
const gap = 8;

const layers =
  'nav, [role="dialog"], [role="alertdialog"], [role="menu"], [role="listbox"], [data-floating-bar], [data-side-panel]';
const controls =
  'button, a[href], input, textarea, select, label:has(input), [tabindex="0"], [role^="menuitem"], [role="option"]';
/** Read before they are answered: all of them stays in sight. */
const questions = '[role="alertdialog"], [data-question], [aria-modal="true"]';
/** Behind a modal panel: nothing of it can be used. */
const behind = '[inert], [aria-hidden="true"]';

/** After these something else is below the stack. */
const elsewhere = ['scrollend', 'focusin', 'animationend', 'transitionend'] as const;

/** How far each toast is above the foot of the stack, px. */
type Heights = Map<Element, number>;

/**
 * Places the toasts in the order in which they came, from the foot up: each stays where it is while others go, and one that comes stands
 * on the newest. Only where the stack would become taller than its most do they come down to the foot first. The stack lies over no
 * control of a dialog, panel, panel at the side of a page (`data-side-panel`), menu, list, bar or navigation that is open, nor over what has the focus (WCAG 2.4.11), and stays where it is under the
 * pointer. Where the whole stack has no such place, each of its toasts finds its own. Everything is placed by transforms, which move nothing in the layout.
 */
export function useToastPlaces(region: RefObject<HTMLElement | null>, count: number, most: number): void {
  const heights = useRef<Heights>(new Map());
  const place = useRef<Box>(undefined);
  const apart = useRef<Map<Element, Box>>(new Map());
  useLayoutEffect(() => {
    const box = region.current;
    if (!box) return undefined;
    if (count === 0) {
      heights.current.clear();
      apart.current.clear();
      place.current = undefined;
      return undefined;
    }
    const stack = (isFree: boolean) => {
      const tall = stackUp(slotsIn(box), heights.current, isFree ? most : Infinity);
      const usual = usualPlace(box, tall);
      const now = place.current && grownTo(place.current, tall);
      if (!isFree && now) {
        if (apart.current.size === 0) for (const [slot, up] of heights.current) move(slot, now, usual, up);
        return;
      }
      const surroundings = around(box);
      place.current = clearPlace({ ...surroundings, usual, current: now });
      if (heights.current.size > 1 && covered(place.current, surroundings.controls) > 0) {
        apart.current = placesApart(heights.current, surroundings, usual, apart.current);
        for (const [slot, own] of apart.current) move(slot, own, usual, 0);
      } else {
        apart.current.clear();
        for (const [slot, up] of heights.current) move(slot, place.current, usual, up);
      }
    };
    let frame = 0;
    const later = () => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(() => stack(!box.matches(':hover')));
    };
    stack(!box.matches(':hover'));
    // A text that grows, or a panel that is moved, moves controls as well.
    const watched = new MutationObserver((changes) => {
      if (changes.some(({ type, target }) => type === 'childList' || !box.contains(target))) later();
    });
    watched.observe(document.body, {
      childList: true,
      characterData: true,
      attributeFilter: ['style'],
      subtree: true,
    });
    window.addEventListener('resize', later);
    for (const event of elsewhere) document.addEventListener(event, later, true);
    return () => {
      cancelAnimationFrame(frame);
      watched.disconnect();
      window.removeEventListener('resize', later);
      for (const event of elsewhere) document.removeEventListener(event, later, true);
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

/** A place of its own for each toast, oldest first, over none of the others. */
function placesApart(
  slots: Heights,
  { controls: given, ...surroundings }: Surroundings,
  usual: Box,
  before: ReadonlyMap<Element, Box>,
): Map<Element, Box> {
  const found = new Map<Element, Box>();
  for (const slot of slots.keys()) {
    const tall = (slot as HTMLElement).offsetHeight;
    const now = before.get(slot);
    found.set(
      slot,
      clearPlace({
        ...surroundings,
        controls: [...given, ...found.values()],
        usual: grownTo(usual, tall),
        current: now && grownTo(now, tall),
      }),
    );
  }
  return found;
}

interface Surroundings {
  open: Box[];
  controls: Box[];
  /** Width of the window. */
  room: number;
}

function around(box: HTMLElement): Surroundings {
  const found = [...document.querySelectorAll<HTMLElement>(layers)].filter(
    (layer) => !box.contains(layer) && !layer.closest(behind),
  );
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
