import { Button } from '#design-system/actions/Button/Button.tsx';
import { Figure } from '#design-system/feedback/Figure/Figure.tsx';
import { formatMoney, NOTHING } from '#domain/money';
import { estimateFormula } from '#domain/risks';
import type { RiskFigures } from '../model/riskFigures.ts';
import * as t from '../texts.ts';
import * as styles from './RiskHeadline.css.ts';

const money = (value: number | null) => (value === null ? NOTHING : formatMoney(value));

/** What the risk may cost, large, and what that means. */
export function RiskHeadline({ figures }: { figures: RiskFigures }) {
  const { value, isEstimated, original, expected, likelihood, share, spent, cost } = figures;
  const moved = value === null || original === null ? 0 : value - original;
  return (
    <div className={styles.headline}>
      <div>
        <div className={styles.label}>{isEstimated ? t.estimatedValue : t.value}</div>
        <div className={styles.figure} aria-live="polite">
          {money(value)}
        </div>
        <div className={styles.original}>
          {t.originalMoney(money(original))}
          {moved === 0 ? null : <Figure trend={moved > 0 ? 'rise' : 'fall'}>{formatMoney(moved)}</Figure>}
        </div>
      </div>
      <dl className={styles.facts}>
        <dt className={styles.term}>
          {likelihood === null ? t.expectedValue : t.expectedValueLikelihood5(likelihood)}
        </dt>
        <dd className={styles.value} data-strong>
          {money(expected)}
        </dd>
        <dt className={styles.term}>{t.shareOfActiveValue}</dt>
        <dd className={styles.value}>{share === null ? NOTHING : `${share.toFixed(1)}%`}</dd>
        <dt className={styles.term}>{t.spentOnMitigation}</dt>
        <dd className={styles.value}>
          {cost === 0 ? NOTHING : t.moneyOfMoney2(formatMoney(spent), formatMoney(cost))}
        </dd>
      </dl>
    </div>
  );
}

export interface RiskEstimateProps {
  budget: number | null | undefined;
  likelihood: number | null;
  impact: number | null;
  estimated: number | null;
  /** Takes it as the value; left out where the person may only read, or where it is the value. */
  onUse?: (value: number) => void;
}

/** The estimated value as it is worked out; nothing while a part of it is missing. */
export function RiskEstimate({ budget, likelihood, impact, estimated, onUse }: RiskEstimateProps) {
  const formula = estimateFormula(budget, likelihood, impact);
  if (formula === null || estimated === null) return null;
  return (
    <div className={styles.estimate} role="group" aria-label={t.estimatedValue}>
      <span>{t.estimated}</span>
      <span className={styles.estimated}>{formatMoney(estimated)}</span>
      <span className={styles.formula}>{`= ${formula}`}</span>
      {onUse ? (
        <span className={styles.use}>
          <Button size="small" onPress={() => onUse(estimated)}>
            {t.use}
          </Button>
        </span>
      ) : null}
    </div>
  );
}
