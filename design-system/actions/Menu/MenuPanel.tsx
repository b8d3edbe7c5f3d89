import { useLayoutEffect, useRef, type KeyboardEvent, type ReactNode, type RefObject } from 'react';
import { createPortal } from 'react-dom';
import { useAnchored, type Placement } from '../../private/floating/useAnchored.ts';
import { useFocusReturn } from '../../private/focus/useFocusReturn.ts';
import { useLayerLevel } from '../../private/layers/LayerLevel.ts';
import { popupRoot } from '../../private/layers/popupRoot.ts';
import { useLayer } from '../../private/layers/useLayer.ts';
import { MenuRow } from './MenuRow.tsx';
import { findByTyping, type MenuItem, type MenuSection } from './menuItems.ts';
import * as styles from './Menu.css.ts';

interface MenuPanelProps {
  id: string;
  label: string;
  sections: readonly MenuSection[];
  anchor: RefObject<HTMLElement | null>;
  placement: Placement;
  header?: ReactNode;
  footer?: ReactNode;
  width?: number | undefined;
  /** Where the focus goes; under a mere hover it stays where it was. */
  start: 'first' | 'last' | 'panel' | 'hover';
  onClose: () => void;
  onPointerEnter?: () => void;
  onPointerLeave?: () => void;
}

const typingGap = 600;

const rowsOf = (panel: HTMLElement | null) => [
  ...(panel?.querySelectorAll<HTMLElement>('[data-menu-item]') ?? []),
];

/** The open menu: its sections at the anchor, walked with the arrow keys and by typing. */
export function MenuPanel({
  id,
  label,
  sections,
  anchor,
  placement,
  header,
  footer,
  width,
  start,
  onClose,
  ...pointer
}: MenuPanelProps) {
  const panel = useRef<HTMLDivElement>(null);
  const typed = useRef({ text: '', at: 0 });
  const level = useLayerLevel();
  const { setPanel, style } = useAnchored({ open: true, anchor, placement });
  const items = sections.flatMap((section) => [...section.items]);
  useFocusReturn(true, panel, false);
  useLayer({ open: true, level, panel, anchor, onClose, closesOnOutsidePress: true });
  useLayoutEffect(() => {
    if (start === 'hover') return;
    const target =
      start === 'last'
        ? rowsOf(panel.current).at(-1)
        : start === 'first'
          ? rowsOf(panel.current)[0]
          : panel.current;
    target?.focus({ preventScroll: true });
  }, [start]);

  const handleKeyDown = (event: KeyboardEvent) => {
    const all = rowsOf(panel.current);
    const index = all.indexOf(document.activeElement as HTMLElement);
    const focus = (next: number) => {
      event.preventDefault();
      all[(next + all.length) % all.length]?.focus();
    };
    if (event.key === 'ArrowDown') focus(index + 1);
    else if (event.key === 'ArrowUp') focus(index < 0 ? all.length - 1 : index - 1);
    else if (event.key === 'Home') focus(0);
    else if (event.key === 'End') focus(all.length - 1);
    else if (event.key === 'Tab') onClose();
    else if (
      event.key.length === 1 &&
      !event.ctrlKey &&
      !event.metaKey &&
      !event.altKey &&
      event.key !== ' '
    ) {
      const fresh = event.timeStamp - typed.current.at > typingGap;
      typed.current = { text: (fresh ? '' : typed.current.text) + event.key, at: event.timeStamp };
      const found = findByTyping(items, typed.current.text, index);
      if (found >= 0) focus(found);
    }
  };
  const handleSelect = (item: MenuItem) => {
    if (!item.keepsOpen) onClose();
    item.onSelect?.();
  };
  return createPortal(
    <div
      role="presentation"
      ref={(node) => {
        panel.current = node;
        setPanel(node);
      }}
      className={styles.panel}
      style={{ ...style, zIndex: level, minWidth: width }}
      tabIndex={-1}
      onKeyDown={handleKeyDown}
      {...pointer}
    >
      {header === undefined ? null : <div className={styles.header}>{header}</div>}
      <div role="menu" id={id} aria-label={label} className={styles.menu}>
        {sections.map((section) => (
          <div key={section.id} role="group" aria-label={section.title} className={styles.section}>
            {section.title === undefined ? null : (
              <div className={styles.title} aria-hidden>
                {section.title}
              </div>
            )}
            {section.items.map((item) => (
              <MenuRow
                key={item.id}
                item={item}
                first={item === items[0]}
                onSelect={() => handleSelect(item)}
              />
            ))}
          </div>
        ))}
      </div>
      {footer === undefined ? null : <div className={styles.footer}>{footer}</div>}
    </div>,
    popupRoot(),
  );
}
