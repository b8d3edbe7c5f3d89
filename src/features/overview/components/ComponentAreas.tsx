import { useMemo } from 'react';
import { Link } from '#design-system/actions/Link/Link.tsx';
import { Figure } from '#design-system/feedback/Figure/Figure.tsx';
import { EmptyState } from '#design-system/feedback/EmptyState/EmptyState.tsx';
import { dataColor } from '#design-system/foundations/dataColor.ts';
import { DataGrid, type GridColumn } from '#design-system/grid/DataGrid/DataGrid.tsx';
import { Card } from '#design-system/layout/Card/Card.tsx';
import { type AreaUnit, formatArea, toSquareFeet } from '#domain/area';
import { targetGap } from '#domain/foresite';
import { formatMoney, formatPercent, NOTHING, sumMoney } from '#domain/money';
import { pathTo, usePages } from '#platform/routing';
import { PhoneRow } from '#shared/page';
import { useProjectId } from '#shared/project';
import { moneyPart, Why } from '#shared/why';
import { type ComponentFigure, componentReason, componentTrace, gapReason } from '../model/areaReasons.ts';
import type { OverviewComponent } from '../overviewQueries.ts';
import * as t from '../texts.ts';
import * as styles from './ComponentAreas.css.ts';

export interface ComponentAreasProps {
  rows: readonly OverviewComponent[];
  /** The project's unit, which effects are shown in; a component keeps its own. */
  unit: AreaUnit;
}

type Column = GridColumn<OverviewComponent>;
type Effect = 'approved' | 'pending_low' | 'pending_high';
type Cost = 'current_cost' | 'forecast_cost' | 'target_cost';

const rowKey = (row: OverviewComponent) => String(row.id);
const rowLabel = (row: OverviewComponent) => row.name;

/** Every component with its area, what items do to it, and its forecast against its target where the caller may see that. */
export function ComponentAreas({ rows, unit }: ComponentAreasProps) {
  const seesCosts = rows.some((row) => row.current_cost !== undefined);
  const columns = useMemo(() => columnsOf(unit, seesCosts), [unit, seesCosts]);
  const projectId = useProjectId();
  const opens = usePages().opens('tvd');
  return (
    <Card
      padding="none"
      title={
        <span className={styles.title}>
          {t.components}
          {seesCosts ? <span className={styles.note}>{t.forecastAgainstTarget}</span> : null}
        </span>
      }
      actions={
        opens && seesCosts ? <Link href={pathTo('tvd', { projectId })}>{t.openTargetValueDesign}</Link> : null
      }
    >
      <DataGrid
        label={t.components}
        frame="none"
        columns={columns}
        rows={rows}
        rowKey={rowKey}
        rowLabel={rowLabel}
        maxHeight={480}
        status="ready"
        empty={<EmptyState title={t.noComponentsYet} text={t.componentsSplitTheProjectsArea} />}
        renderCompact={(row) => {
          const area = <ComponentWhy row={row} figure="area" title={t.area} text={formatArea(row.area)} />;
          return (
            <PhoneRow
              title={<ComponentName row={row} />}
              note={
                <>
                  {seesCosts ? area : null}
                  {row.is_counted ? null : <span className={styles.nothing}>{t.notCounted}</span>}
                </>
              }
              figure={
                seesCosts ? (
                  <ComponentWhy
                    row={row}
                    figure="forecast_cost"
                    title={t.forecast}
                    text={formatMoney(row.forecast_cost ?? null)}
                  />
                ) : (
                  area
                )
              }
              figureNote={
                seesCosts ? (
                  <Gap name={row.name} forecast={row.forecast_cost} target={row.target_cost} />
                ) : null
              }
            />
          );
        }}
      />
    </Card>
  );
}

interface GapProps {
  /** Whose gap it is. */
  name: string;
  forecast: number | null | undefined;
  target: number | null | undefined;
}

