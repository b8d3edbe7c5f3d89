import type { ReactNode } from 'react';
import { Text } from '../../layout/Text/Text.tsx';
import * as styles from './foundations.css.ts';

/** Frame of a page about a foundation. */
export function Page({ title, lead, children }: { title: string; lead: string; children: ReactNode }) {
  return (
    <article className={styles.article}>
      <header className={styles.head}>
        <p className={styles.shelf}>Foundations</p>
        <Text as="h1" size="figure" weight="strong">
          {title}
        </Text>
        <p className={styles.lead}>{lead}</p>
      </header>
      {children}
    </article>
  );
}

/** A part of such a page. */
export function Part({ title, note, children }: { title: string; note?: string; children: ReactNode }) {
  const id = title.toLowerCase().replaceAll(/[^a-z]+/g, '-');
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className={styles.title}>
        {title}
      </h2>
      {note === undefined ? null : <p className={styles.note}>{note}</p>}
      {children}
    </section>
  );
}
