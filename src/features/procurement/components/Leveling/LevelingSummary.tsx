import { Card } from '#design-system/layout/Card/Card.tsx';
import { Stack } from '#design-system/layout/Stack/Stack.tsx';
import { Text } from '#design-system/layout/Text/Text.tsx';
import { formatMoney, NOTHING, subtractMoney } from '#domain/money';
import { type Leveled, type LevelingSheet, savingsOf, scopeEstimate } from '#domain/procurement';
import { levelingBars } from '../../model/levelingBars.ts';
import { estimateWords, lowWords } from '../../model/levelingWords.ts';
import type { BidPackage } from '../../packageQueries.ts';
import * as t from '../../texts.ts';
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
      <Card title={t.baseAndLeveledBids} actions={bars ? <LevelingLegend bars={bars} /> : undefined}>
        <Stack gap={3}>
          <Text>{lowWords(sheet, leveled)}</Text>
          {bars ? <LevelingChart bars={bars} /> : null}
          {errors.length > 0 ? (
            <ul className={styles.errors} aria-label={t.errorsInBids}>
              {errors.slice(0, MOST_ERRORS).map((text) => (
                <li key={text}>{text}</li>
              ))}
              {errors.length > MOST_ERRORS ? <li>{t.andLengthMore(errors.length - MOST_ERRORS)}</li> : null}
            </ul>
          ) : leveled.low === null ? null : (
            <Text tone="subtle">{t.everyBidAddsUp}</Text>
          )}
        </Stack>
      </Card>
      <Card title={t.buySavings}>
        <dl className={styles.facts}>
          <dt>{t.budget}</dt>
          <dd>{budget === null ? NOTHING : formatMoney(budget)}</dd>
          <dt>{t.scopeInEstimate}</dt>
          <dd>{estimateWords(sheet.lines)}</dd>
          {budget !== null && budget !== estimate ? (
            <>
              <dt>{t.budgetNotInScopeLines}</dt>
              <dd>{formatMoney(subtractMoney(budget, estimate))}</dd>
            </>
          ) : null}
          <dt>{t.leveledLow}</dt>
          <dd>{low === null ? NOTHING : formatMoney(low)}</dd>
          <dt>{t.spread}</dt>
          <dd>{leveled.spread === null ? NOTHING : formatMoney(leveled.spread)}</dd>
          {row.committed === null ? null : (
            <>
              <dt>{t.awardedTo}</dt>
              <dd>{row.awarded_to ?? NOTHING}</dd>
              {row.award_reason === '' ? null : (
                <>
                  <dt>{t.reasonForTheAward}</dt>
                  <dd>{row.award_reason}</dd>
                </>
              )}
              <dt>{t.contract}</dt>
              <dd>{formatMoney(row.committed)}</dd>
              {row.still_to_buy === null ? null : (
                <>
                  <dt>{t.stillToBuy}</dt>
                  <dd>{formatMoney(row.still_to_buy)}</dd>
                </>
              )}
            </>
          )}
          <dt>{t.savings}</dt>
          <dd>
            <SavingsFigure savings={savingsOf({ ...row, leveled_low: low })} />
          </dd>
        </dl>
      </Card>
    </div>
  );
}
