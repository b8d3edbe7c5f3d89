import { formatMoney, NOTHING } from '#domain/money';
import type { EffectRow } from '../../model/awardEffect.ts';
import * as styles from './Award.css.ts';

const signed = ({ change, isPercent }: EffectRow) => {
  if (change === 0) return NOTHING;
  const size = isPercent ? `${Math.abs(change)}%` : formatMoney(Math.abs(change));
  return `${change < 0 ? '−' : '+'} ${size}`;
};

/** What the award moves, before and after. */
export function AwardEffect({ rows }: { rows: readonly EffectRow[] }) {
  return (
    <table className={styles.effect} aria-label="Effect of the award">
      <thead>
        <tr>
          <th scope="col">Figure</th>
          <th scope="col">Now</th>
          <th scope="col">After</th>
          <th scope="col">Change</th>
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
