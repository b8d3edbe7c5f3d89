import type { ReactNode } from 'react';
import { Art, type ArtName } from './Art.tsx';
import * as styles from './EmptyState.css.ts';

export interface EmptyStateProps {
  title: string;
  /** What this is for, or why there is nothing. */
  text?: ReactNode;
  /** One action. */
  action?: ReactNode;
  art?: ArtName;
  headingLevel?: 2 | 3;
}

/** A place with nothing in it: what it is for and one action. */
export function EmptyState({ title, text, action, art = 'blocks', headingLevel = 2 }: EmptyStateProps) {
  const Heading = `h${headingLevel}` as const;
  return (
    <div className={styles.empty}>
      <Art name={art} />
      <Heading className={styles.title}>{title}</Heading>
      {text === undefined ? null : <p className={styles.text}>{text}</p>}
      {action === undefined ? null : <div className={styles.actions}>{action}</div>}
    </div>
  );
}
