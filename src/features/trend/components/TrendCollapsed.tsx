import { IconButton } from '#design-system/actions/IconButton/IconButton.tsx';
import { ChevronDown } from '#design-system/icons/shapes.ts';
import { formatMoney } from '#domain/money';
import { costTrendLead } from '../model/costTrendLead.ts';
import type { Foresite } from '../model/costTrendTypes.ts';
import { firstChoices } from '../model/costTrendTypes.ts';
import type { WhatIf } from '../model/whatIf.ts';
import * as t from '../texts.ts';
import { LeadText } from './LeadText.tsx';
import * as styles from './TrendSection.css.ts';

export interface TrendCollapsedProps {
  data: Foresite;
  whatIf?: WhatIf | undefined;
  /** It was collapsed just now: its button takes over the focus. */
  takesFocus: boolean;
  onExpand: () => void;
}

/** The chart folded to its sentence and figures. */
export function TrendCollapsed({ data, whatIf, takesFocus, onExpand }: TrendCollapsedProps) {
  const { forecast, gap } = data.summary;
  const figures = [
    { name: t.budget, amount: data.target_budget },
    { name: t.forecast, amount: forecast },
    { name: gap !== null && gap < 0 ? t.underBudget : t.overBudget, amount: gap },
  ];
  return (
    <section className={styles.collapsed} aria-label={t.costTrendAndSummary}>
      <div className={styles.collapsedWords}>
        <h2 className={styles.collapsedTitle}>{t.costTrend}</h2>
        <p className={styles.collapsedLead}>
          <LeadText parts={costTrendLead(data, firstChoices, { whatIf })} />
        </p>
      </div>
      <dl className={styles.figures}>
        {figures.map(({ name, amount }) =>
          amount === null ? null : (
            <div key={name}>
              <dt className={styles.figureName}>{name}</dt>
              <dd className={styles.figure}>{formatMoney(amount)}</dd>
            </div>
          ),
        )}
      </dl>
      <IconButton
        size="small"
        icon={ChevronDown}
        label={t.showTheChart}
        ref={takesFocus ? focusOnce : undefined}
        onPress={onExpand}
      />
    </section>
  );
}

const focusOnce = (button: HTMLButtonElement | null) => button?.focus();
