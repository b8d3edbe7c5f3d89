import { useMemo } from 'react';
import { ChartFrame } from '#design-system/charts/ChartFrame/ChartFrame.tsx';
import { seriesTable } from '#design-system/charts/ChartFrame/seriesTable.ts';
import { useLegend } from '#design-system/charts/ChartFrame/useLegend.ts';
import { ColumnChart } from '#design-system/charts/ColumnChart/ColumnChart.tsx';
import { Card } from '#design-system/layout/Card/Card.tsx';
import { ScrollBox } from '#design-system/layout/ScrollBox/ScrollBox.tsx';
import { Link } from '#design-system/actions/Link/Link.tsx';
import { formatArea } from '#domain/area';
import { formatDate } from '#domain/dates';
import { abbreviate, abbreviateTick, formatCents, formatMoney, formatNumber, NOTHING } from '#domain/money';
import { pathTo } from '#platform/routing';
import type { Analysis, ConceptScenario } from '../conceptQueries.ts';
import { comparedLines, scenarioColumns } from '../model/scenarioChart.ts';
import * as t from '../texts.ts';
import * as styles from './Concepts.css.ts';

export interface ScenarioComparisonProps {
  analysis: Analysis;
  scenarios: readonly ConceptScenario[];
}

const formatValue = (value: number) => formatMoney(value);
const chartRoom = 300;

/** Scenarios side by side: a chart of what they are made of, and every line beside the same line of the others. */
export function ScenarioComparison({ analysis, scenarios }: ScenarioComparisonProps) {
  const { points, series } = useMemo(() => scenarioColumns(scenarios), [scenarios]);
  const { isShown, legend } = useLegend(t.partsOfTheCost, series);
  const hidden = series.flatMap(({ id }) => (isShown(id) ? [] : [id])).join(' ');
  const shown = useMemo(() => series.filter(({ id }) => !hidden.split(' ').includes(id)), [series, hidden]);
  const table = useMemo(
    () => seriesTable({ caption: t.costByScenario, pointName: t.scenario, points, series, formatValue }),
    [points, series],
  );
  const totals = scenarios.map(({ total }) => total);
  const lead = t.totalsFromLowToHigh(abbreviate(Math.min(...totals)), abbreviate(Math.max(...totals)));
  return (
    <>
      <div className={styles.framed}>
        <ChartFrame
          title={t.comparison}
          fileName="scenarios"
          lead={lead}
          legend={legend}
          table={table}
          height={chartRoom}
          offersPatterns
        >
          {({ onTable, patterned }) => (
            <ColumnChart
              summary={t.costByScenarioLead(lead)}
              axis={{ points }}
              series={shown}
              arrangement="stacked"
              totalName={t.total}
              formatValue={formatValue}
              formatShort={abbreviateTick}
              height={chartRoom}
              patterned={patterned}
              onTable={onTable}
            />
          )}
        </ChartFrame>
      </div>
      <SideBySide analysis={analysis} scenarios={scenarios} />
    </>
  );
}

function SideBySide({ analysis, scenarios }: ScenarioComparisonProps) {
  const lines = comparedLines(scenarios);
  const row = (name: string, figure: (scenario: ConceptScenario) => string) => (
    <tr>
      <th scope="row">{name}</th>
      {scenarios.map((scenario) => (
        <td key={scenario.id} className={styles.number}>
          {figure(scenario)}
        </td>
      ))}
    </tr>
  );
  return (
    <Card title={t.sideBySide}>
      <ScrollBox label={t.scenariosSideBySide} role="region">
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col" className={styles.lead}>
                {t.line}
              </th>
              {scenarios.map(({ id, name }) => (
                <th key={id} scope="col" className={styles.number}>
                  <Link href={pathTo('analysisScenario', { analysisId: analysis.id, scenarioId: id })}>
                    {name}
                  </Link>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {row(t.concept, ({ concept }) => concept.name)}
            {row(t.area, ({ area }) => formatArea({ value: area, unit: analysis.area_unit }))}
            {row(t.constructionStart, ({ start_date: start }) =>
              start === null ? NOTHING : formatDate(start),
            )}
            {row(t.duration, ({ duration_months: months }) => t.monthsMonths(months))}
            {row(t.escalationAYear, (one) => `${formatNumber(one.escalation_percent)}%`)}
            {row(t.contingency, (one) => `${formatNumber(one.contingency_percent)}%`)}
            {lines.map(({ key, name, amounts }) => (
              <tr key={key}>
                <th scope="row">{name}</th>
                {amounts.map((amount, at) => (
                  <td key={scenarios[at]?.id} className={styles.number}>
                    {formatMoney(amount)}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
          <tfoot>
            {row(t.total, ({ total }) => formatMoney(total))}
            {row(t.costPerArea, (one) =>
              one.cost_per_area === null ? NOTHING : formatCents(one.cost_per_area),
            )}
          </tfoot>
        </table>
      </ScrollBox>
    </Card>
  );
}
