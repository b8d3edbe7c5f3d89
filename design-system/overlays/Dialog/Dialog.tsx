import { useId, useRef, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { IconButton } from '../../actions/IconButton/IconButton.tsx';
import { layer } from '../../foundations/scale.ts';
import { X } from '../../icons/shapes.ts';
import { useFocusReturn } from '../../private/focus/useFocusReturn.ts';
import { LayerLevel } from '../../private/layers/LayerLevel.ts';
import { useLayer } from '../../private/layers/useLayer.ts';
import * as styles from './Dialog.css.ts';

export interface DialogProps {
  title: string;
  /** Asked on Escape, the close button and a press beside it; the owner decides. */
  onCloseRequest: () => void;
  children: ReactNode;
  /** Buttons, the main one last. */
  actions?: ReactNode;
  /** 440, 560 or 720 px. */
  size?: 'small' | 'medium' | 'large';
  /** `alert` for a question that must be answered; a press beside it then does nothing. */
  kind?: 'dialog' | 'alert';
}

/** A question or a short task above everything else; render it while it is open. */
export function Dialog({
  title,
  onCloseRequest,
  children,
  actions,
  size = 'small',
  kind = 'dialog',
}: DialogProps) {
  const panel = useRef<HTMLDivElement>(null);
  const id = useId();
  useFocusReturn(true, panel);
  useLayer({
    open: true,
    level: layer.confirm,
    panel,
    onClose: (reason) => (reason === 'outside' && kind === 'alert' ? undefined : onCloseRequest()),
    closesOnOutsidePress: true,
    trapsFocus: true,
  });
  return createPortal(
    <LayerLevel value={layer.popoverInConfirm}>
      <div className={styles.scrim}>
        <div
          ref={panel}
          role={kind === 'alert' ? 'alertdialog' : 'dialog'}
          aria-modal="true"
          aria-labelledby={`${id}-title`}
          aria-describedby={kind === 'alert' ? `${id}-body` : undefined}
          tabIndex={-1}
          className={styles.dialog}
          data-size={size}
        >
          <div className={styles.header}>
            <h2 id={`${id}-title`} className={styles.title}>
              {title}
            </h2>
            {kind === 'alert' ? null : (
              <IconButton icon={X} label="Close" size="small" tooltip={false} onPress={onCloseRequest} />
            )}
          </div>
          <div id={`${id}-body`} className={styles.body}>
            {children}
          </div>
          {actions === undefined ? null : <div className={styles.actions}>{actions}</div>}
        </div>
      </div>
    </LayerLevel>,
    document.body,
  );
}