/** How far a forecast is over or under its target, in dollars and percent; nothing without a target. */
function Gap({ name, forecast = null, target = null }: GapProps) {
  const { gap, gap_percent: percent } = targetGap(forecast, target);
  if (gap === null || percent === null) return <span className={styles.nothing}>{NOTHING}</span>;
  if (gap === 0)
    return (
      <Why inGrid name={t.gapOfName(name)} text={t.onTarget} reason={() => gapReason(forecast, target, gap)}>
        <Figure explained>{t.onTarget}</Figure>
      </Why>
    );
  const share = formatPercent(Math.abs(percent));
  return (
    <Why
      inGrid
      name={t.gapOfName(name)}
      text={`${formatMoney(gap)}, ${share}`}
      reason={() => gapReason(forecast, target, gap)}
    >
      <span className={styles.gap}>
        <Figure
          explained
          trend={gap > 0 ? 'rise' : 'fall'}
          trendLabel={gap > 0 ? t.overTarget : t.underTarget}
        >
          {formatMoney(gap)}
        </Figure>
        <span className={styles.percent}>{share}</span>
      </span>
    </Why>
  );
}

function columnsOf(unit: AreaUnit, seesCosts: boolean): Column[] {
  const effect = (id: Effect, title: string): Column => ({
    id,
    title,
    width: 100,
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
    width: 112,
    align: 'end',
    value: (row) => row[id] ?? null,
    render: (row) => <ComponentWhy row={row} figure={id} title={title} text={formatMoney(row[id] ?? null)} />,
    renderTotal: (all) => <TotalWhy rows={all} figure={id} title={title} />,
  });
  return [
    {
      id: 'name',
      title: t.component,
      width: 164,
      frozen: true,
      grow: true,
      value: (row) => row.name,
      render: (row) => <ComponentName row={row} />,
      renderTotal: (all) => (all.length === 1 ? t.component1 : t.lengthComponents(all.length)),
    },
    {
      id: 'area',
      title: t.area,
      width: 112,
      align: 'end',
      // Components may have units of their own, so they are sorted by square feet.
      value: (row) => row.area && toSquareFeet(row.area),
      text: (row) => formatArea(row.area),
      render: (row) => <ComponentWhy row={row} figure="area" title={t.area} text={formatArea(row.area)} />,
    },
    {
      id: 'is_counted',
      title: t.counted,
      width: 82,
      value: (row) => (row.is_counted ? t.yes : t.no),
      render: (row) => (row.is_counted ? t.yes : t.no),
    },
    effect('approved', t.approved),
    effect('pending_low', t.pendingLow),
    effect('pending_high', t.pendingHigh),
    ...(seesCosts
      ? [
          cost('current_cost', t.current),
          cost('target_cost', t.target),
          cost('forecast_cost', t.forecast),
          gapColumn,
        ]
      : []),
  ];
}

const sumOf = (rows: readonly OverviewComponent[], figure: Cost) =>
  rows.every((row) => (row[figure] ?? null) === null) ? null : sumMoney(rows.map((row) => row[figure] ?? 0));

const gapColumn: Column = {
  id: 'gap',
  title: t.gap,
  width: 164,
  align: 'end',
  value: (row) => targetGap(row.forecast_cost ?? null, row.target_cost ?? null).gap,
  text: (row) => formatMoney(targetGap(row.forecast_cost ?? null, row.target_cost ?? null).gap),
  render: (row) => <Gap name={row.name} forecast={row.forecast_cost} target={row.target_cost} />,
  renderTotal: (all) => (
    <Gap name={t.theTotal} forecast={sumOf(all, 'forecast_cost')} target={sumOf(all, 'target_cost')} />
  ),
};

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
      name={t.titleOfName(title, row.name)}
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
  const text = formatMoney(sumOf(rows, figure));
  if (text === NOTHING) return <span className={styles.nothing}>{NOTHING}</span>;
  return (
    <Why
      inGrid
      name={t.theTotalTitle(title.toLowerCase())}
      text={text}
      reason={() => ({
        sentence: t.theSumOfTheComponents,
        parts: rows.map((row) => moneyPart(row.name, row[figure] ?? null)),
        sum: { name: t.total, text },
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
