import { Card } from '#design-system/layout/Card/Card.tsx';
import { Stack } from '#design-system/layout/Stack/Stack.tsx';
import { Text } from '#design-system/layout/Text/Text.tsx';
import { formatMoney, NOTHING, subtractMoney } from '#domain/money';
import { type Leveled, type LevelingSheet, savingsOf, scopeEstimate } from '#domain/procurement';
import { levelingBars } from '../../model/levelingBars.ts';
import { estimateWords, lowWords } from '../../model/levelingWords.ts';
import type { BidPackage } from '../../packageQueries.ts';
import { SavingsFigure } from '../SavingsFigure.tsx';
import { LevelingChart, LevelingLegend } from './LevelingChart.tsx';
import * as styles from './Leveling.css.ts';

/** Errors that are shown in words; the others are counted. */
const MOST_ERRORS = 20;

export interface LevelingSummaryProps {
  sheet: LevelingSheet;
  leveled: Leveled;
  row: BidPackage;
}

/** Who is low, what does not add up, and what buying saves. */
export function LevelingSummary({ sheet, leveled, row }: LevelingSummaryProps) {
  const { budget } = row;
  const errors = leveled.bids.flatMap((bid, at) =>
    bid.errors.map((text) => `${sheet.bidders[at]?.company ?? ''}: ${text}`),
  );
  // What was typed shows until a bid counts.
  const low = leveled.low ?? row.leveled_low;
  const estimate = scopeEstimate(sheet.lines);
  const bars = levelingBars(sheet, leveled, budget);
  return (
    <div className={styles.summary}>
      <Card title="Base and leveled bids" actions={bars ? <LevelingLegend bars={bars} /> : undefined}>
        <Stack gap={3}>
          <Text>{lowWords(sheet, leveled)}</Text>
          {bars ? <LevelingChart bars={bars} /> : null}
          {errors.length > 0 ? (
            <ul className={styles.errors} aria-label="Errors in bids">
              {errors.slice(0, MOST_ERRORS).map((text) => (
                <li key={text}>{text}</li>
              ))}
              {errors.length > MOST_ERRORS ? <li>{`and ${errors.length - MOST_ERRORS} more`}</li> : null}
            </ul>
          ) : leveled.low === null ? null : (
            <Text tone="subtle">Every bid adds up.</Text>
          )}
        </Stack>
      </Card>
      <Card title="Buy savings">
        <dl className={styles.facts}>
          <dt>Budget</dt>
          <dd>{budget === null ? NOTHING : formatMoney(budget)}</dd>
          <dt>Scope in estimate</dt>
          <dd>{estimateWords(sheet.lines)}</dd>
          {budget !== null && budget !== estimate ? (
            <>
              <dt>Budget not in scope lines</dt>
              <dd>{formatMoney(subtractMoney(budget, estimate))}</dd>
            </>
          ) : null}
          <dt>Leveled low</dt>
          <dd>{low === null ? NOTHING : formatMoney(low)}</dd>
          <dt>Spread</dt>
          <dd>{leveled.spread === null ? NOTHING : formatMoney(leveled.spread)}</dd>
          {row.committed === null ? null : (
            <>
              <dt>Awarded to</dt>
              <dd>{row.awarded_to ?? NOTHING}</dd>
              {row.award_reason === '' ? null : (
                <>
                  <dt>Reason for the award</dt>
                  <dd>{row.award_reason}</dd>
                </>
              )}
              <dt>Contract</dt>
              <dd>{formatMoney(row.committed)}</dd>
              {row.still_to_buy === null ? null : (
                <>
                  <dt>Still to buy</dt>
                  <dd>{formatMoney(row.still_to_buy)}</dd>
                </>
              )}
            </>
          )}
          <dt>Savings</dt>
          <dd>
            <SavingsFigure savings={savingsOf({ ...row, leveled_low: low })} />
          </dd>
        </dl>
      </Card>
    </div>
  );
}
