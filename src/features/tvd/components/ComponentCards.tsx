import { dataColor } from '#design-system/foundations/dataColor.ts';
import { ScrollBox } from '#design-system/layout/ScrollBox/ScrollBox.tsx';
import { abbreviate, formatPercent } from '#domain/money';
import * as t from '../texts.ts';
import type { Tvd } from '../tvdQueries.ts';
import * as styles from './Tvd.css.ts';

export interface ComponentCardsProps {
  cards: Tvd['cards'];
  selected: number | null;
  onSelect: (componentId: number | null) => void;
}

/** The project and its components against their budgets; a press shows the rows of one of them. */
export function ComponentCards({ cards, selected, onSelect }: ComponentCardsProps) {
  return (
    <ScrollBox label={t.components}>
      <div className={styles.cards}>
        {cards.map((card) => (
          <button
            key={card.component_id ?? 'all'}
            type="button"
            className={styles.card}
            aria-pressed={card.component_id === selected}
            onClick={() => onSelect(card.component_id)}
          >
            <span className={styles.cardName}>
              {card.component_id === null ? null : (
                <span
                  className={styles.swatch}
                  style={{ background: dataColor(card.color_index) }}
                  aria-hidden="true"
                />
              )}
              <span className={styles.cut}>{card.name}</span>
            </span>
            <span className={styles.amount}>{abbreviate(card.forecast)}</span>
            <span className={styles.aside}>
              {card.target === null ? t.noTargetSet : t.ofAbbreviateTarget(abbreviate(card.target))}
            </span>
            <span className={styles.line}>
              <Gap gap={card.gap} />
              {card.gap_percent === null ? null : (
                <span className={styles.aside}>{formatPercent(Math.abs(card.gap_percent))}</span>
              )}
            </span>
          </button>
        ))}
      </div>
    </ScrollBox>
  );
}

function Gap({ gap }: { gap: number | null }) {
  if (gap === null) return <span className={styles.aside}>-</span>;
  if (gap === 0) return <span>{t.onTarget}</span>;
  return gap > 0 ? (
    <span className={styles.over}>{t.abbreviateOver(abbreviate(gap))}</span>
  ) : (
    <span className={styles.under}>{t.abbreviateUnder(abbreviate(-gap))}</span>
  );
}
