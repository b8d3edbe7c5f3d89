import type { ReactNode } from 'react';
import * as styles from './SummaryPanel.css.ts';

/** A part of the summary: a heading over its rows, and at their end what it offers. */
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
      <h3 className={styles.heading}>{title}</h3>
      <dl className={styles.rows}>{children}</dl>
      {end}
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
