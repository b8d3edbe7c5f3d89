import { useRef, type KeyboardEvent } from 'react';
import { createPortal } from 'react-dom';
import { Header, Menu, MenuSection } from 'react-aria-components/Menu';
import { useAnchored } from '../../private/floating/useAnchored.ts';
import { useFocusReturn } from '../../private/focus/useFocusReturn.ts';
import { useLayerLevel } from '../../private/layers/LayerLevel.ts';
import { popupRoot } from '../../private/layers/popupRoot.ts';
import { useLayer } from '../../private/layers/useLayer.ts';
import type { MenuPanelProps } from './MenuPanelProps.ts';
import { MenuRow } from './MenuRow.tsx';
import * as styles from './Menu.css.ts';

const focusAt = { first: 'first', last: 'last', panel: true, hover: false } as const;

/** An open menu at its anchor: the library walks it by arrows, Home, End and typing. */
export function MenuContent({
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
  const level = useLayerLevel();
  const { setPanel, style } = useAnchored({ open: true, anchor, placement });
  useFocusReturn(true, panel, false);
  useLayer({ open: true, level, panel, anchor, onClose, closesOnOutsidePress: true });
  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Tab') onClose();
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
      <Menu
        // A key that goes into a menu which is open under the pointer comes as a new start.
        key={start}
        id={id}
        aria-label={label}
        className={styles.menu}
        // It was opened to choose in it.
        // oxlint-disable-next-line jsx-a11y/no-autofocus
        autoFocus={focusAt[start]}
      >
        {sections.map((section) => (
          <MenuSection key={section.id} id={section.id} className={styles.section}>
            {section.title === undefined ? null : <Header className={styles.title}>{section.title}</Header>}
            {section.items.map((item) => (
              <MenuRow key={item.id} id={`${section.id} ${item.id}`} item={item} onClose={onClose} />
            ))}
          </MenuSection>
        ))}
      </Menu>
      {footer === undefined ? null : <div className={styles.footer}>{footer}</div>}
    </div>,
    popupRoot(),
  );
}
