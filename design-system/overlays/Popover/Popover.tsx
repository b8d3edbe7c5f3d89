import { useId, useRef, useState, type ReactNode, type RefObject } from 'react';
import { createPortal } from 'react-dom';
import { useAnchored, type Placement } from '../../private/floating/useAnchored.ts';
import { useFocusReturn } from '../../private/focus/useFocusReturn.ts';
import { useLayerLevel } from '../../private/layers/LayerLevel.ts';
import { popupRoot } from '../../private/layers/popupRoot.ts';
import { useLayer } from '../../private/layers/useLayer.ts';
import type { TriggerProps } from '../../private/press/press.ts';
import * as styles from './Popover.css.ts';

export interface PopoverProps {
  /** Name of the panel for screen readers. */
  label: string;
  renderTrigger: (trigger: TriggerProps) => ReactNode;
  /** Panel content; gets a function that closes it. */
  children: ReactNode | ((close: () => void) => ReactNode);
  placement?: Placement;
  /** Width in pixels; as wide as its content otherwise. */
  width?: number;
  padding?: 'none' | 'normal';
  onOpenChange?: (open: boolean) => void;
}

/** A small panel at its trigger: filters, an explanation of a figure, a calendar. */
export function Popover({
  label,
  renderTrigger,
  children,
  placement = 'bottom-start',
  width,
  padding = 'normal',
  onOpenChange,
}: PopoverProps) {
  const [open, setOpen] = useState(false);
  const anchor = useRef<HTMLButtonElement>(null);
  const id = useId();
  const change = (next: boolean) => {
    setOpen(next);
    onOpenChange?.(next);
  };
  const props: TriggerProps = {
    ref: anchor,
    onClick: () => change(!open),
    'aria-haspopup': 'dialog',
    'aria-expanded': open,
    'aria-controls': open ? id : undefined,
  };
  return (
    <>
      {renderTrigger(props)}
      {open ? (
        <PopoverPanel
          id={id}
          label={label}
          anchor={anchor}
          placement={placement}
          width={width}
          padding={padding}
          onClose={() => change(false)}
        >
          {typeof children === 'function' ? children(() => change(false)) : children}
        </PopoverPanel>
      ) : null}
    </>
  );
}

interface PopoverPanelProps {
  id: string;
  label: string;
  anchor: RefObject<HTMLElement | null>;
  placement: Placement;
  width: number | undefined;
  padding: 'none' | 'normal';
  onClose: () => void;
  children: ReactNode;
}

function PopoverPanel({
  id,
  label,
  anchor,
  placement,
  width,
  padding,
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
