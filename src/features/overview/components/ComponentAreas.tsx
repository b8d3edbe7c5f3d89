import { useMemo } from 'react';
import { Figure } from '#design-system/feedback/Figure/Figure.tsx';
import { EmptyState } from '#design-system/feedback/EmptyState/EmptyState.tsx';
import { dataColor } from '#design-system/foundations/dataColor.ts';
import { DataGrid, type GridColumn } from '#design-system/grid/DataGrid/DataGrid.tsx';
import { type AreaUnit, formatArea, toSquareFeet } from '#domain/area';
import { formatMoney, sumMoney } from '#domain/money';
import type { OverviewComponent } from '../overviewQueries.ts';
import * as styles from './ComponentAreas.css.ts';

export interface ComponentAreasProps {
  rows: readonly OverviewComponent[];
  /** The project's unit, which effects are shown in; a component keeps its own. */
  unit: AreaUnit;
}

type Column = GridColumn<OverviewComponent>;
type Effect = 'approved' | 'pending_low' | 'pending_high';
type Cost = 'current_cost' | 'forecast_cost';

const rowKey = (row: OverviewComponent) => String(row.id);
const rowLabel = (row: OverviewComponent) => row.name;
const nothing = <span className={styles.nothing}>-</span>;

/** Every component with its area, what items do to it, and its cost where the caller may see that. */
export function ComponentAreas({ rows, unit }: ComponentAreasProps) {
  const seesCosts = rows.some((row) => row.current_cost !== undefined);
  const columns = useMemo(() => columnsOf(unit, seesCosts), [unit, seesCosts]);
  return (
    <DataGrid
      label="Components"
      columns={columns}
      rows={rows}
      rowKey={rowKey}
      rowLabel={rowLabel}
      maxHeight={480}
      status="ready"
      empty={<EmptyState title="No components yet" text="Components split the project's area and cost." />}
      renderCompact={(row) => (
        <div className={styles.compact}>
          <ComponentName row={row} />
          <Figure>{formatArea(row.area)}</Figure>
          <span className={styles.nothing}>{row.is_counted ? '' : 'Not counted'}</span>
          {seesCosts ? <Figure>{formatMoney(row.forecast_cost ?? null)}</Figure> : null}
        </div>
      )}
    />
  );
}

function columnsOf(unit: AreaUnit, seesCosts: boolean): Column[] {
  const effect = (id: Effect, title: string): Column => ({
    id,
    title,
    width: 120,
    align: 'end',
    value: (row) => row[id],
    render: (row) => {
      const value = row[id];
      return value ? <Figure>{formatArea({ value, unit })}</Figure> : nothing;
    },
  });
  const cost = (id: Cost, title: string): Column => ({
    id,
    title,
    width: 132,
    align: 'end',
    value: (row) => row[id] ?? null,
    render: (row) => (row[id] === null ? nothing : <Figure>{formatMoney(row[id] ?? null)}</Figure>),
    renderTotal: (all) => <Figure>{formatMoney(sumMoney(all.map((row) => row[id] ?? 0)))}</Figure>,
  });
  return [
    {
      id: 'name',
      title: 'Component',
      width: 200,
      frozen: true,
      grow: true,
      value: (row) => row.name,
      render: (row) => <ComponentName row={row} />,
      renderTotal: (all) => (all.length === 1 ? '1 component' : `${all.length} components`),
    },
    {
      id: 'area',
      title: 'Area',
      width: 120,
      align: 'end',
      // Components may have units of their own, so they are sorted by square feet.
      value: (row) => row.area && toSquareFeet(row.area),
      text: (row) => formatArea(row.area),
      render: (row) => (row.area ? <Figure>{formatArea(row.area)}</Figure> : nothing),
    },
    {
      id: 'is_counted',
      title: 'Counted',
      width: 92,
      value: (row) => (row.is_counted ? 'Yes' : 'No'),
      render: (row) => (row.is_counted ? 'Yes' : 'No'),
    },
    effect('approved', 'Approved'),
    effect('pending_low', 'Pending low'),
    effect('pending_high', 'Pending high'),
    ...(seesCosts ? [cost('current_cost', 'Current cost'), cost('forecast_cost', 'Forecast cost')] : []),
  ];
}

function ComponentName({ row }: { row: OverviewComponent }) {
  return (
    <span className={styles.name}>
      <span className={styles.swatch} style={{ background: dataColor(row.color_index) }} aria-hidden />
      <span className={styles.cut} title={row.name}>
        {row.name}
      </span>
    </span>
  );
}
