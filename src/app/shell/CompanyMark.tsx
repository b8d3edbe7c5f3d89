import type { CurrentUser } from '#platform/flags';
import * as styles from './CompanyMark.css.ts';

/** A company in small: its picture, its logo, or the first letter of its name. Decoration; its name stands beside it. */
export function CompanyMark({
  company,
}: {
  company: Pick<CurrentUser['companies'][number], 'name' | 'logo_url' | 'picture_url'>;
}) {
  const address = company.picture_url ?? company.logo_url;
  return (
    <span className={styles.mark} aria-hidden>
      {address === null ? (
        company.name.slice(0, 1).toUpperCase()
      ) : (
        <img className={styles.picture} src={address} alt="" />
      )}
    </span>
  );
}
