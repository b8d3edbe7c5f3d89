import { useEffect, useEffectEvent, type RefObject } from 'react';
import { pushLayer, type Layer } from './layers.ts';

/** How something that lies over the page is closed. */
export interface LayerOptions {
  open: boolean;
  /** Its z-index. */
  level: number;
  panel: RefObject<HTMLElement | null>;
  /** Presses on it do not count as outside (the trigger of a menu closes it by itself). */
  anchor?: RefObject<HTMLElement | null>;
  onClose: (reason: 'escape' | 'outside') => void;
  closesOnOutsidePress?: boolean;
  /** Asked before a press outside closes it: true keeps it open. */
  holds?: () => boolean;
}

/** Registers an open panel in the layer stack: Escape and outside presses close the top one only. */
export function useLayer({
  open,
  level,
  panel,
  anchor,
  onClose,
  closesOnOutsidePress = false,
  holds = () => false,
}: LayerOptions): void {
  const handleClose = useEffectEvent(onClose);
  const askHolds = useEffectEvent(holds);
  useEffect(() => {
    if (!open) return undefined;
    const layer: Layer = {
      level,
      contains: (node) => Boolean(panel.current?.contains(node)) || Boolean(anchor?.current?.contains(node)),
      close: (reason) => handleClose(reason),
      closesOnOutsidePress,
      holds: () => askHolds(),
    };
    return pushLayer(layer);
  }, [open, level, panel, anchor, closesOnOutsidePress]);
}
