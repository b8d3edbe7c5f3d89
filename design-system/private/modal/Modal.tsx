import { useRef, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { layer } from '../../foundations/scale.ts';
import { useFocusReturn } from '../focus/useFocusReturn.ts';
import { LayerLevel } from '../layers/LayerLevel.ts';
import { useLayer } from '../layers/useLayer.ts';
import * as styles from './modal.css.ts';

export interface ModalProps {
  label: string;
  /** Greatest width in pixels; never wider than the window. */
  width: number;
  /** `start` = at the edge of the window, from top to bottom. */
  place?: 'top' | 'centre' | 'start';
  /** Asked on Escape and on a press beside it. */
  onClose: (reason: 'escape' | 'outside') => void;
  children: ReactNode;
}

/** A bare modal panel: scrim, stacking, focus kept inside and given back. Render it while it is open. */
export function Modal({ label, width, place = 'centre', onClose, children }: ModalProps) {
  const panel = useRef<HTMLDivElement>(null);
  useFocusReturn(true, panel);
  useLayer({
    open: true,
    level: layer.confirm,
    panel,
    onClose,
    closesOnOutsidePress: true,
    trapsFocus: true,
  });
  return createPortal(
    <LayerLevel value={layer.popoverInConfirm}>
      <div className={styles.scrim} data-place={place}>
        <div
          ref={panel}
          role="dialog"
          aria-modal="true"
          aria-label={label}
          tabIndex={-1}
          className={styles.panel}
          data-place={place}
          style={{ width: `min(${width}px, 100%)` }}
        >
          {children}
        </div>
      </div>
    </LayerLevel>,
    document.body,
  );
}
