import * as styles from './Badge.css.ts';

export interface BadgeProps {
  /** One short word, e.g. "BETA", "New", "Internal". */
  label: string;
  tone?: 'accent' | 'neutral' | 'info';
}

/** A small mark beside a name: what kind it is, or that it is new. */
export function Badge({ label, tone = 'accent' }: BadgeProps) {
  return (
    <span className={styles.badge} data-tone={tone}>
      {label}
    </span>
  );
}
