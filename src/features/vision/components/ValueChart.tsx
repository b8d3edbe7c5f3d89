import { Fragment, useState } from 'react';
import { Button } from '#design-system/actions/Button/Button.tsx';
import { BubbleChart } from '#design-system/charts/BubbleChart/BubbleChart.tsx';
import { ChartFrame } from '#design-system/charts/ChartFrame/ChartFrame.tsx';
import type { ChartTable } from '#design-system/charts/ChartFrame/ChartTable.tsx';
import { dataColor } from '#design-system/foundations/dataColor.ts';
import { Select } from '#design-system/inputs/Select/Select.tsx';
import { ITEM_STATUSES } from '#domain/items';
import { abbreviateTick, formatMoney } from '#domain/money';
import { ReasonDialog } from '#shared/why';
import { valueReason } from '../model/visionReasons.ts';
import { pointsText, type ValuedRow, valuedRows } from '../model/valueForCost.ts';
import * as t from '../texts.ts';
import type { Driver, VisionItem } from '../visionQueries.ts';
import * as styles from './Vision.css.ts';

export interface ValueChartProps {
  drivers: readonly Driver[];
  items: readonly VisionItem[];
  onOpen: (itemId: number) => void;
}

const all = 'all';
const unscored = {
  kind: 'empty',
  title: t.noItemsScoredYet,
  text: t.scoreItemsAgainstTheValue,
} as const;
/** Data hues: on the front, and behind it. */
const hues = { front: 1, behind: 9 } as const;

/** Pending items are discs. */
const shapes = { APPROVED: 'square', DRAFT: 'ring' } as const;

/** Of the chart, px: what stands below it begins above the fold of a usual window. */
const height = 204;

/** What each item gives for what it costs: by all drivers, or by one of them. */
export function ValueChart({ drivers, items, onOpen }: ValueChartProps) {
  const [driver, setDriver] = useState<string>(all);
  const [asked, setAsked] = useState<number | null>(null);
  const chosen = drivers.filter(({ id }) => driver === all || String(id) === driver);
  const judged = chosen.length > 0 ? chosen : drivers;
  const rows = valuedRows(judged, items);
  const row = rows.find(({ id }) => id === asked);
  const front = rows.filter(({ isOnFront }) => isOnFront);
  const behind = rows.filter(({ isOnFront }) => !isOnFront);
  return (
    <div className={styles.framed}>
      <ChartFrame
        title={t.valueForCost}
        fileName={t.valueForCostLower}
        height={height}
        table={tableOf(rows)}
        {...(rows.length === 0 && { state: unscored })}
        lead={rows.length === 0 ? undefined : <Lead rows={rows} front={front} behind={behind} />}
        renderToolbar={() => (
          <Select
            label={t.drivers}
            labelHidden
            size="small"
            value={driver}
            onChange={setDriver}
            options={[
              { value: all, label: t.allDrivers },
              ...drivers.map(({ id, name }) => ({ value: String(id), label: name })),
            ]}
          />
        )}
      >
        {() => (
          <>
            <div className={styles.empty}>
              <span className={styles.keys}>
                <Key hue={hues.front} text={t.onTheFrontier} />
                <Key hue={hues.behind} text={t.behindTheFrontier} />
                {rows.some(({ status }) => status === 'APPROVED') ? (
                  <Key mark={styles.square} text={t.approved} />
                ) : null}
                {rows.some(({ status }) => status === 'DRAFT') ? (
                  <Key mark={styles.ring} text={t.draft} />
                ) : null}
              </span>
            </div>
            <BubbleChart
              height={height}
              summary={t.valuePointsAgainstCost(rows.length)}
              points={rows.slice(0, 500).map(({ id, code, name, status, cost, value, isOnFront }) => ({
                id: String(id),
                name: `${code} ${name}`,
                note: ITEM_STATUSES[status].label,
                x: cost,
                y: value,
                color: isOnFront ? hues.front : hues.behind,
                label: code,
                ...(status in shapes && { shape: shapes[status as keyof typeof shapes] }),
              }))}
              steps={{ ids: front.map(({ id }) => String(id)), color: hues.front }}
              x={{ title: t.cost, format: abbreviateTick }}
              y={{ title: t.valuePoints, format: pointsText, zero: true }}
              onSelect={(id) => setAsked(Number(id))}
            />
          </>
        )}
      </ChartFrame>
      {row ? (
        <ReasonDialog
          title={t.valueOfCodeName(row.code, row.name)}
          reason={valueReason(row, judged, items.find(({ id }) => id === row.id)?.scores ?? [])}
          actions={
            <>
              <Button onPress={() => setAsked(null)}>{t.close}</Button>
              <Button variant="primary" onPress={() => onOpen(row.id)}>
                {t.openTheItem}
              </Button>
            </>
          }
          onClose={() => setAsked(null)}
        />
      ) : null}
    </div>
  );
}

const Key = ({ hue, mark = styles.dot, text }: { hue?: number; mark?: string; text: string }) => (
  <span className={styles.key}>
    <span
      className={mark}
      {...(hue !== undefined && { style: { background: dataColor(hue) } })}
      aria-hidden="true"
    />
    {text}
  </span>
);

function Lead({ rows, front, behind }: { rows: ValuedRow[]; front: ValuedRow[]; behind: ValuedRow[] }) {
  const named = behind.slice(0, 4).map(({ code }) => code);
  const more = behind.length - named.length;
  return (
    <>
      <b>{t.lengthOfLength2(front.length, rows.length)}</b>
      {t.itemsAreOnTheFrontier}
      {named.length > 0 ? (
        <>
          {' '}
          <b>
            {named.map((code, at) => (
              <Fragment key={code}>
                {at === 0 ? null : ', '}
                <span className={styles.whole}>{code}</span>
              </Fragment>
            ))}
            {more > 0 ? ` ${t.andMoreMore(more)}` : ''}
          </b>
          {behind.length === 1 ? t.givesLessValue : t.giveLessValueForTheir}
        </>
      ) : null}
    </>
  );
}

const tableOf = (rows: readonly ValuedRow[]): ChartTable => ({
  caption: t.valueForCostByItem,
  headings: [
    { text: t.item },
    { text: t.status },
    { text: t.cost, figure: true },
    { text: t.valuePoints, figure: true },
    { text: t.onTheFrontier },
  ],
  rows: rows.map(({ id, code, name, status, cost, value, isOnFront }) => ({
    id: String(id),
    head: `${code} ${name}`,
    cells: [
      { text: ITEM_STATUSES[status].label, value: ITEM_STATUSES[status].label },
      { text: formatMoney(cost), value: cost },
      { text: pointsText(value), value },
      { text: isOnFront ? t.yes : t.no, value: isOnFront ? t.yes : t.no },
    ],
  })),
});
