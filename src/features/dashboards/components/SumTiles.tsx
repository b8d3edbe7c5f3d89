import type { ReactNode } from 'react';
import { formatCostPerArea } from '#domain/area';
import { budgetWords, overWords } from '#domain/dashboards';
import { abbreviate, formatMoney, formatPercent } from '#domain/money';
import type { Outlook, Portfolio } from '../dashboardQueries.ts';
import { totalsFile } from '../model/cardFiles.ts';
import { CardExport } from './CardExport.tsx';
import * as styles from './Portfolio.css.ts';

interface TileProps {
  name: string;
  trend?: 'rise' | 'fall' | undefined;
  note?: ReactNode;
  children: ReactNode;
}

function Tile({ name, trend, note, children }: TileProps) {
  return (
    <div className={styles.tile}>
      <dt className={styles.tileName}>{name}</dt>
      <dd className={styles.tileValue} data-trend={trend}>
        {children}
      </dd>
      {note ? <dd className={styles.tileNote}>{note}</dd> : null}
    </div>
  );
}

const counted = (count: number, one: string, many = `${one}s`) => `${count} ${count === 1 ? one : many}`;

/** How far pending items can still move the sum of forecasts, to either side of it. */
function pendingReach({ forecast, pending_low: low, pending_high: high }: Portfolio['totals']): string {
  if (forecast === null || low === null || high === null) return formatMoney(null);
  return `${abbreviate(low - forecast)} to ${abbreviate(high - forecast)}`;
}

function gapTile(totals: Portfolio['totals']) {
  const { gap, gap_percent: percent } = totals;
  const share = percent === null || gap === 0 ? '' : ` ${formatPercent(Math.abs(percent))}`;
  const name = gap === null || gap === 0 ? 'Gap' : gap > 0 ? `Over budget${share}` : `Under budget${share}`;
  const trend = gap === null || gap === 0 ? undefined : gap > 0 ? 'rise' : 'fall';
  const words =
    gap === null
      ? formatMoney(null)
      : `${gap === 0 ? '' : gap > 0 ? '▲ ' : '▼ '}${formatMoney(Math.abs(gap))}`;
  return (
    <Tile name={name} trend={trend} note={overWords(totals)}>
      {words}
    </Tile>
  );
}

/** The sums over all projects that are looked at. */
export function SumTiles({ totals, outlook }: { totals: Portfolio['totals']; outlook: Outlook | undefined }) {
  const { cost_per_area: rate } = totals;
  const risks = outlook?.risks;
  return (
    <div className={styles.sums}>
      <dl className={styles.tiles} aria-label="Totals">
        <Tile name="Budget" note={budgetWords(totals)}>
          {formatMoney(totals.target_budget)}
        </Tile>
        <Tile name="Forecast" note={rate === null ? undefined : formatCostPerArea(rate, 'sq_ft')}>
          {formatMoney(totals.forecast)}
        </Tile>
        {gapTile(totals)}
        <Tile
          name="Pending range"
          note={
            outlook?.decisions
              ? `${counted(outlook.decisions.count, 'item')}${totals.is_exact ? '' : ', no wider than this'}`
              : undefined
          }
        >
          {pendingReach(totals)}
        </Tile>
        {/* Its room is kept until it is known, so that the others stay where they are. */}
        {outlook === undefined || risks ? (
          <Tile
            name="Risk value"
            note={risks ? `${risks.count} active, ${risks.high_count} high` : undefined}
          >
            {formatMoney(risks?.value ?? null)}
          </Tile>
        ) : null}
      </dl>
      <div className={styles.sumsTools}>
        <CardExport file={totalsFile(totals, outlook)} />
      </div>
    </div>
  );
}
