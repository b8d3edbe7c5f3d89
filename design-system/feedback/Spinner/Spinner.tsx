import * as styles from './Spinner.css.ts';

export interface SpinnerProps {
  size?: 'small' | 'medium';
  /** Said to screen readers; leave out where the text beside it says what is going on. */
  label?: string;
}

/** Something is going on whose end is not known. */
export function Spinner({ size = 'medium', label }: SpinnerProps) {
  const named = label === undefined ? { 'aria-hidden': true } : { role: 'status', 'aria-label': label };
  return <span {...named} className={styles.spinner} data-size={size} />;
}
