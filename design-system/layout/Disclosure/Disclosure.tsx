import type { ReactNode } from 'react';
import { Fold } from './Fold.tsx';
import * as styles from './Disclosure.css.ts';

export interface DisclosureProps {
  title: string;
  /** Small print beside the title: a count, what the part holds. */
  note?: ReactNode;
  /** The owner keeps whether it is open. */
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** Level of the heading in the outline of the page. */
  headingLevel?: 2 | 3 | 4;
  children: ReactNode;
}

const look = {
  fold: styles.disclosure,
  head: styles.head,
  heading: styles.heading,
  press: styles.press,
  panel: styles.panel,
  mark: 'small',
} as const;

/** A part of a page under a heading that folds it. A folded part keeps what was typed into it, and searching the page finds it. */
export function Disclosure({ note, ...fold }: DisclosureProps) {
  return (
    <Fold
      {...fold}
      look={look}
      note={note === undefined ? null : <span className={styles.note}>{note}</span>}
    />
  );
}
