import { Link } from '#design-system/actions/Link/Link.tsx';
import type { Reason } from './reason.ts';
import * as styles from './Why.css.ts';

/** A sentence, the parts, and what they come to. */
export function ReasonView({ sentence, parts = [], sum, further }: Reason) {
  return (
    <div className={styles.reason}>
      <p className={styles.sentence}>{sentence}</p>
      {parts.length > 0 ? (
        <ul className={styles.parts}>
          {parts.map(({ name, text, href }) => (
            <li key={name} className={styles.part}>
              <span className={styles.name}>
                {href === undefined ? name : <Link href={href}>{name}</Link>}
              </span>
              <span className={styles.text}>{text}</span>
            </li>
          ))}
        </ul>
      ) : null}
      {sum ? (
        <p className={styles.sum}>
          <span>{sum.name}</span>
          <span className={styles.text}>{sum.text}</span>
        </p>
      ) : null}
      {further ? (
        <p className={styles.further}>
          <Link href={further.href}>{further.text}</Link>
        </p>
      ) : null}
    </div>
  );
}
