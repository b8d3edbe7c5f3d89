import * as styles from './Divider.css.ts';

export interface DividerProps {
  direction?: 'horizontal' | 'vertical';
}

/** A hair line between groups; vertical inside a row of tools. */
export function Divider({ direction = 'horizontal' }: DividerProps) {
  return <div role="separator" aria-orientation={direction} className={styles[direction]} />;
}
