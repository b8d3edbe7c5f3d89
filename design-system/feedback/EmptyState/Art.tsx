import type { ReactNode } from 'react';
import * as styles from './EmptyState.css.ts';

const ground = <path d="M0 54.5h96" className={styles.strong} />;

const drawings = {
  blocks: (
    <>
      {ground}
      <path d="M12 36h20v18H12zM12 18h20v18H12z" className={styles.accent} />
      <path d="M42 32h20v22H42zM70 24h16v30H70z" strokeDasharray="3 2" />
    </>
  ),
  funnel: (
    <>
      {ground}
      <path d="M18 6h60L56 28v14l-16 8V28z" />
      <path d="M32 20h32" className={styles.accent} />
    </>
  ),
  broken: (
    <>
      {ground}
      <path d="M8 10h28v44H8zM60 10h28v44H60z" />
      <path d="M8 24h28M8 38h28M60 24h28M60 38h28" className={styles.light} />
      <path d="M36 26h7M53 26h7M43 21v10M53 21v10" className={styles.critical} />
    </>
  ),
  closed: (
    <>
      {ground}
      <path d="M8 8h28v46H8zM60 8h28v46H60z" />
      <path d="M28 20h40v34H28z" className={styles.accent} />
      <path d="M48 40v-5m0 0a4 4 0 1 0-.1 0z" className={styles.accent} />
    </>
  ),
} satisfies Record<string, ReactNode>;

/** Name of a drawing. */
export type ArtName = keyof typeof drawings;

/** A small line drawing in the colours of the theme; says nothing on its own. */
export function Art({ name }: { name: ArtName }) {
  return (
    <svg className={styles.art} viewBox="0 0 96 56" aria-hidden>
      {drawings[name]}
    </svg>
  );
}
