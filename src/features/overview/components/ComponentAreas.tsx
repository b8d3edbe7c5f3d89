import { useMemo } from 'react';
import { Figure } from '#design-system/feedback/Figure/Figure.tsx';
import { EmptyState } from '#design-system/feedback/EmptyState/EmptyState.tsx';
import { dataColor } from '#design-system/foundations/dataColor.ts';
import { DataGrid, type GridColumn } from '#design-system/grid/DataGrid/DataGrid.tsx';
import { type AreaUnit, formatArea, toSquareFeet } from '#domain/area';
import { formatMoney, NOTHING, sumMoney } from '#domain/money';
import { moneyPart, Why } from '#shared/why';
import { type ComponentFigure, componentReason, componentTrace } from '../model/areaReasons.ts';
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
          <ComponentWhy row={row} figure="area" title="Area" text={formatArea(row.area)} />
          <span className={styles.nothing}>{row.is_counted ? '' : 'Not counted'}</span>
          {seesCosts ? (
            <ComponentWhy
              row={row}
              figure="forecast_cost"
              title="Forecast cost"
              text={formatMoney(row.forecast_cost ?? null)}
            />
          ) : null}
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
      const text = value ? formatArea({ value, unit }) : NOTHING;
      return <ComponentWhy row={row} figure={id} title={title} text={text} />;
    },
  });
  const cost = (id: Cost, title: string): Column => ({
    id,
    title,
    width: 132,
    align: 'end',
    value: (row) => row[id] ?? null,
    render: (row) => <ComponentWhy row={row} figure={id} title={title} text={formatMoney(row[id] ?? null)} />,
    renderTotal: (all) => <TotalWhy rows={all} figure={id} title={title} />,
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
      render: (row) => <ComponentWhy row={row} figure="area" title="Area" text={formatArea(row.area)} />,
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

interface ComponentWhyProps {
  row: OverviewComponent;
  figure: ComponentFigure;
  title: string;
  text: string;
}

/** A figure of a component that says why; nothing to ask where there is none. */
function ComponentWhy({ row, figure, title, text }: ComponentWhyProps) {
  if (text === NOTHING) return <span className={styles.nothing}>{NOTHING}</span>;
  return (
    <Why
      inGrid
      name={`${title} of ${row.name}`}
      text={text}
      reason={() => componentReason(figure)}
      trace={componentTrace(row.id, figure)}
    >
      <Figure explained>{text}</Figure>
    </Why>
  );
}

/** What the components cost together, and each of them. */
function TotalWhy({
  rows,
  figure,
  title,
}: {
  rows: readonly OverviewComponent[];
  figure: Cost;
  title: string;
}) {
  const text = formatMoney(sumMoney(rows.map((row) => row[figure] ?? 0)));
  return (
    <Why
      inGrid
      name={`the total, ${title.toLowerCase()}`}
      text={text}
      reason={() => ({
        sentence: 'The sum of the components.',
        parts: rows.map((row) => moneyPart(row.name, row[figure] ?? null)),
        sum: { name: 'Total', text },
      })}
    >
      <Figure explained>{text}</Figure>
    </Why>
  );
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
