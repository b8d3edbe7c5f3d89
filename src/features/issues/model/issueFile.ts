import { orderColumns } from '#design-system/grid/DataGrid/columns/columnLayout.ts';
import type { GridColumn } from '#design-system/grid/DataGrid/gridTypes.ts';
import { ISSUE_GROUPS, ISSUE_STATUSES, type IssueGroup, type IssueStatus } from '#domain/issues';
import type { ArrangedColumns } from '#shared/look';
import * as t from '../texts.ts';
import type { IssueBrief } from './issueTypes.ts';
import { nameOf } from './issueWords.ts';

const groups = Object.keys(ISSUE_GROUPS) as IssueGroup[];

/** The list that an issue of this status stands in, by its place; -1 for a void one. */
const placeOf = (status: IssueStatus): number =>
  groups.findIndex((group) => (ISSUE_GROUPS[group].statuses as readonly IssueStatus[]).includes(status));

const labelOf = (status: IssueStatus): string | null => {
  const group = groups[placeOf(status)];
  return group ? ISSUE_GROUPS[group].label : null;
};

/** The rows of the three lists one after the other, each in its order; void issues are in none. */
export const shownIssues = (issues: readonly IssueBrief[]): readonly IssueBrief[] =>
  issues
    .filter(({ status }) => placeOf(status) !== -1)
    .toSorted((a, b) => placeOf(a.status) - placeOf(b.status));

/** Every status, void ones too. */
export const EVERY_STATUS = Object.keys(ISSUE_STATUSES).join(',');

const column = (
  id: string,
  title: string,
  exportValue: NonNullable<GridColumn<IssueBrief>['exportValue']>,
): GridColumn<IssueBrief> => ({ id, title, width: 120, exportValue, render: () => null });

const list = column('list', t.list, ({ status }) => labelOf(status));

/** Columns of a file of what is shown: the list, then those in sight, in their order. */
export const shownIssueColumns = (
  columns: readonly GridColumn<IssueBrief>[],
  { columnOrder, hidden }: ArrangedColumns,
): readonly GridColumn<IssueBrief>[] => [
  list,
  ...orderColumns(columns, columnOrder).filter(({ id }) => !hidden.includes(id)),
];

/** Columns of a file of everything: those of the lists, and what only the panel says of a listed issue. */
export const allIssueColumns = (
  columns: readonly GridColumn<IssueBrief>[],
): readonly GridColumn<IssueBrief>[] => [
  list,
  ...columns,
  column('subtype', t.subtype, ({ subtype }) => subtype),
  column('reviewer', t.reviewer, ({ reviewer }) => reviewer && nameOf(reviewer)),
];
