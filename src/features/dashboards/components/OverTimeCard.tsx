import { useQuery } from '@tanstack/react-query';
import { useContext, useMemo } from 'react';
import { ChartFrame } from '#design-system/charts/ChartFrame/ChartFrame.tsx';
import type { ChartState } from '#design-system/charts/ChartFrame/ChartBody.tsx';
import { LineChart } from '#design-system/charts/LineChart/LineChart.tsx';
import { Select } from '#design-system/inputs/Select/Select.tsx';
import { Card } from '#design-system/layout/Card/Card.tsx';
import { MONTHS_BACK } from '#domain/dashboards';
import { abbreviateTick, formatMoney } from '#domain/money';
import { useCurrentUser } from '#platform/flags';
import { useRemembered } from '#platform/storage';
import { overTimeQuery } from '../dashboardQueries.ts';
import { monthsSlot, overTimeChart } from '../model/overTimeChart.ts';
import type { PortfolioFilters } from '../model/portfolioFilters.ts';
import * as t from '../texts.ts';
import { MayExport } from './CardExport.tsx';

/** A drawing beside lists, px. */
const height = 280;

const choices = MONTHS_BACK.map((months) => ({
  value: String(months),
  label: months === 12 ? t.last12Months : t.lastValueYears(months / 12),
}));

const nothing = { caption: t.forecastOverTime, headings: [{ text: t.day }], rows: [] };

export interface OverTimeCardProps {
  filters: PortfolioFilters;
  /** Only the projects of this dashboard. */
  dashboardId: number | undefined;
}

/** What the projects in sight came to month by month: forecast with its pending range, and budget. */
export function OverTimeCard({ filters, dashboardId }: OverTimeCardProps) {
  const [months, setMonths] = useRemembered(monthsSlot, useCurrentUser().id);
  const { data, isError, refetch } = useQuery(overTimeQuery(filters, months, dashboardId));
  const chart = useMemo(() => data && overTimeChart(data.results), [data]);
  const state: ChartState | undefined =
    isError && !data
      ? {
          kind: 'error',
          title: t.forecastOverTimeCouldNotBeLoaded,
          text: t.checkYourConnectionAndTry,
          onRetry: () => void refetch(),
        }
      : chart === undefined
        ? { kind: 'loading' }
        : chart === null
          ? {
              kind: 'empty',
              title: t.noForecastYet,
              text: t.itShowsOnceAProject,
            }
          : undefined;
  return (
    <Card padding="none">
      <ChartFrame
        title={t.forecastOverTime}
        fileName={useContext(MayExport) ? 'forecast-over-time' : null}
        lead={chart?.sentence}
        table={chart?.table ?? nothing}
        height={height}
        {...(state && { state })}
        renderToolbar={() => (
          <Select
            label={t.period}
            labelHidden
            size="small"
            options={choices}
            value={String(months)}
            onChange={(value) => {
              const chosen = MONTHS_BACK.find((one) => String(one) === value);
              if (chosen !== undefined) setMonths(chosen);
            }}
          />
        )}
      >
        {({ onTable }) =>
          chart ? (
            <LineChart
              axis={chart.axis}
              series={chart.series}
              height={height}
              formatValue={(value) => formatMoney(value)}
              formatShort={abbreviateTick}
              summary={chart.sentence}
              onTable={onTable}
            />
          ) : null
        }
      </ChartFrame>
    </Card>
  );
}
