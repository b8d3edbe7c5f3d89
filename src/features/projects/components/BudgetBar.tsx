import { vars } from '#design-system/foundations/vars.css.ts';
import { formatPercent } from '#domain/money';
import { BAR_REACH, type BarFigures, budgetBar } from '../model/budgetBar.ts';
import * as t from '../texts.ts';
import * as styles from './BudgetBar.css.ts';

const middle = 88;
const reach = 82;
const x = (place: number) => middle + place * reach;

/** Budget against forecast: the tick is the budget, the bar the forecast, the outline what pending items can still do. */
export function BudgetBar({ project }: { project: BarFigures & { is_exact: boolean } }) {
  const bar = budgetBar(project);
  if (!bar) return <div className={styles.none}>-</div>;
  const { forecast, range, isOver, percent } = bar;
  const side = isOver ? 'over' : 'under';
  const label =
    percent === 0 ? t.forecastOnBudget : t.forecastPercentSideBudget(formatPercent(Math.abs(percent)), side);
  return (
    <svg className={styles.bar} viewBox="0 0 176 20" preserveAspectRatio="none" role="img" aria-label={label}>
      <path d="M6 10H170" stroke={vars.line} />
      {range && !project.is_exact ? <title>{t.labelThePendingRange(label)}</title> : null}
      {range ? (
        <rect
          x={x(range.from)}
          y={5}
          width={(range.to - range.from) * reach}
          height={10}
          rx={2}
          fill={vars['neutral-soft']}
          stroke={vars['line-strong']}
        />
      ) : null}
      <rect
        x={x(forecast.from)}
        y={7}
        width={(forecast.to - forecast.from) * reach}
        height={6}
        fill={isOver ? vars.rise : vars.fall}
      />
      <path d={`M${middle} 2v16`} stroke={vars.text} strokeWidth={2} />
    </svg>
  );
}

/** The heading above the bars: the ends of the axis and the budget in its middle. */
export function BudgetScale() {
  return (
    <span className={styles.scale}>
      <span>−{BAR_REACH}%</span>
      <span>{t.budget}</span>
      <span>+{BAR_REACH}%</span>
    </span>
  );
}
