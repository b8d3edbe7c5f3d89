import { useId, type ReactNode } from 'react';
import { Heading } from 'react-aria-components/Heading';
import { IconButton } from '../../actions/IconButton/IconButton.tsx';
import { X } from '../../icons/shapes.ts';
import { modalFrame } from '../../private/modal/Modal.tsx';
import * as styles from './Dialog.css.ts';

export interface DialogProps {
  title: string;
  /** Asked on Escape, the close button and a press beside it; the owner decides. */
  onCloseRequest: () => void;
  children: ReactNode;
  /** Buttons, the main one last. */
  actions?: ReactNode;
  /** 440, 560, 720 or 960 px. */
  size?: 'small' | 'medium' | 'large' | 'wide';
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
  const id = useId();
  return (
    <modalFrame.Part
      role={kind === 'alert' ? 'alertdialog' : 'dialog'}
      describedBy={kind === 'alert' ? id : undefined}
      scrim={styles.scrim}
      panel={styles.dialog}
      size={size}
      onClose={(reason) => (reason === 'outside' && kind === 'alert' ? undefined : onCloseRequest())}
    >
      <div className={styles.header}>
        <Heading slot="title" className={styles.title}>
          {title}
        </Heading>
        {kind === 'alert' ? null : (
          <IconButton icon={X} label="Close" size="small" tooltip={false} onPress={onCloseRequest} />
        )}
      </div>
      <div id={id} className={styles.body}>
        {children}
      </div>
      {actions === undefined ? null : <div className={styles.actions}>{actions}</div>}
    </modalFrame.Part>
  );
}
