import { useRef, type ReactNode, type RefObject } from 'react';
import { createPortal } from 'react-dom';
import { useAnchored, type Placement } from '../../private/floating/useAnchored.ts';
import { useFocusReturn } from '../../private/focus/useFocusReturn.ts';
import { useLayerLevel } from '../../private/layers/LayerLevel.ts';
import { popupRoot } from '../../private/layers/popupRoot.ts';
import { useLayer } from '../../private/layers/useLayer.ts';
import * as styles from './Popover.css.ts';

export interface PopoverPanelProps {
  id?: string;
  /** Name of the panel for screen readers. */
  label: string;
  /** What it stands at. */
  anchor: RefObject<HTMLElement | null>;
  placement?: Placement;
  /** Width in pixels; as wide as its content otherwise. */
  width?: number | undefined;
  padding?: 'none' | 'normal';
  onClose: () => void;
  children: ReactNode;
}

/** The panel of a popover alone, for what has no button to open it: rendered while it is open, at any element. */
export function PopoverPanel({
  id,
  label,
  anchor,
  placement = 'bottom-start',
  width,
  padding = 'normal',
  onClose,
  children,
}: PopoverPanelProps) {
  const panel = useRef<HTMLDivElement>(null);
  const level = useLayerLevel();
  const { setPanel, style } = useAnchored({ open: true, anchor, placement });
  useFocusReturn(true, panel);
  useLayer({ open: true, level, panel, anchor, onClose, closesOnOutsidePress: true, trapsFocus: true });
  return createPortal(
    <div
      ref={(node) => {
        panel.current = node;
        setPanel(node);
      }}
      id={id}
      role="dialog"
      aria-label={label}
      tabIndex={-1}
      className={styles.panel}
      data-padding={padding}
      style={{ ...style, zIndex: level, width }}
    >
      {children}
    </div>,
    popupRoot(),
  );
}
