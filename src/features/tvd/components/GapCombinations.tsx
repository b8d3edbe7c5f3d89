import { Figure } from '#design-system/feedback/Figure/Figure.tsx';
import { StatusTag } from '#design-system/feedback/StatusTag/StatusTag.tsx';
import { Check } from '#design-system/icons/shapes.ts';
import { RadioGroup } from '#design-system/inputs/RadioGroup/RadioGroup.tsx';
import { formatMoney } from '#domain/money';
import { keyOfItems, type OfferedCombination } from '../model/gapChoice.ts';
import * as t from '../texts.ts';
import * as styles from './Gap.css.ts';

export interface GapCombinationsProps {
  offered: readonly OfferedCombination[];
  chosen: readonly number[];
  onChoose: (ids: readonly number[]) => void;
}

/** Combinations of the items, the best first, each with what it leaves of the gap; one is taken with a press. */
export function GapCombinations({ offered, chosen, onChoose }: GapCombinationsProps) {
  return (
    <RadioGroup
      label={t.combinations}
      variant="cards"
      value={keyOfItems(chosen)}
      onChange={(key) => onChoose(offered.find((one) => one.key === key)?.ids ?? [])}
      options={offered.map(({ key, label, change, forecast, gap, isBest }) => ({
        value: key,
        label,
        description:
          change === 0
            ? t.forecastMoney(formatMoney(forecast))
            : t.changesMoneyForecastMoney2(formatMoney(change), formatMoney(forecast)),
        end: (
          <span className={styles.combinationEnd}>
            {isBest ? <StatusTag label={t.best} tone="positive" icon={Check} /> : null}
            {gap === 0 ? (
              <Figure>{t.onTarget}</Figure>
            ) : (
              <Figure trend={gap > 0 ? 'rise' : 'fall'} trendLabel={gap > 0 ? t.aboveTarget : t.belowTarget}>
                {formatMoney(gap)}
              </Figure>
            )}
          </span>
        ),
      }))}
    />
  );
}
