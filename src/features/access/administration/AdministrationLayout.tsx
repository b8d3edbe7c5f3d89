import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Page, PageTabs } from '#shared/page';
import * as t from '../texts.ts';
import { countsQuery } from './administrationQueries.ts';
import { ADMINISTRATION_TABS, type AdministrationTab } from './administrationTabs.ts';

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
    <Page title={t.accountAdministration} actions={actions}>
      <PageTabs
        label={t.accountAdministration}
        tabs={ADMINISTRATION_TABS.map((one) => ({ ...one, count: countOf[one.id] }))}
        current={tab}
      />
      {children}
    </Page>
  );
}
