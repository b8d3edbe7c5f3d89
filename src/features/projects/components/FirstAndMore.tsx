import { Chip } from '#design-system/feedback/Chip/Chip.tsx';
import * as styles from './ProjectDialogs.css.ts';

/** The first of several names, and how many more there are. */
export function FirstAndMore({ names }: { names: readonly string[] }) {
  const [first, ...others] = names;
  if (first === undefined) return '-';
  return (
    <span className={styles.chips} title={names.join(', ')}>
      <span className={styles.cut}>{first}</span>
      {others.length > 0 ? <Chip label={`+${others.length}`} /> : null}
    </span>
  );
}
