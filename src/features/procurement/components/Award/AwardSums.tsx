import { formatMoney, NOTHING } from '#domain/money';
import { type AwardDraft, awardFigures, type AwardOffer } from '#domain/procurement';
import * as t from '../../texts.ts';
import { SavingsFigure } from '../SavingsFigure.tsx';
import * as styles from './Award.css.ts';

export interface AwardSumsProps {
  draft: AwardDraft;
  offer: AwardOffer | undefined;
  offers: readonly AwardOffer[];
  budget: number | null;
}

/** From the bid to what the package saves. */
export function AwardSums({ draft, offer, offers, budget }: AwardSumsProps) {
  const figures = awardFigures(draft, offers, budget);
  return (
    <dl className={styles.sums}>
      {offer ? (
        <>
          <dt>{t.baseBid}</dt>
          <dd>{formatMoney(offer.base)}</dd>
          {offer.extras === 0 ? null : (
            <>
              <dt>{t.otherCosts}</dt>
              <dd>{formatMoney(offer.extras)}</dd>
            </>
          )}
          {offer.alternates === 0 ? null : (
            <>
              <dt>{t.chosenAlternates}</dt>
              <dd>{formatMoney(offer.alternates)}</dd>
            </>
          )}
          {offer.plugged === 0 ? null : (
            <>
              <dt>{t.plugsStillToBuyPlugged(offer.plugged)}</dt>
              <dd>{formatMoney(offer.plugs)}</dd>
            </>
          )}
        </>
      ) : null}
      <dt className={styles.total}>{t.packageForecast}</dt>
      <dd className={styles.total}>{figures ? formatMoney(figures.price) : NOTHING}</dd>
      <dt>{t.budget}</dt>
      <dd>{budget === null ? NOTHING : formatMoney(budget)}</dd>
      <dt className={styles.total}>{t.savings}</dt>
      <dd className={styles.total}>
        <SavingsFigure savings={figures?.savings ?? null} />
      </dd>
    </dl>
  );
}
