import { ToggleGroup } from '#design-system/actions/ToggleGroup/ToggleGroup.tsx';
import { Text } from '#design-system/layout/Text/Text.tsx';
import { NOTHING } from '#domain/money';
import type { RiskScale, ScaleStep } from '#domain/risks';
import { useRiskScale } from '#shared/risk-scale';
import { readingsOf, type RiskDraft } from '../model/riskDraft.ts';
import * as t from '../texts.ts';
import * as styles from './RiskForm.css.ts';
import { RiskMatrix } from './RiskMatrix.tsx';
import { RiskReadings } from './RiskReadings.tsx';

export interface RiskRatingProps {
  draft: RiskDraft;
  start: RiskDraft;
  /** The version of the scale that it is scored by. */
  scale: RiskScale & { number: number };
  readOnly: boolean;
  onChange: (change: Partial<RiskDraft>) => void;
}

/** Likelihood and impact, chosen in place, and where they put the risk. */
export function RiskRating({ draft, start, scale, readOnly, onChange }: RiskRatingProps) {
  const newest = useRiskScale();
  const readings = readingsOf(draft, start);
  return (
    <div className={styles.rating}>
      <div>
        <Rate
          label={t.likelihood}
          steps={readOnly ? scale.likelihoods : newest.likelihoods}
          value={draft.likelihood}
          readOnly={readOnly}
          onChange={(likelihood) => onChange({ likelihood })}
        />
        <Rate
          label={t.impact}
          steps={readOnly ? scale.impacts : newest.impacts}
          value={draft.impact}
          readOnly={readOnly}
          onChange={(impact) => onChange({ impact })}
        />
        {readOnly || scale.number === newest.number ? null : (
          <Text as="p" size="meta" tone="muted">
            {t.scoredByVersionNumber(scale.number, newest.number)}
          </Text>
        )}
        <RiskReadings readings={readings} scale={scale} />
      </div>
      <RiskMatrix readings={readings} scale={scale} />
    </div>
  );
}

interface RateProps {
  label: string;
  steps: readonly ScaleStep[];
  value: number | null;
  readOnly: boolean;
  onChange: (value: number) => void;
}

/** One of five, and what it means. */
function Rate({ label, steps, value, readOnly, onChange }: RateProps) {
  const chosen = value === null ? undefined : steps[value - 1];
  if (readOnly)
    return (
      <div className={styles.rateRead}>
        <span className={styles.rateLabel}>{label}</span>
        <div className={styles.rateWords}>
          <b>{chosen ? `${value} ${chosen.label}` : NOTHING}</b>
          <span className={styles.rateRange}>{chosen?.range}</span>
        </div>
      </div>
    );
  return (
    <div className={styles.rate}>
      <span className={styles.rateLabel} aria-hidden="true">
        {label}
      </span>
      <ToggleGroup
        label={label}
        options={steps.map((step, at) => ({
          value: String(at + 1),
          label: `${at + 1} ${step.label}`,
          face: String(at + 1),
        }))}
        value={value === null ? null : String(value)}
        onChange={(next) => onChange(Number(next))}
      />
      <div className={styles.rateWords}>
        <b>{chosen?.label}</b>
        <span className={styles.rateRange}>{chosen?.range}</span>
      </div>
    </div>
  );
}
