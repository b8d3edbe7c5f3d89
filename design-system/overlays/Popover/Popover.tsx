import { useEffect, useId, useRef, useState, type ReactNode } from 'react';
import type { Placement } from '../../private/floating/useAnchored.ts';
import type { TriggerProps } from '../../private/press/press.ts';
import { whenUsed } from '../../private/on-demand/onDemand.tsx';
import { bringPopover, PopoverPanel } from './PopoverPanel.tsx';

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
  /** Open at first: it was asked for elsewhere, for example in a menu. */
  startsOpen?: boolean;
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
  startsOpen = false,
}: PopoverProps) {
  const [open, setOpen] = useState(startsOpen);
  const anchor = useRef<HTMLButtonElement>(null);
  const id = useId();
  useEffect(() => whenUsed(bringPopover), []);
  const change = (next: boolean) => {
    setOpen(next);
    onOpenChange?.(next);
  };
  const props: TriggerProps = {
    ref: anchor,
    onClick: () => change(!open),
    onPointerEnter: bringPopover,
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
