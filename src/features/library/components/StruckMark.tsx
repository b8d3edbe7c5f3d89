import { NOTHING } from '#domain/money';
import type { Template } from '../templateQueries.ts';
import { struckWords } from '../model/templateWords.ts';
import * as styles from './Templates.css.ts';

/** More boxes than these say no more than the words. */
const most = 8;

/** How many of the closed risks from a template struck: a box for each, and in words. */
export function StruckMark({ template }: { template: Pick<Template, 'closed_count' | 'struck_count'> }) {
  const { closed_count: closed, struck_count: struck } = template;
  if (closed === 0) return NOTHING;
  return (
    <span className={styles.struck}>
      {closed > most ? null : (
        <span className={styles.boxes} aria-hidden>
          {Array.from({ length: closed }, (_, at) => (
            <span key={at} className={styles.box} data-filled={at < struck || undefined} />
          ))}
        </span>
      )}
      {struckWords(template)}
    </span>
  );
}
