import { StatusTag } from '#design-system/feedback/StatusTag/StatusTag.tsx';
import { Stack } from '#design-system/layout/Stack/Stack.tsx';
import { Text } from '#design-system/layout/Text/Text.tsx';
import { ADEQUACIES, POT_KINDS } from '#domain/contingency';
import { formatDate } from '#domain/dates';
import { formatMoney } from '#domain/money';
import type { Contingency } from '../model/contingencyTypes.ts';
import { adequacyTones, burnWords, heldIn } from '../model/contingencyWords.ts';
import * as t from '../texts.ts';
import * as styles from './Contingency.css.ts';
import { ExposureByMonth } from './ExposureByMonth.tsx';

/** All funds together, where their draws lead, and what is typical at the milestones to come. */
export function ContingencyFigures({ data }: { data: Contingency }) {
  const { total, in_estimate: priced, exposure, burn, until, stages } = data;
  const burning = burnWords(burn, until);
  return (
    <Stack gap={4}>
      <dl className={styles.figures}>
        <Figure label={t.held} amount={heldIn(total)} />
        <Figure label={t.drawn} amount={total.drawn} />
        <Figure label={t.left} amount={total.left} />
        {priced ? <Figure label={t.inTheEstimate} amount={priced} /> : null}
        {exposure ? <Figure label={t.expectedRiskCost} amount={exposure.expected} /> : null}
        {exposure ? <Figure label={t.leftAfterRisks} amount={exposure.cover} /> : null}
      </dl>
      {burning ? (
        <Text as="p" size="grid" tone={burning.isShort ? 'text' : 'muted'}>
          {burning.text}
        </Text>
      ) : null}
      {exposure ? <ExposureByMonth overTime={exposure.over_time} left={total.left} /> : null}
      {stages.length > 0 ? <Requirements stages={stages} /> : null}
    </Stack>
  );
}

function Figure({ label, amount }: { label: string; amount: number }) {
  return (
    <div className={styles.figure}>
      <dt className={styles.label}>{label}</dt>
      <dd className={styles.amount} data-short={amount < 0 || undefined}>
        {formatMoney(amount)}
      </dd>
    </div>
  );
}

const rangeWords = (low: number, high: number | null) =>
  high === null ? t.moneyOrMore(formatMoney(low)) : t.lowToHigh(formatMoney(low), formatMoney(high));

function Requirements({ stages }: { stages: Contingency['stages'] }) {
  const kinds = stages[0]?.requirements.map(({ kind }) => kind) ?? [];
  return (
    // A box that scrolls has to be reached by keys.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div className={styles.scroll} role="region" aria-label={t.typicalRangeByMilestone} tabIndex={0}>
      <table className={styles.table} aria-label={t.typicalRangeByMilestone}>
        <thead>
          <tr>
            <th scope="col" className={styles.head}>
              {t.typicalRangeByMilestone}
            </th>
            {kinds.map((kind) => (
              <th key={kind} scope="col" className={styles.head}>
                {POT_KINDS[kind].label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {stages.map(({ milestone_id: id, milestone_name: name, date, requirements }) => (
            <tr key={id}>
              <th scope="row" className={styles.cell}>
                {name}
                <div className={styles.aside}>{formatDate(date)}</div>
              </th>
              {requirements.map(({ kind, low, high, adequacy }) => (
                <td key={kind} className={styles.cell}>
                  {rangeWords(low, high)}
                  <div>
                    <StatusTag label={ADEQUACIES[adequacy].label} tone={adequacyTones[adequacy]} />
                  </div>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
