import { useEffect, useRef, useState, type RefObject } from 'react';
import { createPortal } from 'react-dom';
import type { TriggerProps } from '../press/press.ts';
import { useLayerLevel } from '../layers/LayerLevel.ts';
import { popupRoot } from '../layers/popupRoot.ts';
import { useLayer } from '../layers/useLayer.ts';
import { useAnchored } from '../floating/useAnchored.ts';
import { isGivenBack } from '../focus/giveBack.ts';
import * as styles from './tooltip.css.ts';

const openAfter = 400;
const closeAfter = 120;

/**
 * A tooltip at `anchor`: opens on hover after 400 ms and on keyboard focus at once, stays while the pointer is on it, and Escape
 * puts it away (WCAG 1.4.13). The text stays in the document for screen readers as the description.
 */
export function useTooltip(anchor: RefObject<HTMLElement | null>, text: string | undefined, id: string) {
  const [open, setOpen] = useState<false | 'pointer' | 'focus'>(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const later = (next: typeof open, wait: number) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setOpen(next), wait);
  };
  const now = (next: typeof open) => {
    clearTimeout(timer.current);
    setOpen(next);
  };
  useEffect(() => () => clearTimeout(timer.current), []);
  const shown = open !== false && text !== undefined;
  const handlers = (trigger?: TriggerProps) => ({
    onPointerEnter: () => {
      trigger?.onPointerEnter?.();
      if (text !== undefined) later('pointer', openAfter);
    },
    onPointerLeave: () => {
      trigger?.onPointerLeave?.();
      later(false, closeAfter);
    },
    onFocus: () => {
      if (text !== undefined && !isGivenBack() && anchor.current?.matches(':focus-visible')) now('focus');
    },
    onBlur: () => now(false),
    onPointerDown: () => now(false),
  });
  const bubble = shown ? (
    <Bubble
      anchor={anchor}
      id={id}
      text={text}
      // Shown for the keyboard it must not catch a press on what lies under it.
      catchesPointer={open === 'pointer'}
      onClose={() => now(false)}
      onHold={() => now('pointer')}
      onLeave={() => later(false, closeAfter)}
    />
  ) : null;
  const openNow = (wanted: boolean) => {
    if (wanted) now('focus');
  };
  return { handlers, openNow, describedBy: shown ? id : undefined, node: bubble, open: shown };
}

interface BubbleProps {
  anchor: RefObject<HTMLElement | null>;
  id: string;
  text: string;
  catchesPointer: boolean;
  onClose: () => void;
  onHold: () => void;
  onLeave: () => void;
}

function Bubble({ anchor, id, text, catchesPointer, onClose, onHold, onLeave }: BubbleProps) {
  const panel = useRef<HTMLDivElement>(null);
  const level = useLayerLevel() + 50;
  const { setPanel, style } = useAnchored({ open: true, anchor, placement: 'bottom', gap: 6 });
  useLayer({ open: true, level, panel, anchor, onClose });
  return createPortal(
    <div
      ref={(node) => {
        panel.current = node;
        setPanel(node);
      }}
      id={id}
      role="tooltip"
      className={styles.bubble}
      style={{ ...style, zIndex: level, pointerEvents: catchesPointer ? undefined : 'none' }}
      onPointerEnter={onHold}
      onPointerLeave={onLeave}
    >
      {text}
    </div>,
    popupRoot(),
  );
}
