import * as styles from './Figure.css.ts';

export interface FigureProps {
  /** A formatted number, e.g. "($45,000)". */
  children: string;
  /** Up costs more, down costs less: arrow and colour together. */
  trend?: 'rise' | 'fall';
  /** A popover can say what it is made of: dotted line below. */
  explained?: boolean;
  /** Said before the number, e.g. "over budget". */
  trendLabel?: string;
}

/** A number in a column: the closing parenthesis of a negative hangs, so that digits stand below digits. */
export function Figure({ children, trend, explained = false, trendLabel }: FigureProps) {
  return (
    <span
      className={styles.figure}
      data-trend={trend}
      data-negative={children.endsWith(')') || undefined}
      data-none={children === '-' || undefined}
    >
      {trend ? <Triangle trend={trend} label={trendLabel} /> : null}
      <span className={explained ? styles.explained : undefined}>{children}</span>
    </span>
  );
}

// Filled, unlike the line icons: it belongs to the number.
function Triangle({ trend, label }: { trend: 'rise' | 'fall'; label: string | undefined }) {
  const named = label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label };
  return (
    <svg {...named} width="11" height="10" viewBox="0 0 12 11" className={styles.triangle}>
      <path d={trend === 'rise' ? 'M6 .5 11.5 10H.5z' : 'M6 10 .5.5h11z'} fill="currentColor" />
    </svg>
  );
}
