import { MoneyField } from '#design-system/inputs/MoneyField/MoneyField.tsx';
import { Card } from '#design-system/layout/Card/Card.tsx';
import type { Offer } from '#domain/bidding';
import { formatMoney, NOTHING } from '#domain/money';
import type { Bid } from '../bidCalls.ts';
import { alternateTyped, withAlternate } from '../model/offerEdits.ts';
import * as t from '../texts.ts';
import * as styles from './Bid.css.ts';

export interface AlternatesCardProps {
  alternates: Bid['alternates'];
  offer: Offer;
  /** Left out where the bid cannot change. */
  onChange?: (change: (offer: Offer) => Offer) => void;
}

/** What a bidder asks for each alternate; a deduction is negative. Nobody has to price one. */
export function AlternatesCard({ alternates, offer, onChange }: AlternatesCardProps) {
  if (alternates.length === 0) return null;
  return (
    <Card title={t.alternatesLength(alternates.length)} padding="none">
      <ul className={styles.list}>
        {alternates.map(({ id, name }, at) => {
          const amount = alternateTyped(offer, id);
          return (
            <li key={id} className={styles.alternate}>
              <span className={styles.code}>{t.altAt(at + 1)}</span>
              <span>{name}</span>
              {onChange ? (
                <MoneyField
                  label={t.alternateAtName(at + 1, name)}
                  labelHidden
                  size="small"
                  align="end"
                  allowsNegative
                  placeholder={NOTHING}
                  value={amount}
                  onChange={(value) => onChange((now) => withAlternate(now, id, value))}
                />
              ) : (
                <span className={styles.end}>{amount === null ? NOTHING : formatMoney(amount)}</span>
              )}
            </li>
          );
        })}
      </ul>
    </Card>
  );
}
