import * as styles from './Divider.css.ts';

export interface DividerProps {
  direction?: 'horizontal' | 'vertical';
}

/** A hair line between groups; vertical inside a row of tools. */
export function Divider({ direction = 'horizontal' }: DividerProps) {
  return <hr aria-orientation={direction} className={styles.divider} />;
}
