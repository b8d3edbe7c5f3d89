import { useCallback, useEffect, useId, useRef, useState, useSyncExternalStore, type ReactNode } from 'react';
import type { Placement } from '../../private/floating/useAnchored.ts';
import type { TriggerProps } from '../../private/press/press.ts';
import { holdsUnreadable } from '../../private/field/unreadable.ts';
import { type Coming, whenUsed } from '../../private/on-demand/onDemand.tsx';
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
  /** A press outside, or on its trigger, closes it only when each field in it can take what is typed; Escape always does. */
  holds?: boolean;
  onOpenChange?: (open: boolean) => void;
  /** What its content is drawn with, where that comes on demand too: the panel opens when both are there. */
  needs?: Coming;
  /** Open at first: it was asked for elsewhere, for example in a menu. */
  startsOpen?: boolean;
  /** Opens it with each new object: it was asked for by something else than its trigger, for example a letter typed in its cell. */
  opensOn?: object | undefined;
}

const nothing: Coming = { ask: async () => {}, isHere: () => true, subscribe: () => () => {} };

/** A small panel at its trigger: filters, an explanation of a figure, a calendar. */
export function Popover({
  label,
  renderTrigger,
  children,
  placement = 'bottom-start',
  width,
  padding = 'normal',
  holds = false,
  onOpenChange,
  needs = nothing,
  startsOpen = false,
  opensOn,
}: PopoverProps) {
  const [open, setOpen] = useState(startsOpen);
  const [asked, setAsked] = useState<object>();
  if (opensOn !== asked) {
    setAsked(opensOn);
    if (opensOn !== undefined) setOpen(true);
  }
  const anchor = useRef<HTMLButtonElement>(null);
  const id = useId();
  const isHere = useSyncExternalStore(needs.subscribe, needs.isHere);
  const bring = useCallback(() => {
    bringPopover();
    void needs.ask();
  }, [needs]);
  useEffect(() => (open ? bring() : whenUsed(bring)), [bring, open]);
  const change = (next: boolean) => {
    setOpen(next);
    if (next) bring();
    onOpenChange?.(next);
  };
  const props: TriggerProps = {
    ref: anchor,
    onClick: () => {
      if (open && holds && holdsUnreadable(document.getElementById(id))) return;
      change(!open);
    },
    onPointerEnter: bring,
    'aria-haspopup': 'dialog',
    'aria-expanded': open,
    'aria-controls': open ? id : undefined,
  };
  return (
    <>
      {renderTrigger(props)}
      {open && isHere ? (
        <PopoverPanel
          id={id}
          label={label}
          anchor={anchor}
          placement={placement}
          width={width}
          padding={padding}
          holds={holds}
          onClose={() => change(false)}
        >
          {typeof children === 'function' ? children(() => change(false)) : children}
        </PopoverPanel>
      ) : null}
    </>
  );
}
