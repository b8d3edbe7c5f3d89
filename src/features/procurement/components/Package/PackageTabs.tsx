import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link } from '#design-system/actions/Link/Link.tsx';
import { formatMoney } from '#domain/money';
import { pathTo } from '#platform/routing';
import { commentsQuery } from '#shared/comments';
import { useProjectId } from '#shared/project';
import { SectionTabs } from '#shared/section';
import type { BidPackage } from '../../packageQueries.ts';
import * as t from '../../texts.ts';
import * as styles from './Package.css.ts';
import { PACKAGE_TABS, type PackageTab } from './usePackageTab.ts';

const labels: Readonly<Record<PackageTab, string>> = {
  overview: t.overview,
  scope: t.scopeSheet,
  bidders: t.bidders,
  leveling: t.leveling,
  documents: t.documents,
  questions: t.questions,
  comments: t.comments,
  history: t.history,
};

export interface PackageTabsProps {
  row: BidPackage;
  /** How many there are of each; nothing while it is not known. */
  counts: { [Tab in PackageTab]?: number | undefined };
  value: PackageTab;
  onChange: (tab: PackageTab) => void;
  children: ReactNode;
}

/** The parts of a package, with its budget and the activity that needs it beside them. */
export function PackageTabs({ row, counts, value, onChange, children }: PackageTabsProps) {
  const projectId = useProjectId();
  const talk = useQuery(commentsQuery({ projectId, entity: 'bid_package', entityId: row.id })).data;
  const known = { ...counts, comments: talk?.count };
  return (
    <div className={styles.page}>
      <dl className={styles.facts}>
        {row.budget === null ? null : (
          <div>
            <dt>{t.budget}</dt>
            <dd>{formatMoney(row.budget)}</dd>
          </div>
        )}
        {row.activity ? (
          <div>
            <dt>{t.activity}</dt>
            <dd>
              <Link href={pathTo('timeline', { projectId })}>{row.activity.code}</Link>
            </dd>
          </div>
        ) : null}
      </dl>
      <SectionTabs
        label={t.partsOfThePackage}
        value={value}
        onChange={onChange}
        tabs={PACKAGE_TABS.map((id) => {
          const count = known[id];
          return { id, label: labels[id], ...(count !== undefined && count > 0 && { count }) };
        })}
      />
      {/* No panel of the tabs: that looks through all of a long leveling for something to reach, at each change of it. */}
      <div>{children}</div>
    </div>
  );
}
