import type { ReactNode } from 'react';
import * as styles from './Summary.css.ts';

/** A part of the summary: a heading, beside it what it offers, over its rows. */
export function SummarySection({
  title,
  end,
  children,
}: {
  title: string;
  end?: ReactNode;
  children: ReactNode;
}) {
  return (
    <section className={styles.section}>
      <div className={styles.head}>
        <h3 className={styles.heading}>{title}</h3>
        {end ? <div className={styles.offer}>{end}</div> : null}
      </div>
      <dl className={styles.rows}>{children}</dl>
    </section>
  );
}

export interface SummaryRowProps {
  name: string;
  count?: number | string;
  sum?: boolean;
  change?: 'rise' | 'fall';
  children: ReactNode;
}

/** A name with its figure. */
export function SummaryRow({ name, count, sum = false, change, children }: SummaryRowProps) {
  return (
    <>
      <dt className={styles.name} data-sum={sum || undefined}>
        {name}
        {count === undefined ? null : <span className={styles.count}>{count}</span>}
      </dt>
      <dd className={styles.value} data-sum={sum || undefined} data-change={change}>
        {children}
      </dd>
    </>
  );
}
