import { Figure } from '#design-system/feedback/Figure/Figure.tsx';
import { formatMoney, formatPercent, NOTHING } from '#domain/money';
import { percentBought } from '#domain/procurement';
import { FigureTile, FigureTiles, WaitingTiles } from '#shared/page';
import { packagesWords } from '../model/packageWords.ts';
import type { BidPackagePage } from '../packageQueries.ts';
import { SavingsFigure } from './SavingsFigure.tsx';

/** Notes about as long as those of a project of some size. */
const usualNotes = [
  '24 packages, 68.0% of estimate',
  '12 packages',
  '16 packages, budget $100,000,000',
  'Budget less price',
  'of $3,000,000 in buyout funds',
  '12 of 24 packages',
];

/** What the packages that match add up to. */
export function PackageFigures({ page }: { page: BidPackagePage | undefined }) {
  if (!page) return <WaitingTiles label="Key figures" count={6} notes={usualNotes} />;
  const { count, figures } = page;
  const share = percentBought(figures.bought_budget, figures.budget);
  return (
    <FigureTiles label="Key figures">
      <FigureTile name="Budget" note={budgetNote(packagesWords(count), figures)}>
        <Figure>{formatMoney(figures.budget)}</Figure>
      </FigureTile>
      <FigureTile name="Committed" note={packagesWords(figures.bought_count)}>
        <Figure>{formatMoney(figures.committed)}</Figure>
      </FigureTile>
      <FigureTile
        name="Leveled low"
        note={`${packagesWords(figures.leveled_count)}, budget ${formatMoney(figures.leveled_budget)}`}
      >
        <Figure>{formatMoney(figures.leveled_low)}</Figure>
      </FigureTile>
      <FigureTile name="Buy savings" note="Budget less price">
        <SavingsFigure savings={figures.leveled_count > 0 ? figures.savings : null} />
      </FigureTile>
      {figures.buyout_held === null || figures.buyout_drawn === null ? (
        <FigureTile name="Late" note="On site after they are needed">
          {String(figures.late)}
        </FigureTile>
      ) : (
        <FigureTile name="Contingency drawn" note={`of ${formatMoney(figures.buyout_held)} in buyout funds`}>
          <Figure>{formatMoney(figures.buyout_drawn)}</Figure>
        </FigureTile>
      )}
      <FigureTile name="Bought" note={`${figures.bought_count} of ${packagesWords(count)}`}>
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
  name === null || !total ? packages : `${packages}, ${formatPercent((budget / total) * 100)} of ${name}`;
