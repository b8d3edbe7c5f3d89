import { ISSUE_GROUPS, type IssueGroup } from '#domain/issues';
import type { EntryTotals } from '#shared/entry';
import * as t from '../texts.ts';
import type { IssueRow } from './issueEntry.ts';

type Counted = Pick<IssueRow, 'status' | 'cost_at_stake'>;

/** The list that a row is in; one without a status will be open. Null for a void one. */
const groupOf = ({ status }: Counted): IssueGroup | null => {
  const groups = Object.entries(ISSUE_GROUPS) as [IssueGroup, { statuses: readonly string[] }][];
  return groups.find(([, { statuses }]) => statuses.includes(status ?? 'OPEN'))?.[0] ?? null;
};

/** How many issues each list has, and what those of the first two have at stake. */
export function issueTotals(rows: readonly Counted[]): EntryTotals {
  const open = rows.filter((row) => ['active', 'backlog'].includes(groupOf(row) ?? ''));
  return {
    counts: (Object.keys(ISSUE_GROUPS) as IssueGroup[])
      .map(
        (group) =>
          `${rows.filter((row) => groupOf(row) === group).length} ${ISSUE_GROUPS[group].label.toLowerCase()}`,
      )
      .join(', '),
    sums: [{ label: t.atStake, amount: open.reduce((sum, { cost_at_stake: cost }) => sum + (cost ?? 0), 0) }],
  };
}
