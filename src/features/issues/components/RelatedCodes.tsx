import type { IssueBrief } from '../issueQueries.ts';
import * as styles from './Issues.css.ts';

/** The code of the first related row, and how many more there are. */
export function RelatedCodes({ related }: Pick<IssueBrief, 'related'>) {
  const [first, ...rest] = related;
  if (!first) return null;
  return (
    <span title={related.map(({ code, name }) => `${code} ${name}`).join('\n')}>
      <span className={styles.related}>{first.code}</span>
      {rest.length > 0 ? ` +${rest.length}` : null}
    </span>
  );
}
