import { useEffect, useId, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { setInteractionModality } from 'react-aria/useFocusVisible';
import type { Placement } from '../../private/floating/useAnchored.ts';
import type { TriggerProps } from '../../private/press/press.ts';
import { bringMenu, MenuPanel } from './MenuPanel.tsx';
import { whenUsed } from '../../private/on-demand/onDemand.tsx';
import { useHoverMenu } from './useHoverMenu.ts';
import type { MenuSection } from './menuItems.ts';

export type { MenuItem, MenuSection } from './menuItems.ts';

export interface MenuProps {
  /** Name of the menu for screen readers. */
  label: string;
  sections: readonly MenuSection[];
  /** Draws the control that opens it: `renderTrigger={(trigger) => <Button trigger={trigger}>Create</Button>}`. */
  renderTrigger: (trigger: TriggerProps) => ReactNode;
  /** Opens under the pointer too (top-bar menus); a press keeps it open. Keys work as in every menu. */
  hover?: boolean;
  placement?: Placement;
  /** Free content above and below the items. */
  header?: ReactNode;
  footer?: ReactNode;
  /** Least width in pixels. */
  width?: number;
  onOpenChange?: (open: boolean) => void;
}

/** A list of actions that opens at its trigger (APG menu button). */
export function Menu({
  label,
  sections,
  renderTrigger,
  hover = false,
  placement = 'bottom-start',
  header,
  footer,
  width,
  onOpenChange,
}: MenuProps) {
  const [open, setOpen] = useState<false | 'first' | 'last' | 'panel' | 'hover'>(false);
  const anchor = useRef<HTMLButtonElement>(null);
  const id = useId();
  useEffect(() => whenUsed(bringMenu), []);
  const change = (next: typeof open) => {
    // A trigger of its own making is pressed by the browser, which looks like a screen reader: those wait for the end of transitions,
    // and the menu has none.
    if (next === 'first' || next === 'last') setInteractionModality('keyboard');
    setOpen(next);
    if (Boolean(next) !== Boolean(open)) onOpenChange?.(Boolean(next));
  };
  const pointer = useHoverMenu({
    enabled: hover,
    hovering: open === 'hover',
    open: open !== false,
    panelId: id,
    onOpen: () => change('hover'),
    onClose: () => change(false),
  });
  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
    event.preventDefault();
    change(event.key === 'ArrowDown' ? 'first' : 'last');
  };
  const props: TriggerProps = {
    ref: anchor,
    // A click by Enter or Space has no detail: the focus then goes to the first item.
    onClick: (event) => change(open && open !== 'hover' ? false : event.detail === 0 ? 'first' : 'panel'),
    onKeyDown: handleKeyDown,
    onPointerEnter: bringMenu,
    ...pointer.trigger,
    'aria-haspopup': 'menu',
    'aria-expanded': Boolean(open),
    'aria-controls': open ? id : undefined,
  };
  return (
    <>
      {renderTrigger(props)}
      {open ? (
        <MenuPanel
          id={id}
          label={label}
          sections={sections}
          anchor={anchor}
          placement={placement}
          header={header}
          footer={footer}
          width={width}
          start={open}
          onClose={() => change(false)}
          {...pointer.panel}
        />
      ) : null}
    </>
  );
}
