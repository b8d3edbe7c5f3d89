import { ScorePill } from '#design-system/feedback/ScorePill/ScorePill.tsx';
import { formatMoney, NOTHING } from '#domain/money';
import { expectedValue, levelIn, mitigationMoney, riskScore, type RiskScale } from '#domain/risks';
import { readingsOf, type RiskDraft } from '../model/riskDraft.ts';
import { levelLabel } from '../model/riskWords.ts';
import * as styles from './RiskForm.css.ts';

const names = { inherent: 'Inherent', now: 'Now', residual: 'Residual' } as const;

const money = (value: number | null) => (value === null ? NOTHING : formatMoney(value));

/** Where the risk was, is and will be once its open mitigations are done, with what they cost and buy. */
export function RiskReadings({
  draft,
  start,
  scale,
}: {
  draft: RiskDraft;
  start: RiskDraft;
  scale: RiskScale;
}) {
  const readings = readingsOf(draft, start);
  const { cost, spent, buys } = mitigationMoney(readings.now, draft.mitigations);
  return (
    <table className={styles.readings}>
      <caption className={styles.caption}>
        {cost === 0
          ? 'Where the risk was, is, and will be once its mitigations are done.'
          : cost === spent
            ? `${formatMoney(cost)} of mitigations is spent; expected value went from ${money(expectedValue(readings.inherent))} to ${money(expectedValue(readings.now))}.`
            : `${formatMoney(cost)} of mitigations buys ${formatMoney(buys)} of expected value; ${formatMoney(spent)} is spent.`}
      </caption>
      <thead>
        <tr>
          <th scope="col">Reading</th>
          <th scope="col">L × I</th>
          <th scope="col">Score</th>
          <th scope="col">Value</th>
          <th scope="col">Expected</th>
        </tr>
      </thead>
      <tbody>
        {(Object.keys(names) as (keyof typeof names)[]).map((name) => {
          const { likelihood, impact, value } = readings[name];
          const score = riskScore(likelihood, impact);
          const level = levelIn(scale, likelihood, impact);
          return (
            <tr key={name} data-now={name === 'now' || undefined}>
              <th scope="row">{names[name]}</th>
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
