import { ScorePill } from '#design-system/feedback/ScorePill/ScorePill.tsx';
import { formatMoney, NOTHING } from '#domain/money';
import { expectedValue, levelIn, riskScore, type RiskScale } from '#domain/risks';
import { levelLabel } from '../model/riskWords.ts';
import * as t from '../texts.ts';
import * as styles from './RiskForm.css.ts';
import type { RiskMatrixProps } from './RiskMatrix.tsx';
import { mark } from './RiskMatrix.css.ts';

const names = { inherent: t.inherent, now: t.now, residual: t.residual } as const;

const money = (value: number | null) => (value === null ? NOTHING : formatMoney(value));

/** Where the risk was, is and will be once its open mitigations are done, in figures. */
export function RiskReadings({
  readings,
  scale,
}: {
  readings: RiskMatrixProps['readings'];
  scale: RiskScale;
}) {
  return (
    <table className={styles.readings} aria-label={t.inherentPresentAndResidualRisk}>
      <thead>
        <tr>
          <th scope="col">{t.reading}</th>
          <th scope="col">L × I</th>
          <th scope="col">{t.score}</th>
          <th scope="col">{t.value}</th>
          <th scope="col">{t.expected}</th>
        </tr>
      </thead>
      <tbody>
        {(Object.keys(names) as (keyof typeof names)[]).map((name) => {
          const { likelihood, impact, value } = readings[name];
          const score = riskScore(likelihood, impact);
          const level = levelIn(scale, likelihood, impact);
          return (
            <tr key={name} data-now={name === 'now' || undefined}>
              <th scope="row">
                <span className={mark} data-reading={name} aria-hidden="true" />
                {names[name]}
              </th>
              <td>{`${likelihood ?? NOTHING} × ${impact ?? NOTHING}`}</td>
              <td>
                <ScorePill score={score} level={level} label={levelLabel(level)} />
              </td>
              <td>{money(value)}</td>
              <td>{money(expectedValue(readings[name]))}</td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
