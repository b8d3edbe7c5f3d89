import { useEffect, useEffectEvent, useRef, type RefObject } from 'react';
import { isOnTheWay, type Point } from './safeArea.ts';

interface HoverMenu {
  /** Opens and closes under the pointer at all. */
  enabled: boolean;
  /** It is open because the pointer is there, and not by a press or a key. */
  hovering: boolean;
  open: boolean;
  panelId: string;
  onOpen: () => void;
  onClose: () => void;
}

/** Time on the trigger before it opens, and off it before it closes, in milliseconds. */
const opensAfter = 80;
const closesAfter = 220;

/** The one menu that is open under the pointer, and the way the pointer may be on to it. */
let shown: { close: () => void; isApproached: () => boolean } | undefined;

/**
 * Opens a menu under the pointer and keeps it while the pointer is on the trigger, on the menu, or on its way there: neighbours that are
 * crossed on that way wait. One such menu is open at a time; going on to the next trigger changes over at once.
 */
export function useHoverMenu({ enabled, hovering, open, panelId, onOpen, onClose }: HoverMenu) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const pointer = useRef<Point>({ x: 0, y: 0 });
  const left = useRef<Point>(undefined);
  const handleClose = useEffectEvent(onClose);
  // A press that came while the pointer was waited for has opened it for good.
  const isOpen = useRef(open);
  useEffect(() => {
    isOpen.current = open;
  });
  useEffect(() => () => clearTimeout(timer.current), []);
  useEffect(() => {
    if (!enabled || !open) return undefined;
    const isApproached = () => {
      const box = document.getElementById(panelId)?.getBoundingClientRect();
      return (
        left.current !== undefined && box !== undefined && isOnTheWay(left.current, pointer.current, box)
      );
    };
    const own = { close: () => handleClose(), isApproached };
    shown = own;
    const handleMove = (event: PointerEvent) => {
      pointer.current = { x: event.clientX, y: event.clientY };
      // Each move that leads on buys time.
      if (hovering && left.current && isApproached()) later(timer, closesAfter, () => handleClose());
    };
    document.addEventListener('pointermove', handleMove);
    return () => {
      document.removeEventListener('pointermove', handleMove);
      if (shown === own) shown = undefined;
    };
  }, [enabled, open, hovering, panelId]);
  if (!enabled) return { trigger: {}, panel: {} };
  const stay = () => {
    clearTimeout(timer.current);
    left.current = undefined;
  };
  const leave = () => {
    clearTimeout(timer.current);
    if (!hovering) return;
    left.current = pointer.current;
    later(timer, closesAfter, onClose);
  };
  const enter = () => {
    stay();
    if (open) return;
    const other = shown;
    const wait = other === undefined ? opensAfter : other.isApproached() ? closesAfter : 0;
    later(timer, wait, () => {
      if (isOpen.current) return;
      if (shown !== undefined && shown === other) shown.close();
      onOpen();
    });
  };
  return {
    trigger: { onPointerEnter: enter, onPointerLeave: leave },
    panel: { onPointerEnter: stay, onPointerLeave: leave },
  };
}

function later(timer: RefObject<ReturnType<typeof setTimeout> | undefined>, wait: number, run: () => void) {
  clearTimeout(timer.current);
  timer.current = setTimeout(run, wait);
}
