import { formatMoney, NOTHING } from '#domain/money';
import type { EffectRow } from '../../model/awardEffect.ts';
import * as t from '../../texts.ts';
import * as styles from './Award.css.ts';

const signed = ({ change, isPercent }: EffectRow) => {
  if (change === 0) return NOTHING;
  const size = isPercent ? `${Math.abs(change)}%` : formatMoney(Math.abs(change));
  return `${change < 0 ? '−' : '+'} ${size}`;
};

/** What the award moves, before and after. */
export function AwardEffect({ rows }: { rows: readonly EffectRow[] }) {
  return (
    <table className={styles.effect} aria-label={t.effectOfTheAward}>
      <thead>
        <tr>
          <th scope="col">{t.figure}</th>
          <th scope="col">{t.now}</th>
          <th scope="col">{t.after}</th>
          <th scope="col">{t.change}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.label}>
            <th scope="row">{row.label}</th>
            <td>{row.now}</td>
            <td>{row.after}</td>
            <td>{signed(row)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
