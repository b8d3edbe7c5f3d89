import * as styles from './Reporting.css.ts';

/** A text takes a second line where it is longer than its column is at its least. */
const oneLine = 22;

/** How high a row of a list is with these texts, px. */
export const textRowHeight = (...texts: string[]): number =>
  texts.some(({ length }) => length > oneLine) ? 52 : 36;

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
