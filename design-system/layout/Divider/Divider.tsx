import * as styles from './Divider.css.ts';

/** A hair line between groups. */
export function Divider() {
  return <hr aria-orientation="horizontal" className={styles.divider} />;
}
