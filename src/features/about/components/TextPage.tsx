import type { ReactNode } from 'react';
import * as styles from './TextPage.css.ts';

export interface TextPageProps {
  title: string;
  /** What the page says, in a sentence or two. */
  lead: ReactNode;
  children: ReactNode;
}

/** A page to read: one column of text at a comfortable width. */
export function TextPage({ title, lead, children }: TextPageProps) {
  return (
    <article className={styles.page}>
      <h1 className={styles.title}>{title}</h1>
      <p className={styles.lead}>{lead}</p>
      {children}
    </article>
  );
}

/** A part of a text under its own heading. */
export function TextSection({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={styles.section}>
      <h2 className={styles.heading}>{title}</h2>
      {children}
    </section>
  );
}

/** Terms, each with what it means; for lists whose entries have a name. */
export function Entries({ of }: { of: Readonly<Record<string, ReactNode>> }) {
  return (
    <dl className={styles.entries}>
      {Object.entries(of).map(([name, text]) => (
        <div key={name} className={styles.entry}>
          <dt className={styles.name}>{name}</dt>
          <dd className={styles.text}>{text}</dd>
        </div>
      ))}
    </dl>
  );
}
