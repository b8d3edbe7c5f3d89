import { abbreviate, formatMoney } from '#domain/money';
import { BAR_PARTS, type BarPart, type LevelingBars } from '../../model/levelingBars.ts';
import * as t from '../../texts.ts';
import * as styles from './LevelingChart.css.ts';

const short = (amount: number) => abbreviate(amount, { decimals: 2 });

/** Which colour is what. */
export function LevelingLegend({ bars: { bars } }: { bars: LevelingBars }) {
  const shown = new Set(bars.flatMap(({ parts }) => parts.map(({ part }) => part)));
  return (
    <span className={styles.legend}>
      {(Object.keys(BAR_PARTS) as BarPart[])
        .filter((part) => shown.has(part))
        .map((part) => (
          <span key={part}>
            <span className={`${styles.swatch} ${styles.parts[part]}`} />
            {BAR_PARTS[part]}
          </span>
        ))}
    </span>
  );
}

/** Each bid that counts as a bar: what was bid, what it is leveled by, and the budget across them. The table says the same. */
export function LevelingChart({ bars: { from, to, isBroken, ticks, bars, budget } }: { bars: LevelingBars }) {
  const place = (amount: number) => `${((amount - from) / (to - from)) * 100}%`;
  const width = (start: number, end: number) => `${((end - start) / (to - from)) * 100}%`;
  return (
    <div className={styles.chart}>
      <div>
        {bars.map(({ id, company, isLow }) => (
          <div key={id} className={isLow ? `${styles.company} ${styles.low}` : styles.company} aria-hidden>
            <span>{company}</span>
          </div>
        ))}
      </div>
      <div className={styles.plot} role="img" aria-label={words(bars, budget)}>
        {ticks.map((tick) => (
          <span key={tick} className={styles.line} style={{ left: place(tick) }} />
        ))}
        {bars.map(({ id, base, leveled, parts, taken }) => (
          <div key={id} className={styles.row}>
            {parts.map((one) => (
              <span
                key={one.part}
                className={`${styles.part} ${styles.parts[one.part]}`}
                style={{ left: place(one.from), width: width(one.from, one.to) }}
              >
                {one.part === 'base' && one.to - one.from > (to - from) / 6 ? (
                  <span className={styles.inBar}>{short(base)}</span>
                ) : null}
              </span>
            ))}
            {taken ? (
              <span
                className={styles.taken}
                style={{ left: place(taken.from), width: width(taken.from, taken.to) }}
              />
            ) : null}
            {isBroken ? <span className={styles.broken} /> : null}
            <span className={styles.total} style={{ left: place(taken?.to ?? leveled) }}>
              <span>{short(leveled)}</span>
            </span>
          </div>
        ))}
        {budget === null ? null : <span className={styles.budget} style={{ left: place(budget) }} />}
      </div>
      <div className={styles.ticks} aria-hidden>
        {ticks.map((tick) => (
          <span key={tick} className={styles.tick} style={{ left: place(tick) }}>
            {abbreviate(tick)}
          </span>
        ))}
        {budget === null ? null : (
          <span className={`${styles.tick} ${styles.budgetTick}`} style={{ left: place(budget) }}>
            {t.budgetShort(short(budget))}
          </span>
        )}
      </div>
    </div>
  );
}

const words = (bars: LevelingBars['bars'], budget: number | null): string =>
  [
    ...bars.map(({ company, base, leveled }) =>
      t.companyMoneyAsBidMoney2(company, formatMoney(base), formatMoney(leveled)),
    ),
    ...(budget === null ? [] : [t.budgetMoney(formatMoney(budget))]),
  ].join('; ');
