import * as styles from './Reporting.css.ts';

/** A description takes a second line where it is longer than its column is at its least. */
const oneLine = 24;

/** How high a row of a list is with this description, px. */
export const textRowHeight = (text: string): number => (text.length > oneLine ? 52 : 36);

/** A description in a list, on two lines at most; the rest is told by the pointer. */
export function Description({ text }: { text: string }) {
  return text === '' ? (
    '-'
  ) : (
    <span className={styles.twoLines} title={text}>
      {text}
    </span>
  );
}
