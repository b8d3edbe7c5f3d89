import type { ReactNode } from 'react';
import { IconButton } from '../../actions/IconButton/IconButton.tsx';
import { X } from '../../icons/shapes.ts';
import { Modal } from '../../private/modal/Modal.tsx';
import * as styles from './Drawer.css.ts';

export interface DrawerProps {
  /** What it is, for screen readers. */
  label: string;
  /** Shown at its top, e.g. the logo. */
  header: ReactNode;
  closeLabel?: string;
  /** Asked on Escape, the cross and a press beside it. */
  onCloseRequest: () => void;
  children: ReactNode;
}

/** A sheet over the start edge of the window: the navigation where the page has no room for it. Render it while it is open. */
export function Drawer({ label, header, closeLabel = 'Close', onCloseRequest, children }: DrawerProps) {
  return (
    <Modal label={label} width={288} place="start" onClose={onCloseRequest}>
      <div className={styles.head}>
        <span className={styles.start}>{header}</span>
        <IconButton icon={X} label={closeLabel} tooltip={false} onPress={onCloseRequest} />
      </div>
      <div className={styles.body}>{children}</div>
    </Modal>
  );
}
