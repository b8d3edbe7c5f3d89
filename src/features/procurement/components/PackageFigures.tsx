import { Figure } from '#design-system/feedback/Figure/Figure.tsx';
import { formatMoney, formatPercent, NOTHING } from '#domain/money';
import { percentBought } from '#domain/procurement';
import { FigureTile, FigureTiles, WaitingTiles } from '#shared/page';
import { packagesWords } from '../model/packageWords.ts';
import type { BidPackagePage } from '../packageQueries.ts';
import * as t from '../texts.ts';
import { SavingsFigure } from './SavingsFigure.tsx';

/** Notes about as long as those of a project of some size. */
const usualNotes = [
  t.packages680OfEstimate,
  t.packages12,
  t.packagesBudget100000000,
  t.budgetLessPrice,
  t.of3000000,
  '12 of 24 packages',
];

/** What the packages that match add up to. */
export function PackageFigures({ page }: { page: BidPackagePage | undefined }) {
  if (!page) return <WaitingTiles label={t.keyFigures} count={6} notes={usualNotes} />;
  const { count, figures } = page;
  const share = percentBought(figures.bought_budget, figures.budget);
  return (
    <FigureTiles label={t.keyFigures}>
      <FigureTile name={t.budget} note={budgetNote(packagesWords(count), figures)}>
        <Figure>{formatMoney(figures.budget)}</Figure>
      </FigureTile>
      <FigureTile name={t.committed} note={packagesWords(figures.bought_count)}>
        <Figure>{formatMoney(figures.committed)}</Figure>
      </FigureTile>
      <FigureTile
        name={t.leveledLow}
        note={t.packagesWordsBudgetMoney(
          packagesWords(figures.leveled_count),
          formatMoney(figures.leveled_budget),
        )}
      >
        <Figure>{formatMoney(figures.leveled_low)}</Figure>
      </FigureTile>
      <FigureTile name={t.buySavings} note={t.budgetLessPrice}>
        <SavingsFigure savings={figures.leveled_count > 0 ? figures.savings : null} />
      </FigureTile>
      {figures.buyout_held === null || figures.buyout_drawn === null ? (
        <FigureTile name={t.late} note={t.onSiteAfterThey}>
          {String(figures.late)}
        </FigureTile>
      ) : (
        <FigureTile name={t.contingencyDrawn} note={t.ofMoneyInBuyoutFunds(formatMoney(figures.buyout_held))}>
          <Figure>{formatMoney(figures.buyout_drawn)}</Figure>
        </FigureTile>
      )}
      <FigureTile
        name={t.bought}
        note={t.boughtCountOfPackagesWords(figures.bought_count, packagesWords(count))}
      >
        {share === null ? NOTHING : formatPercent(share)}
      </FigureTile>
    </FigureTiles>
  );
}

/** How many packages, and how much of the newest estimate their budgets are. */
const budgetNote = (
  packages: string,
  { budget, estimate_name: name, estimate_total: total }: BidPackagePage['figures'],
): string =>
  name === null || !total
    ? packages
    : t.packagesPercentOfName(packages, formatPercent((budget / total) * 100), name);
