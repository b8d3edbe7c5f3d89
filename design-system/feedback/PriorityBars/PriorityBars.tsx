import * as styles from './PriorityBars.css.ts';

export interface PriorityBarsProps {
  /** 1 lowest to 5 highest; the highest shows in red. */
  level: 1 | 2 | 3 | 4 | 5;
  /** The word for it. */
  label: string;
  labelHidden?: boolean;
}

/** A rank from one to five as rising bars with its word. One drawing instead of five elements: grids show hundreds. */
export function PriorityBars({ level, label, labelHidden = false }: PriorityBarsProps) {
  return (
    <span
      className={styles.priority}
      data-level={level}
      {...(labelHidden ? { role: 'img', 'aria-label': label } : {})}
    >
      <svg className={styles.bars} width="23" height="12" aria-hidden>
        <path className={styles.off} d={path(level, 5)} />
        <path className={styles.on} d={path(0, level)} />
      </svg>
      {labelHidden ? null : label}
    </span>
  );
}

function path(from: number, to: number): string {
  let d = '';
  for (let bar = from; bar < to; bar++) d += `M${bar * 5 + 1.5} 12V${12 - (4 + bar * 2)}`;
  return d;
}
