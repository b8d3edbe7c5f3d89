import type { ReactNode } from 'react';
import { modalFrame } from '../../private/modal/Modal.tsx';
import * as styles from './Workspace.css.ts';

export interface WorkspaceProps {
  /** Its name, for screen readers. */
  label: string;
  /** Always there, 470 px wide at the end. */
  aside: ReactNode;
  /** Beside it over the rest of the window; without it only the side is shown. */
  children?: ReactNode;
  /** Asked on Escape and on a press beside it. */
  onCloseRequest: () => void;
}

/** A place to work above the page: a side that is always there, and room beside it. On a phone one of them fills the window. Render it while it is open. */
export function Workspace({ label, aside, children, onCloseRequest }: WorkspaceProps) {
  const hasMain = children !== undefined && children !== null;
  return (
    <modalFrame.Part
      label={label}
      scrim={styles.scrim}
      panel={styles.panel}
      size={hasMain ? 'wide' : 'narrow'}
      onClose={onCloseRequest}
    >
      {hasMain ? <div className={styles.main}>{children}</div> : null}
      <div className={hasMain ? styles.behind : styles.side}>{aside}</div>
    </modalFrame.Part>
  );
}
