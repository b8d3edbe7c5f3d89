import type { ReactNode } from 'react';
import { useFocusSection } from '#platform/routing';
import * as styles from './Section.css.ts';

export interface SectionProps {
  /** What an address asks for it by. */
  name: string;
  children: ReactNode;
}

/** A part of a page that an address may ask for (`focusSection`, docs/product/frame.md): it is brought into sight, and has the focus. */
export function Section({ name, children }: SectionProps) {
  return (
    <div ref={useFocusSection<HTMLDivElement>(name)} className={styles.section}>
      {children}
    </div>
  );
}
