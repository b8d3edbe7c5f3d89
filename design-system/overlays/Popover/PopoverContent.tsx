import { useCallback, useRef } from 'react';
import { createPortal } from 'react-dom';
import { FocusScope } from 'react-aria/FocusScope';
import { Dialog } from 'react-aria-components/Dialog';
import { useAnchored } from '../../private/floating/useAnchored.ts';
import { holdsUnreadable } from '../../private/field/unreadable.ts';
import { useFocusReturn } from '../../private/focus/useFocusReturn.ts';
import { useLayerLevel } from '../../private/layers/LayerLevel.ts';
import { popupRoot } from '../../private/layers/popupRoot.ts';
import { useLayer } from '../../private/layers/useLayer.ts';
import type { PopoverPanelProps } from './PopoverPanelProps.ts';
import * as styles from './Popover.css.ts';

/** What shows of a popover: the library keeps the focus inside; it follows its anchor when the page scrolls. */
export function PopoverContent({
  id,
  label,
  anchor,
  placement = 'bottom-start',
  width,
  padding = 'normal',
  holds = false,
  onClose,
  children,
}: PopoverPanelProps) {
  const panel = useRef<HTMLElement>(null);
  const level = useLayerLevel();
  const { setPanel, style } = useAnchored({ open: true, anchor, placement });
  const ref = useCallback(
    (node: HTMLElement | null) => {
      panel.current = node;
      setPanel(node);
    },
    [setPanel],
  );
  useFocusReturn(true, panel);
  useLayer({
    open: true,
    level,
    panel,
    anchor,
    onClose,
    closesOnOutsidePress: true,
    holds: () => holds && holdsUnreadable(panel.current),
  });
  return createPortal(
    <FocusScope contain>
      <Dialog
        ref={ref}
        {...(id === undefined ? {} : { id })}
        aria-label={label}
        className={styles.panel}
        data-padding={padding}
        style={{ ...style, zIndex: level, width }}
      >
        {children}
      </Dialog>
    </FocusScope>,
    popupRoot(),
  );
}
