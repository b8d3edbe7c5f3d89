import { Text } from '#design-system/layout/Text/Text.tsx';
import { Stack } from '#design-system/layout/Stack/Stack.tsx';
import { type CoverMonth, coverByMonth } from '#domain/contingency';
import { formatMonth } from '#domain/dates';
import { formatMoney } from '#domain/money';
import type { Contingency } from '../model/contingencyTypes.ts';
import * as t from '../texts.ts';
import * as styles from './Contingency.css.ts';

type OverTime = NonNullable<Contingency['exposure']>['over_time'];

export interface ExposureByMonthProps {
  overTime: OverTime;
  /** What contingency holds today, in dollars; null for who does not see it. */
  left: number | null;
}

const title = t.expectedRiskCostByMonth;

/** What open risks are expected to cost month by month, against what is left of contingency; nothing without risks. */
export function ExposureByMonth({ overTime, left }: ExposureByMonthProps) {
  const { months, undated, runs_out: short } = coverByMonth(overTime, left ?? 0);
  if (months.length === 0 && undated.count === 0) return null;
  const most = Math.max(...months.map(({ expected }) => expected), undated.expected, 1);
  const seesLeft = left !== null;
  return (
    <Stack gap={2}>
      {seesLeft && short !== null ? (
        <Text as="p" size="grid">
          {t.contingencyRunsOutInMonth(formatMonth(short))}
        </Text>
      ) : null}
      {/* A box that scrolls has to be reached by keys. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <div className={styles.months} role="region" aria-label={title} tabIndex={0}>
        <table className={styles.table} aria-label={title}>
          <thead>
            <tr>
              <th scope="col" className={styles.head}>
                {t.month}
              </th>
              <th scope="col" className={styles.figureHead}>
                {t.expected}
              </th>
              {seesLeft ? (
                <th scope="col" className={styles.figureHead}>
                  {t.leftAfter}
                </th>
              ) : null}
            </tr>
          </thead>
          <tbody>
            {months.map((month) => (
              <Row
                key={month.month}
                name={formatMonth(month.month)}
                {...month}
                most={most}
                seesLeft={seesLeft}
              />
            ))}
            {undated.count > 0 ? <Row name={t.noDates} {...undated} most={most} seesLeft={seesLeft} /> : null}
          </tbody>
        </table>
      </div>
    </Stack>
  );
}

interface RowProps extends Omit<CoverMonth, 'month'> {
  name: string;
  /** The longest bar, in dollars. */
  most: number;
  seesLeft: boolean;
}

function Row({ name, count, expected, left, most, seesLeft }: RowProps) {
  return (
    <tr>
      <th scope="row" className={styles.cell}>
        {name}
        <div className={styles.aside}>{count === 1 ? t.risk1 : t.countRisks(count)}</div>
      </th>
      <td className={styles.figureCell}>
        {formatMoney(expected)}
        <div className={styles.share} aria-hidden="true">
          <div className={styles.shareBar} style={{ width: `${(expected * 100) / most}%` }} />
        </div>
      </td>
      {seesLeft ? (
        <td className={styles.figureCell}>
          <span className={styles.amount} data-short={left < 0 || undefined}>
            {formatMoney(left)}
          </span>
        </td>
      ) : null}
    </tr>
  );
}
