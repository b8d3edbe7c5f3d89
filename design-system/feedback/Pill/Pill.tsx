import * as styles from './Pill.css.ts';

export interface PillProps {
  /** One letter or a short number. */
  label: string;
  /** `solid` for group letters, `count` for a number beside a name. */
  variant?: 'solid' | 'count';
  /** Said instead of the label. */
  name?: string;
}

/** A letter or a count in a box of its own. */
export function Pill({ label, variant = 'solid', name }: PillProps) {
  const named = name === undefined ? {} : { role: 'img', 'aria-label': name };
  return (
    <span {...named} className={styles.pill} data-variant={variant}>
      {label}
    </span>
  );
}
