import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { Page } from '#shared/page';
import { countsQuery } from './administrationQueries.ts';
import { ADMINISTRATION_TABS, type AdministrationTab } from './administrationTabs.ts';
import * as styles from './AdministrationLayout.css.ts';

export interface AdministrationLayoutProps {
  /** The part that is shown. */
  tab: AdministrationTab;
  /** At the right of the title; at most one primary button. */
  actions?: ReactNode;
  children: ReactNode;
}

/** The frame of Account Administration: its title, and a link to each of its parts. */
export function AdministrationLayout({ tab, actions, children }: AdministrationLayoutProps) {
  const counts = useQuery(countsQuery).data;
  const countOf: Partial<Record<AdministrationTab, number | undefined>> = {
    users: counts?.users,
    roles: counts?.roles,
    units: counts?.business_units,
  };
  return (
    <Page title="Account Administration" actions={actions}>
      <nav className={styles.tabs} aria-label="Account Administration">
        {ADMINISTRATION_TABS.map(({ id, label, href }) => (
          <Link key={id} to={href} className={styles.tab} aria-current={id === tab ? 'page' : undefined}>
            {label}
            {countOf[id] === undefined ? null : <span className={styles.count}>{countOf[id]}</span>}
          </Link>
        ))}
      </nav>
      {children}
    </Page>
  );
}
