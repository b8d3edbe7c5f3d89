import type { Permission } from '#contract/unions.ts';
import * as t from '../texts.ts';

/** Reports of fixed content, for companies without custom reports (docs/product/reporting.md). */
export const LEGACY_REPORTS = [
  {
    id: 'item',
    name: t.itemReport,
    description: t.chosenItemsWithTheirSub,
    permissions: ['foresite_access'],
  },
  {
    id: 'optioneering',
    name: t.valueOptioneeringReport,
    description: t.allItemsOrThose,
    permissions: ['foresite_access'],
  },
  {
    id: 'milestone',
    name: t.milestoneReport,
    description: t.theEstimateOfOneMilestone,
    permissions: ['estimate_access', 'download_estimate'],
  },
  {
    id: 'estimate',
    name: t.estimateReport,
    description: t.allEstimatesSideBySide,
    permissions: ['estimate_access', 'download_estimate'],
  },
] as const satisfies readonly {
  id: string;
  name: string;
  description: string;
  permissions: readonly Permission[];
}[];

/** One of them. */
export type LegacyReport = (typeof LEGACY_REPORTS)[number];

/** Those that a person may download, as far as name or description hold what is looked for. */
export function legacyReports(permissions: ReadonlySet<string>, search: string): LegacyReport[] {
  const wanted = search.trim().toLowerCase();
  return LEGACY_REPORTS.filter(
    ({ name, description, permissions: needed }) =>
      needed.every((key) => permissions.has(key)) && `${name}\n${description}`.toLowerCase().includes(wanted),
  );
}
