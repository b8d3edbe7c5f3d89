import * as styles from './Pill.css.ts';

export interface PillProps {
  /** One letter, or two. */
  label: string;
  /** Said instead of the label. */
  name?: string;
}

/** The letter of a group in a box of its own. */
export function Pill({ label, name }: PillProps) {
  const named = name === undefined ? {} : { role: 'img', 'aria-label': name };
  return (
    <span {...named} className={styles.pill}>
      {label}
    </span>
  );
}
