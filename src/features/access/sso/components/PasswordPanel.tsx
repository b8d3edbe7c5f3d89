import { useQuery } from '@tanstack/react-query';
import { Icon } from '#design-system/icons/Icon/Icon.tsx';
import { Lock } from '#design-system/icons/shapes.ts';
import { rulesQuery } from '../ssoQueries.ts';
import * as styles from './ConnectionDetail.css.ts';
import { mark } from './Sso.css.ts';

/** The way in that every company has: what holds for passwords, and who uses them. */
export function PasswordPanel() {
  const { data } = useQuery(rulesQuery);
  const people = data?.password_people;
  return (
    <aside className={styles.panel} aria-label="Password">
      <div className={styles.head}>
        <span className={mark}>
          <Icon of={Lock} />
        </span>
        <div>
          <h2 className={styles.title}>Password</h2>
          <div className={styles.about}>Built in, always on</div>
        </div>
      </div>
      <ul className={styles.facts} aria-label="Rules of passwords">
        <li>12 characters or more, none that is easily guessed.</li>
        <li>Locked for a minute after 5 failed tries, longer with each one after.</li>
        <li>Set by a mailed link, and changed under Profile Settings.</li>
        {people === undefined ? null : (
          <li>
            {people} {people === 1 ? 'person signs' : 'people sign'} in with a password now.
          </li>
        )}
        <li>Sign-in rules decide who no longer uses a password; the last administrator always has one.</li>
      </ul>
    </aside>
  );
}
