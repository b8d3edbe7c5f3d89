import { Fragment, useMemo } from 'react';
import { ChartFrame } from '#design-system/charts/ChartFrame/ChartFrame.tsx';
import { seriesTable } from '#design-system/charts/ChartFrame/seriesTable.ts';
import { useLegend } from '#design-system/charts/ChartFrame/useLegend.ts';
import { ColumnChart } from '#design-system/charts/ColumnChart/ColumnChart.tsx';
import { Skeleton } from '#design-system/feedback/Skeleton/Skeleton.tsx';
import { breakpoint } from '#design-system/foundations/scale.ts';
import { abbreviateTick, formatMoney } from '#domain/money';
import { useAtMost } from '#shared/page';
import { localToday, useChartPaper } from '#shared/project';
import { awardsLead, everyMonth, monthLabel } from '../model/awardMonths.ts';
import type { BidPackagePage } from '../packageQueries.ts';
import * as t from '../texts.ts';

const HEIGHT = 150;
const formatValue = (value: number) => formatMoney(value);

/** Budgets and contracts by the month of their award. */
export function AwardsByMonth({ figures }: { figures: BidPackagePage['figures'] }) {
  const { points, series } = useMemo(() => {
    const months = everyMonth(figures.months);
    return {
      points: months.map(({ month }, at) => ({ id: month, label: monthLabel(month, at) })),
      series: [
        { id: 'budget', name: t.budget, color: 9, values: months.map(({ budget }) => budget) },
        { id: 'committed', name: t.committed, color: 1, values: months.map(({ committed }) => committed) },
      ],
    };
  }, [figures.months]);
  const { isShown, legend } = useLegend(t.amounts, series);
  const hidden = series.flatMap(({ id }) => (isShown(id) ? [] : [id])).join(' ');
  const shown = useMemo(() => series.filter(({ id }) => !hidden.split(' ').includes(id)), [series, hidden]);
  const table = useMemo(
    () => seriesTable({ caption: t.awardsByMonth, pointName: t.month, points, series, formatValue }),
    [points, series],
  );
  const { bought, budget, due } = awardsLead(figures, localToday());
  const paper = useChartPaper();
  return (
    <ChartFrame
      title={t.awardsByMonth}
      fileName="awards-by-month"
      paper={paper}
      lead={
        <>
          <b>{bought}</b>
          {t.ofWord}
          <b>{budget}</b>
          {t.isBought}
          {due.map(({ amount, month }, at) => (
            <Fragment key={month}>
              {at === 0 ? ' ' : ', '}
              <b>{amount}</b>
              {at === 0 ? t.isDueInMonth(month) : t.inMonth(month)}
            </Fragment>
          ))}
          {due.length > 0 ? '.' : null}
        </>
      }
      legend={legend}
      table={table}
      height={HEIGHT}
      {...(points.length === 0 ? { state: { kind: 'empty', title: t.noPackageHasAnAward } } : {})}
    >
      {({ onTable, patterned }) => (
        <ColumnChart
          summary={t.awardsByMonthBought(bought, budget)}
          axis={{ points }}
          series={shown}
          arrangement="grouped"
          formatValue={formatValue}
          formatShort={abbreviateTick}
          height={HEIGHT}
          patterned={patterned}
          onTable={onTable}
        />
      )}
    </ChartFrame>
  );
}

/** The room of the chart while packages are read; on a phone its sentence takes a second line. */
export function WaitingMonths() {
  return <Skeleton height={useAtMost(breakpoint.narrow) ? 266 : 246} />;
}
