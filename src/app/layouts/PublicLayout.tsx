import type { ReactNode } from 'react';
import { Link } from '#design-system/actions/Link/Link.tsx';
import { useTenant } from '#features/access';
import { PATHS, usePageTitle } from '#platform/routing';
import { CompanyMark } from '../shell/CompanyMark.tsx';
import { Mark } from '../shell/Mark.tsx';
import * as t from '../texts.ts';
import * as styles from './PublicLayout.css.ts';
import { PublicThemeSwitch } from './PublicThemeSwitch.tsx';

const year = new Date().getFullYear();

/** Of this build, so that it stands at the product's own address too, where there is no company to ask. */
const [version = ''] = Object.values(
  import.meta.glob<string>('/package.json', { import: 'version', eager: true }),
);

/** The links of the footer (docs/product/frame.md: public layout). */
const LINKS = {
  [t.aboutUs]: PATHS.about,
  [t.solutions]: PATHS.services,
  [t.contacts]: PATHS.contacts,
  [t.omniclassDisclaimer]: PATHS.omniclass,
};

export interface PublicLayoutProps {
  title: string;
  /** The company's own page: its name above, nothing below. */
  isCompanys: boolean;
  children: ReactNode;
}

/** The layout of pages for anybody: the name above, the texts about the product, year and version below. */
export function PublicLayout({ title, isCompanys, children }: PublicLayoutProps) {
  const tenant = useTenant();
  usePageTitle(title);
  return (
    <div className={styles.layout}>
      <header className={styles.header}>
        {isCompanys ? (
          <span className={styles.logo}>
            {tenant ? (
              <CompanyMark company={{ name: tenant.name, logo_url: null, picture_url: null }} />
            ) : null}
            {tenant?.name}
          </span>
        ) : (
          <Link href={PATHS.home} variant="bare" label={t.quoinToTheHomepage}>
            <span className={styles.logo}>
              <Mark />
              {t.quoin}
            </span>
          </Link>
        )}
        <span className={styles.grow} />
        <PublicThemeSwitch />
      </header>
      <main className={styles.main}>{children}</main>
      {isCompanys ? null : (
        <footer className={styles.footer}>
          <span className={`${styles.logo} ${styles.small}`}>
            <Mark size={16} />
            {t.quoin}
          </span>
          <span className={styles.grow} />
          <nav aria-label={t.aboutQuoin}>
            <ul className={styles.links}>
              {Object.entries(LINKS).map(([label, href]) => (
                <li key={href} className={styles.link}>
                  <Link href={href} variant="plain">
                    {label}
                  </Link>
                </li>
              ))}
            </ul>
          </nav>
          <span>{[t.yearQuoin(year), version].join(' · ')}</span>
        </footer>
      )}
    </div>
  );
}
