import { useId, type ReactNode } from 'react';
import * as styles from './Card.css.ts';

export interface CardProps {
  /** Heading of the frame; names the region. */
  title?: ReactNode;
  /** Tools at the right of the heading. */
  actions?: ReactNode;
  /** `none` where a grid or a chart fills the frame. */
  padding?: 'none' | 'normal';
  headingLevel?: 2 | 3;
  children?: ReactNode;
}

/** A surface with a frame: around a chart, a table or a form. */
export function Card({ title, actions, padding = 'normal', headingLevel = 2, children }: CardProps) {
  const id = useId();
  const Heading = `h${headingLevel}` as const;
  const hasHead = title !== undefined || actions !== undefined;
  return (
    <section className={styles.card} aria-labelledby={title === undefined ? undefined : id}>
      {hasHead ? (
        <header className={styles.head}>
          {title === undefined ? null : (
            <Heading id={id} className={styles.title}>
              {title}
            </Heading>
          )}
          <div className={styles.actions}>{actions}</div>
        </header>
      ) : null}
      <div className={styles.body} data-padding={padding} data-head={hasHead || undefined}>
        {children}
      </div>
    </section>
  );
}
