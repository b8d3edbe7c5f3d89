import * as styles from './Issues.css.ts';

/** The number of a severity in the colour of its level; its word stands beside it. */
export function SeverityMark({ severity, level }: { severity: number; level: 'low' | 'medium' | 'high' }) {
  return (
    <span className={styles.severity} data-level={level}>
      {severity}
    </span>
  );
}
