import { autoUpdate, flip, offset, shift, size, useFloating, type Placement } from '@floating-ui/react';
import { useLayoutEffect, type RefObject } from 'react';

export type { Placement };

/** What stands beside what, and where. */
export interface AnchoredOptions {
  open: boolean;
  anchor: RefObject<HTMLElement | null>;
  placement?: Placement;
  /** Gap to the anchor in pixels. */
  gap?: number;
  /** Greatest height in pixels, where the room would allow more. */
  tallest?: number;
  /** The panel is at least as wide as its anchor. */
  matchWidth?: boolean;
}

/** Places a floating panel at its anchor, keeps it on the screen and no taller than the room there is. */
export function useAnchored({
  open,
  anchor,
  placement = 'bottom-start',
  gap = 4,
  tallest = Infinity,
  matchWidth = false,
}: AnchoredOptions) {
  const { refs, floatingStyles, isPositioned } = useFloating({
    open,
    placement,
    strategy: 'fixed',
    whileElementsMounted: autoUpdate,
    middleware: [
      offset(gap),
      flip({ padding: 8 }),
      shift({ padding: 8 }),
      size({
        padding: 8,
        apply({ elements, rects, availableHeight }) {
          elements.floating.style.maxHeight = `${Math.min(tallest, Math.max(120, availableHeight))}px`;
          if (matchWidth) elements.floating.style.minWidth = `${rects.reference.width}px`;
        },
      }),
    ],
  });
  useLayoutEffect(() => {
    refs.setReference(anchor.current);
  });
  return { setPanel: refs.setFloating, style: floatingStyles, isPositioned };
}
