import type { ReactNode } from 'react';
import * as styles from './PublicForm.css.ts';

interface PublicFormProps {
  title: string;
  /** What the form is for, in a sentence. */
  lead: ReactNode;
  children: ReactNode;
  /** Another way on, below the form. */
  below?: ReactNode;
}

/** A page for anybody that is one short form. */
export function PublicForm({ title, lead, children, below }: PublicFormProps) {
  return (
    <div className={styles.place}>
      <div className={styles.body}>
        <h1 className={styles.heading}>{title}</h1>
        <p className={styles.lead}>{lead}</p>
        {children}
        {below === undefined ? null : <p className={styles.below}>{below}</p>}
      </div>
    </div>
  );
}
