import * as styles from './ScorePill.css.ts';

/** How grave a score is; the owner decides where a level begins. */
export type ScoreLevel = 'none' | 'low' | 'medium' | 'high';

export interface ScorePillProps {
  /** 1 to 25; null or 0 while it is not rated. */
  score: number | null;
  level: ScoreLevel;
  /** The word of the level, e.g. "High": said aloud, shown on hover. */
  label: string;
}

/** A score in the colour of its level; number and word tell the same as the colour. */
export function ScorePill({ score, level, label }: ScorePillProps) {
  const figure = score === null || score === 0 ? '-' : String(score);
  const name = figure === '-' ? label : `${figure}, ${label}`;
  return (
    <span role="img" aria-label={name} title={label} className={styles.pill} data-level={level}>
      {figure}
    </span>
  );
}
