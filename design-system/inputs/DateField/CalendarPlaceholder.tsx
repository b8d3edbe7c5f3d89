import * as styles from './DateField.css.ts';

/** Holds the calendar's place while it loads, so that the panel does not jump. */
export function CalendarPlaceholder() {
  return <div className={styles.placeholder} role="status" aria-label="Loading calendar" />;
}
