import { useEffect, useEffectEvent, type RefObject } from 'react';
import { isAbove, pushLayer, type Layer } from './layers.ts';
import { tabbableIn } from '../focus/focusable.ts';

/** How something that lies over the page is closed and kept in focus. */
export interface LayerOptions {
  open: boolean;
  /** Its z-index. */
  level: number;
  panel: RefObject<HTMLElement | null>;
  /** Presses on it do not count as outside (the trigger of a menu closes it by itself). */
  anchor?: RefObject<HTMLElement | null>;
  onClose: (reason: 'escape' | 'outside') => void;
  closesOnOutsidePress?: boolean;
  /** Keeps Tab inside while it is open. */
  trapsFocus?: boolean;
}

/** Registers an open panel in the layer stack: Escape and outside presses close the top one only. */
export function useLayer({
  open,
  level,
  panel,
  anchor,
  onClose,
  closesOnOutsidePress = false,
  trapsFocus = false,
}: LayerOptions): void {
  const handleClose = useEffectEvent(onClose);
  useEffect(() => {
    if (!open) return undefined;
    const layer: Layer = {
      level,
      contains: (node) => Boolean(panel.current?.contains(node)) || Boolean(anchor?.current?.contains(node)),
      close: (reason) => handleClose(reason),
      closesOnOutsidePress,
    };
    const remove = pushLayer(layer);
    const release = trapsFocus ? trapFocus(layer, panel) : undefined;
    return () => {
      release?.();
      remove();
    };
  }, [open, level, panel, anchor, closesOnOutsidePress, trapsFocus]);
}

function trapFocus(layer: Layer, panel: RefObject<HTMLElement | null>): () => void {
  const handleKeyDown = (event: KeyboardEvent) => {
    const node = panel.current;
    if (event.key !== 'Tab' || event.defaultPrevented || !node || !node.contains(document.activeElement))
      return;
    const stops = tabbableIn(node);
    const edge = event.shiftKey ? stops[0] : stops.at(-1);
    if (stops.length > 0 && document.activeElement !== edge && document.activeElement !== node) return;
    if (document.activeElement === node && !event.shiftKey && stops.length > 0) return;
    event.preventDefault();
    (event.shiftKey ? stops.at(-1) : stops[0])?.focus();
  };
  const handleFocusIn = (event: FocusEvent) => {
    const target = event.target;
    if (!(target instanceof Node) || layer.contains(target) || isAbove(layer, target)) return;
    panel.current?.focus();
  };
  document.addEventListener('keydown', handleKeyDown);
  document.addEventListener('focusin', handleFocusIn);
  return () => {
    document.removeEventListener('keydown', handleKeyDown);
    document.removeEventListener('focusin', handleFocusIn);
  };
}
