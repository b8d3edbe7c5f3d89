import type { ReactNode } from 'react';
import { Figure } from '#design-system/feedback/Figure/Figure.tsx';
import { Skeleton } from '#design-system/feedback/Skeleton/Skeleton.tsx';
import { formatMoney, formatPercent, NOTHING } from '#domain/money';
import { percentBought } from '#domain/procurement';
import { packagesWords } from '../model/packageWords.ts';
import type { BidPackagePage } from '../packageQueries.ts';
import { SavingsFigure } from './SavingsFigure.tsx';
import * as styles from './Procurement.css.ts';

/** What the packages that match add up to. */
export function PackageFigures({ page }: { page: BidPackagePage | undefined }) {
  if (!page) return <Skeleton height={80} />;
  const { count, figures } = page;
  const share = percentBought(figures.bought_budget, figures.budget);
  return (
    <dl className={styles.figures} aria-label="Key figures">
      <Part label="Budget" note={budgetNote(packagesWords(count), figures)}>
        <Figure>{formatMoney(figures.budget)}</Figure>
      </Part>
      <Part label="Committed" note={packagesWords(figures.bought_count)}>
        <Figure>{formatMoney(figures.committed)}</Figure>
      </Part>
      <Part
        label="Leveled low"
        note={`${packagesWords(figures.leveled_count)}, budget ${formatMoney(figures.leveled_budget)}`}
      >
        <Figure>{formatMoney(figures.leveled_low)}</Figure>
      </Part>
      <Part label="Buy savings" note="Budget less price">
        <SavingsFigure savings={figures.leveled_count > 0 ? figures.savings : null} />
      </Part>
      {figures.buyout_held === null || figures.buyout_drawn === null ? (
        <Part label="Late" note="On site after they are needed">
          {String(figures.late)}
        </Part>
      ) : (
        <Part label="Contingency drawn" note={`of ${formatMoney(figures.buyout_held)} buyout`}>
          <Figure>{formatMoney(figures.buyout_drawn)}</Figure>
        </Part>
      )}
      <Part label="Bought" note={`${figures.bought_count} of ${packagesWords(count)}`}>
        {share === null ? NOTHING : formatPercent(share)}
      </Part>
    </dl>
  );
}

/** How many packages, and how much of the newest estimate their budgets are. */
const budgetNote = (
  packages: string,
  { budget, estimate_name: name, estimate_total: total }: BidPackagePage['figures'],
): string =>
  name === null || !total ? packages : `${packages}, ${formatPercent((budget / total) * 100)} of ${name}`;

function Part({ label, note, children }: { label: string; note: string; children: ReactNode }) {
  return (
    <div className={styles.figure}>
      <dt className={styles.figureLabel}>{label}</dt>
      <dd className={styles.figureValue}>{children}</dd>
      <dd className={styles.figureNote}>{note}</dd>
    </div>
  );
}
