import { useMemo } from 'react';
import { LineChart } from '#design-system/charts/LineChart/LineChart.tsx';
import { Card } from '#design-system/layout/Card/Card.tsx';
import { Stack } from '#design-system/layout/Stack/Stack.tsx';
import { Text } from '#design-system/layout/Text/Text.tsx';
import { formatNumber } from '#domain/money';
import type { IndexRow } from '#domain/normalization';
import { growthOf, seriesOf } from '../model/indexRows.ts';
import * as t from '../texts.ts';
import * as styles from './Normalization.css.ts';

const percent = (value: number) => `${value.toFixed(1)}%`;
const moved = (value: number) => `${value < 0 ? t.down : t.up} ${percent(Math.abs(value))}`;

/** A time index over the years, with one year beyond its last row in dashes. */
export function IndexChart({ name, rows }: { name: string; rows: readonly IndexRow[] }) {
  const points = useMemo(() => seriesOf(rows), [rows]);
  const growth = growthOf(points);
  if (!growth) return null;
  const beyond = points.at(-1)?.isExtrapolated ? points.length - 1 : points.length;
  const last = points[beyond - 1];
  const next = points[beyond];
  return (
    <Card title={t.nameOverTime(name)}>
      <Stack gap={3}>
        <Text as="p">
          {t.movedSinceSince(moved(growth.all), growth.since)}
          {growth.year === null ? '.' : t.movedInTheLastYear(moved(growth.year).toLowerCase())}
          {next ? t.keyIsValueExtrapolated(next.key, next.value.toFixed(1)) : ''}
        </Text>
        <LineChart
          height={220}
          summary={`${t.nameFromFirstToLast(
            name,
            points[0]?.key,
            last?.key,
            formatNumber(points[0]?.value ?? 0),
            formatNumber(last?.value ?? 0),
          )}${next ? t.keyExtrapolatedToValue(next.key, next.value.toFixed(1)) : ''}`}
          formatValue={(value) => formatNumber(Math.round(value * 100) / 100)}
          axis={{ points: points.map(({ key, at }) => ({ id: key, label: key, at })), spacing: 'time' }}
          endLabels={false}
          series={[
            {
              id: 'stated',
              name,
              color: 1,
              values: points.map(({ value }, at) => (at < beyond ? value : null)),
            },
            ...(next
              ? [
                  {
                    id: 'beyond',
                    name: t.extrapolated,
                    color: 1,
                    dashed: true,
                    values: points.map(({ value }, at) => (at >= beyond - 1 ? value : null)),
                  },
                ]
              : []),
          ]}
        />
      </Stack>
    </Card>
  );
}

/** How far an index lies from 1.00, as a bar to either side; `most` is the widest distance of the table. */
export function DistanceBar({ value, most }: { value: number; most: number }) {
  const width = most === 0 ? 0 : Math.min(Math.abs(value - 1) / most, 1) * 50;
  return (
    <span className={styles.bar} aria-hidden>
      <span className={styles.middle} />
      <span
        className={styles.part}
        style={{ insetInlineStart: `${value < 1 ? 50 - width : 50}%`, width: `${width}%` }}
      />
    </span>
  );
}
