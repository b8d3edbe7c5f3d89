import { useRef, type CSSProperties, type FocusEvent, type ReactNode } from 'react';
import { mergeProps } from 'react-aria/mergeProps';
import { Dialog } from 'react-aria-components/Dialog';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import { layer } from '../../foundations/scale.ts';
import { useFocusReturn } from '../focus/useFocusReturn.ts';
import { LayerLevel } from '../layers/LayerLevel.ts';
import { useLayer } from '../layers/useLayer.ts';
import * as styles from './modal.css.ts';

export interface ModalFrameProps {
  /** Its name; that of its `<Heading slot="title">` without. */
  label?: string | undefined;
  role?: 'dialog' | 'alertdialog';
  /** Id of what an alert asks. */
  describedBy?: string | undefined;
  scrim: string;
  panel: string;
  place?: string | undefined;
  size?: string | undefined;
  style?: CSSProperties | undefined;
  /** Asked on Escape and on a press beside it. */
  onClose: (reason: 'escape' | 'outside') => void;
  children: ReactNode;
}

/**
 * What all modal panels are: the library keeps the focus inside, makes the rest of the page inert and holds it still; which of several
 * layers an Escape or a press closes is decided for all layers alike, by our stack.
 */
export function ModalFrame(props: ModalFrameProps) {
  const { label, role = 'dialog', describedBy, scrim, panel, place, size, style, onClose, children } = props;
  const node = useRef<HTMLElement>(null);
  useFocusReturn(true, node);
  // Half a second after a panel has opened the library takes the focus off it, so that Safari reads it aloud, and does not always give it back.
  const handleBlur = ({ target, relatedTarget }: FocusEvent) => {
    if (target !== node.current || relatedTarget !== null) return;
    requestAnimationFrame(() => {
      if (target.isConnected && document.activeElement === document.body)
        node.current?.focus({ preventScroll: true });
    });
  };
  useLayer({ open: true, level: layer.confirm, panel: node, onClose, closesOnOutsidePress: true });
  return (
    <LayerLevel value={layer.popoverInConfirm}>
      <ModalOverlay isOpen isKeyboardDismissDisabled className={scrim} data-place={place}>
        <Modal className={styles.content}>
          <Dialog
            ref={node}
            role={role}
            {...(label === undefined ? {} : { 'aria-label': label })}
            {...(describedBy === undefined ? {} : { 'aria-describedby': describedBy })}
            className={panel}
            {...(style === undefined ? {} : { style })}
            render={(own) => (
              <section
                {...mergeProps(own, { onBlur: handleBlur })}
                role={role}
                aria-modal="true"
                data-place={place}
                data-size={size}
              />
            )}
          >
            {children}
          </Dialog>
        </Modal>
      </ModalOverlay>
    </LayerLevel>
  );
}
