import type { Permission } from '#contract/unions.ts';

/** Reports of fixed content, for companies without custom reports (docs/product/reporting.md). */
export const LEGACY_REPORTS = [
  {
    id: 'item',
    name: 'Item Report',
    description: 'Chosen items with their sub items, range and comments.',
    permissions: ['foresite_access'],
  },
  {
    id: 'optioneering',
    name: 'Value Optioneering Report',
    description: 'All items, or those of a milestone, with status, cost and range.',
    permissions: ['foresite_access'],
  },
  {
    id: 'milestone',
    name: 'Milestone Report',
    description: 'The estimate of one milestone: cost groups by component, line by line.',
    permissions: ['estimate_access', 'download_estimate'],
  },
  {
    id: 'estimate',
    name: 'Estimate Report',
    description: 'All estimates side by side, by cost group and by component.',
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
