import { useQuery } from '@tanstack/react-query';
import { Icon } from '#design-system/icons/Icon/Icon.tsx';
import { Lock } from '#design-system/icons/shapes.ts';
import * as t from '../../texts.ts';
import { rulesQuery } from '../ssoQueries.ts';
import * as styles from './ConnectionDetail.css.ts';
import { mark } from './Sso.css.ts';

/** The way in that every company has: what holds for passwords, and who uses them. */
export function PasswordPanel() {
  const { data } = useQuery(rulesQuery);
  const people = data?.password_people;
  return (
    <aside className={styles.panel} aria-label={t.password}>
      <div className={styles.head}>
        <span className={mark}>
          <Icon of={Lock} />
        </span>
        <div>
          <h2 className={styles.title}>{t.password}</h2>
          <div className={styles.about}>{t.builtInAlwaysOn}</div>
        </div>
      </div>
      <ul className={styles.facts} aria-label={t.rulesOfPasswords}>
        <li>{t.charactersOrMoreNone}</li>
        <li>{t.lockedForAMinuteAfter}</li>
        <li>{t.setByAMailedLink}</li>
        {people === undefined ? null : (
          <li>{t.peopleValue(people, people === 1 ? t.personSigns : t.peopleSign)}</li>
        )}
        <li>{t.signInRulesDecideWho}</li>
      </ul>
    </aside>
  );
}
