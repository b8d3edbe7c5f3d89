import { Figure } from '#design-system/feedback/Figure/Figure.tsx';
import { formatMoney, NOTHING } from '#domain/money';
import { outcomeEffect } from '#domain/risks';
import * as t from '../texts.ts';
import * as styles from './OutcomeFigures.css.ts';

export interface OutcomeFiguresProps {
  /** What it was thought to cost, dollars. */
  value: number | null;
  cost: number | null;
  /** The fund that pays, with what it has and what it pays, dollars. */
  fund: { left: number; draw: number } | null;
}

const money = (value: number | null) => (value === null ? NOTHING : formatMoney(value));

function Over({ dollars }: { dollars: number }) {
  if (dollars === 0) return <Figure>{formatMoney(0)}</Figure>;
  return <Figure trend={dollars > 0 ? 'rise' : 'fall'}>{formatMoney(dollars)}</Figure>;
}

/** What a risk cost beside what it was thought to, and what the fund has left. */
export function OutcomeFigures({ value, cost, fund }: OutcomeFiguresProps) {
  const { over, leftAfter } = outcomeEffect(
    { value, left: fund?.left ?? null },
    { outcome_cost: cost, draw: fund?.draw },
  );
  return (
    <div className={styles.figures}>
      <dl className={styles.sum}>
        <dt>{t.value}</dt>
        <dd>{money(value)}</dd>
        <dt>{t.actualCost}</dt>
        <dd>{money(cost)}</dd>
        <dt className={styles.result}>{(over ?? 0) > 0 ? t.overValue : t.underValue}</dt>
        <dd className={styles.result}>{over === null ? NOTHING : <Over dollars={over} />}</dd>
      </dl>
      {fund ? (
        <dl className={styles.sum}>
          <dt>{t.contingencyLeft}</dt>
          <dd>{money(fund.left)}</dd>
          <dt>{t.draw}</dt>
          <dd>{money(-fund.draw)}</dd>
          <dt className={styles.result}>{t.leftAfter}</dt>
          <dd className={styles.result}>{money(leftAfter)}</dd>
        </dl>
      ) : null}
    </div>
  );
}
