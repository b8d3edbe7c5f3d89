import { orderColumns } from '#design-system/grid/DataGrid/columns/columnLayout.ts';
import type { GridColumn } from '#design-system/grid/DataGrid/gridTypes.ts';
import { riskFields } from '#domain/risks';
import type { ArrangedColumns } from '#shared/look';
import type { RiskBrief } from '../riskQueries.ts';
import * as t from '../texts.ts';
import { levelLabel } from './riskWords.ts';

const column = (
  id: string,
  title: string,
  exportValue: NonNullable<GridColumn<RiskBrief>['exportValue']>,
): GridColumn<RiskBrief> => ({ id, title, width: 100, exportValue, render: () => null });

const words = (id: 'comment' | 'cause' | 'event' | 'effect'): GridColumn<RiskBrief> => ({
  ...column(id, riskFields[id].label, (risk) => risk[id]),
  width: 280,
});

/** The register says by *Est.* what a file says in a column of its own. */
const estimated = column('is_estimated', t.estimated, ({ value, estimated_value: estimate }) =>
  value === null && estimate !== null ? t.yes : null,
);

const withEstimated = (columns: readonly GridColumn<RiskBrief>[]) =>
  columns.flatMap((one) => (one.id === 'value' ? [one, estimated] : [one]));

/** Columns of a file of what is shown: those in sight, in their order. */
export const shownRiskColumns = (
  columns: readonly GridColumn<RiskBrief>[],
  { columnOrder, hidden }: ArrangedColumns,
): readonly GridColumn<RiskBrief>[] =>
  withEstimated(orderColumns(columns, columnOrder).filter(({ id }) => !hidden.includes(id)));

/** Columns of a file of everything: those of the register, and what only the panel says of a listed risk. */
export const allRiskColumns = (
  columns: readonly GridColumn<RiskBrief>[],
): readonly GridColumn<RiskBrief>[] => [
  ...withEstimated(columns),
  column('level', t.level, ({ score, level }) => (score ? levelLabel(level) : null)),
  { ...column('estimated_value', t.estimatedValue, (risk) => risk.estimated_value), exportKind: 'money' },
  words('comment'),
  words('cause'),
  words('event'),
  words('effect'),
];
