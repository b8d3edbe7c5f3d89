import { useMemo, useState } from 'react';
import { BarChart } from '#design-system/charts/BarChart/BarChart.tsx';
import { ChartFrame } from '#design-system/charts/ChartFrame/ChartFrame.tsx';
import { seriesTable } from '#design-system/charts/ChartFrame/seriesTable.ts';
import { useLegend } from '#design-system/charts/ChartFrame/useLegend.ts';
import { NumberField } from '#design-system/inputs/NumberField/NumberField.tsx';
import { Card } from '#design-system/layout/Card/Card.tsx';
import { AREA_UNITS } from '#domain/area';
import {
  type Driver,
  DRIVERS,
  type ScenarioInput,
  sensitivityOf,
  type Swings,
  usualSwings,
} from '#domain/concepts';
import { abbreviate, abbreviateTick, formatMoney } from '#domain/money';
import { tornadoBars } from '../model/scenarioChart.ts';
import * as t from '../texts.ts';
import * as styles from './Concepts.css.ts';

export interface SensitivityProps {
  input: ScenarioInput;
  total: number;
}

const drivers = Object.keys(DRIVERS) as Driver[];
const formatValue = (value: number) => formatMoney(value);
const chartRoom = 300;

/** What the total depends on most: each driver moved down and up alone, the others as they are. */
export function Sensitivity({ input, total }: SensitivityProps) {
  const [swings, setSwings] = useState<Swings>(usualSwings);
  const effects = useMemo(() => sensitivityOf(input, swings), [input, swings]);
  const { points, series } = useMemo(
    () => tornadoBars(effects, swings, input.area_unit),
    [effects, swings, input.area_unit],
  );
  const { isShown, legend } = useLegend(t.directions, series);
  const hidden = series.flatMap(({ id }) => (isShown(id) ? [] : [id])).join(' ');
  const shown = useMemo(() => series.filter(({ id }) => !hidden.split(' ').includes(id)), [series, hidden]);
  const table = useMemo(
    () =>
      seriesTable({
        caption: t.whatTheTotalDoesWhen,
        pointName: t.driver,
        points: points.map(({ id, label, detail }) => ({ id, label: `${label} ${detail}` })),
        series,
        formatValue,
      }),
    [points, series],
  );
  const [first] = effects;
  const largest = points.slice(0, effects.filter(({ spread }) => spread === first?.spread).length);
  const names = new Intl.ListFormat('en-US').format(largest.map(({ label }) => label));
  const lead = first
    ? t.namesMoveTheTotalMost(
        names,
        t.movesWord(largest.length),
        abbreviate(Math.min(first.low, first.high)),
        abbreviate(Math.max(first.low, first.high)),
      )
    : '';
  return (
    <>
      <div className={styles.framed}>
        <ChartFrame
          title={t.sensitivity}
          fileName="sensitivity"
          lead={lead}
          legend={legend}
          table={table}
          height={chartRoom}
          offersPatterns
        >
          {({ onTable, patterned }) => (
            <BarChart
              summary={t.whatTheTotalDoesWhenOne(lead)}
              points={points}
              series={shown}
              arrangement="stacked"
              spread
              totalName={t.fromLowToHigh}
              zeroLabel={t.totalAbbreviate(abbreviate(total))}
              formatValue={formatValue}
              formatShort={abbreviateTick}
              height={chartRoom}
              patterned={patterned}
              onTable={onTable}
            />
          )}
        </ChartFrame>
      </div>
      <Card title={t.movedByUpAndDown}>
        <div className={styles.swings}>
          {drivers.map((driver) => (
            <NumberField
              key={driver}
              label={
                driver === 'cost_per_area'
                  ? t.costPerAbbreviation(AREA_UNITS[input.area_unit].abbreviation)
                  : DRIVERS[driver].label
              }
              unit={DRIVERS[driver].unit}
              decimals={driver === 'duration' ? 0 : 2}
              minimum={0}
              maximum={DRIVERS[driver].most}
              value={swings[driver]}
              onChange={(swing) => setSwings((now) => ({ ...now, [driver]: swing ?? 0 }))}
            />
          ))}
        </div>
      </Card>
    </>
  );
}
