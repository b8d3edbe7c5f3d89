import { Link } from 'react-router-dom';
import { companyHere, useCurrentUser } from '#platform/flags';
import { PATHS } from '#platform/routing';
import * as t from '../texts.ts';
import { Mark } from './Mark.tsx';
import * as styles from './TopBar.css.ts';

/** The company's logo, else the product's; leads to the project list (docs/product/frame.md). */
export function CompanyLogo() {
  const company = companyHere(useCurrentUser().companies, location.hostname);
  const name = company?.logo_url ? company.name : t.quoin;
  return (
    <Link className={styles.logo} to={PATHS.projects} aria-label={t.nameToTheProjectList(name)}>
      {company?.logo_url ? (
        <img className={styles.logoPicture} src={company.logo_url} alt="" />
      ) : (
        <>
          <Mark />
          {t.quoin}
        </>
      )}
    </Link>
  );
}
