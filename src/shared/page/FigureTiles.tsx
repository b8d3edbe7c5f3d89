import type { ReactNode } from 'react';
import { useWaiting } from '#design-system/feedback/Skeleton/waitingRegion.tsx';
import * as styles from './FigureTiles.css.ts';

export interface FigureTilesProps {
  /** What the figures are of, for screen readers. */
  label: string;
  /** One FigureTile each. */
  children: ReactNode;
}

/** The headline figures of a page, in one strip that wraps. */
export function FigureTiles({ label, children }: FigureTilesProps) {
  return (
    <dl className={styles.tiles} aria-label={label}>
      {children}
    </dl>
  );
}

export interface FigureTileProps {
  name: ReactNode;
  /** What it is made of or held against; its line is kept where others have one. */
  note?: ReactNode;
  /** The figure. */
  children: ReactNode;
}

/** One figure with its name and a note. */
export function FigureTile({ name, note, children }: FigureTileProps) {
  return (
    <div className={styles.tile}>
      <dt className={styles.name}>{name}</dt>
      <dd className={styles.figure}>{children}</dd>
      {note ? <dd className={styles.note}>{note}</dd> : null}
    </div>
  );
}

export interface WaitingTilesProps extends Pick<FigureTilesProps, 'label'> {
  count: number;
  /** Notes about as long as they will be: they may take a second line. */
  notes?: readonly string[];
}

/** The room of figures that are still read, so that nothing below moves when they come. */
export function WaitingTiles({ label, count, notes = [] }: WaitingTilesProps) {
  useWaiting();
  return (
    <div className={styles.tiles} role="group" aria-label={label} aria-busy="true">
      {Array.from({ length: count }, (_, index) => (
        <div key={index} className={styles.tile} aria-hidden="true">
          <div className={styles.name}>&nbsp;</div>
          <div className={styles.figure}>&nbsp;</div>
          <div className={`${styles.note} ${styles.waiting}`}>{notes[index] ?? '\u00A0'}</div>
        </div>
      ))}
    </div>
  );
}
