import type { ReactNode } from 'react';
import * as styles from './ReportDrawing.css.ts';

export interface ReportDrawingProps {
  /** Above the drawing: what it says in a sentence. */
  lead: string;
  /** What each colour stands for. */
  members: readonly { id: string; label: string; color: string | undefined }[];
  /** The drawing names its parts itself; the archive takes them from here. */
  namesItself?: boolean;
  children: ReactNode;
}

/** A chart on paper with its sentence and its members, as the archive reads them. */
export function ReportDrawing({ lead, members, namesItself = false, children }: ReportDrawingProps) {
  return (
    <div className={styles.chart}>
      <div data-report="lead">{lead}</div>
      <ul className={namesItself ? styles.unseen : styles.members} aria-hidden={namesItself || undefined}>
        {members.map(({ id, label, color }) => (
          <li key={id} className={styles.member} data-report="member">
            <span className={styles.swatch} style={{ background: color }} />
            {label}
          </li>
        ))}
      </ul>
      {children}
    </div>
  );
}
