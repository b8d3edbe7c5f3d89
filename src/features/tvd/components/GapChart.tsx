import { abbreviate, abbreviateTick, sumMoney } from '#domain/money';
import { gapScale } from '../model/gapScale.ts';
import * as t from '../texts.ts';
import type { TvdItem } from '../tvdQueries.ts';
import * as styles from './Gap.css.ts';

export interface GapChartProps {
  forecast: number;
  target: number | null;
  stretch: number | null;
  /** The items of the choice, in their order. */
  chosen: readonly TvdItem[];
  /** What they make of the gap, in words: what the drawing shows. */
  sentence: string;
}

interface Bar {
  key: string;
  name: string;
  kind: 'forecast' | 'saves' | 'adds' | 'result';
  /** From where to where; a bar from the start of the axis has no first. */
  from: number | null;
  to: number;
  text: string;
}

const figure = (amount: number) => abbreviate(amount, { decimals: 2 });

/** The forecast, what each chosen item takes away or adds, and what is left, against target and stretch goal. */
export function GapChart({ forecast, target, stretch, chosen, sentence }: GapChartProps) {
  const bars = barsOf(forecast, chosen);
  const marks = [target, stretch].filter((amount) => amount !== null);
  const { at, ticks, step } = gapScale([...bars.map(({ to }) => to), ...marks]);
  const place = (amount: number) => ({ insetInlineStart: `${at(amount)}%` });
  return (
    <div className={styles.chart}>
      <p className={styles.sentence} aria-live="polite">
        {sentence}
      </p>
      <div className={styles.drawing} aria-hidden>
        <div className={styles.plot}>
          {ticks.map((tick) => (
            <span key={tick}>
              <span className={styles.gridLine} style={place(tick)} />
              <span className={styles.tick} style={place(tick)}>
                {abbreviateTick(tick, step)}
              </span>
            </span>
          ))}
          {stretch === null ? null : (
            <>
              <span className={styles.stretch} style={place(stretch)} />
              <span className={styles.named} data-side="start" style={place(stretch)}>
                {t.stretchFigure(figure(stretch))}
              </span>
            </>
          )}
        </div>
        <ul className={styles.bars}>
          {bars.map(({ key, name, kind, from, to, text }) => {
            const start = from === null ? 0 : at(Math.min(from, to));
            const end = from === null ? at(to) : at(Math.max(from, to));
            return (
              <li key={key} className={styles.barRow}>
                <span className={styles.barName} data-strong={from === null || undefined}>
                  {name}
                </span>
                <span className={styles.barPlace}>
                  <span
                    className={styles.bar}
                    data-kind={kind}
                    data-broken={from === null || undefined}
                    style={{ insetInlineStart: `${start}%`, width: `${end - start}%` }}
                  />
                  <span
                    className={styles.barFigure}
                    data-strong={from === null || undefined}
                    data-change={kind === 'saves' ? 'fall' : kind === 'adds' ? 'rise' : undefined}
                    style={{ insetInlineStart: `${end}%` }}
                  >
                    {text}
                  </span>
                </span>
              </li>
            );
          })}
        </ul>
        {target === null ? null : (
          <div className={styles.plot}>
            <span className={styles.target} style={place(target)} />
            {stretch === null && at(target) > 60 ? (
              <span className={styles.named} data-strong data-side="start" style={place(target)}>
                {t.targetFigure(figure(target))}
              </span>
            ) : (
              <span className={styles.namedEnd}>
                <span className={styles.beforeName} style={{ flexBasis: `${at(target)}%` }} />
                <span className={styles.nameBehind}>{t.targetFigure(figure(target))}</span>
              </span>
            )}
          </div>
        )}
      </div>
    </div>
  );
}

function barsOf(forecast: number, chosen: readonly TvdItem[]): Bar[] {
  const bars: Bar[] = [
    { key: 'forecast', name: t.forecast, kind: 'forecast', from: null, to: forecast, text: figure(forecast) },
  ];
  let before = forecast;
  for (const { id, code, amount } of chosen) {
    const to = sumMoney([before, amount]);
    const arrow = amount < 0 ? '▼' : '▲';
    bars.push({
      key: String(id),
      name: code,
      kind: amount < 0 ? 'saves' : 'adds',
      from: before,
      to,
      text: `${arrow} ${figure(amount)}`,
    });
    before = to;
  }
  if (chosen.length > 0)
    bars.push({
      key: 'result',
      name: chosen.length === 1 ? t.withIt : t.withThem,
      kind: 'result',
      from: null,
      to: before,
      text: figure(before),
    });
  return bars;
}
