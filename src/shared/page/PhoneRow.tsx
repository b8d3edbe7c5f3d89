import type { ReactNode } from 'react';
import * as styles from './PhoneRow.css.ts';

export interface PhoneRowProps {
  title: ReactNode;
  /** Below the title, on one line. */
  note?: ReactNode;
  /** At the end of the line: what the row comes to. */
  figure?: ReactNode;
  figureNote?: ReactNode;
  /** At the very end, beside both lines: what can be done with the row. */
  menu?: ReactNode;
  /** How deep the row stands in its tree; 0 at the top. */
  level?: number;
  /** A sum of others. */
  isStrong?: boolean;
}

const indent = 14;

/** A row of a grid on a phone: what it is and what it comes to, without panning. */
export function PhoneRow({
  title,
  note,
  figure,
  figureNote,
  menu,
  level = 0,
  isStrong = false,
}: PhoneRowProps) {
  const strong = isStrong || undefined;
  return (
    <span
      className={styles.row}
      data-menu={menu ? true : undefined}
      style={{ paddingInlineStart: level * indent }}
    >
      <span className={styles.title} data-strong={strong}>
        {title}
      </span>
      <span className={styles.figure} data-strong={strong}>
        {figure}
      </span>
      {note || figureNote ? (
        <>
          <span className={styles.note}>{note}</span>
          <span className={styles.figureNote}>{figureNote}</span>
        </>
      ) : null}
      {menu ? <span className={styles.menu}>{menu}</span> : null}
    </span>
  );
}
