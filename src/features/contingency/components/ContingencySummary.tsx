import { useQuery } from '@tanstack/react-query';
import { Button } from '#design-system/actions/Button/Button.tsx';
import { Skeleton } from '#design-system/feedback/Skeleton/Skeleton.tsx';
import { abbreviate, formatMoney } from '#domain/money';
import { useFlyoutMoves } from '#shared/flyout';
import { allPots, contingencyFlyout } from '../contingencyFlyout.ts';
import { contingencyQuery } from '../contingencyQueries.ts';
import { adequacyWords, heldIn } from '../model/contingencyWords.ts';
import { SummaryRow, SummarySection, summaryStyles as styles } from '#shared/foresite';
import * as t from '../texts.ts';

/** Of the two rows that there usually are, so that nothing below moves once they come. */
const usualHeight = 52;

export interface ContingencySummaryProps {
  projectId: number;
  /** A day that is past; today when it is left out. */
  day?: string | undefined;
}

/** What is held for the unknown, in the summary: its button opens what that is made of. */
export function ContingencySummary({ projectId, day }: ContingencySummaryProps) {
  const { data, isError } = useQuery(contingencyQuery(projectId, day));
  const { open } = useFlyoutMoves(contingencyFlyout);
  if (!data)
    return isError ? null : (
      <section className={styles.section} aria-label={t.contingency} aria-busy>
        <h3 className={styles.heading}>{t.contingency}</h3>
        <Skeleton height={usualHeight} />
      </section>
    );
  const why = (
    <Button size="small" variant="quiet" onPress={() => open(allPots)}>
      {data.pots.length === 0 ? t.addFund : t.fundsAndEntries}
    </Button>
  );
  if (data.pots.length === 0)
    return day === undefined ? (
      <section className={styles.section} aria-label={t.contingency}>
        <h3 className={styles.heading}>{t.contingency}</h3>
        <div className={styles.rate}>{t.noContingencyYet}</div>
        {why}
      </section>
    ) : null;
  const { total, exposure } = data;
  return (
    <>
      <SummarySection title={t.contingency} end={day === undefined ? why : null}>
        <SummaryRow name={t.left} count={t.ofAbbreviate(abbreviate(heldIn(total)))}>
          {formatMoney(total.left)}
        </SummaryRow>
        {exposure ? (
          <SummaryRow
            name={t.afterOpenRisks}
            count={exposure.count}
            {...(exposure.cover < 0 && { change: 'rise' as const })}
          >
            {formatMoney(exposure.cover)}
          </SummaryRow>
        ) : null}
        {adequacyWords(data).flatMap(({ kind, words, isShort }) =>
          isShort
            ? [
                <SummaryRow key={kind} name={kind} change="rise">
                  {words}
                </SummaryRow>,
              ]
            : [],
        )}
      </SummarySection>
    </>
  );
}
