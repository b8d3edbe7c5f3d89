import { Card } from '#design-system/layout/Card/Card.tsx';
import { Text } from '#design-system/layout/Text/Text.tsx';
import type { FileEstimate, StatedTotal } from '#domain/estimate/import';
import { formatCents, formatNumber, subtractMoney } from '#domain/money';
import { columnLetter } from '#domain/sheets';
import { ScrollBox } from '#design-system/layout/ScrollBox/ScrollBox.tsx';
import { heldTotal } from '../../model/statedTotal.ts';
import * as t from '../../texts.ts';
import * as styles from './Import.css.ts';

export interface TotalsCardProps {
  estimate: FileEstimate;
  /** Sum of the lines as they would be accepted, without alternates; that of the file until somebody mends some. */
  sum?: number;
  /** What the alternates among them come to. */
  alternates?: number;
}

/** What the file states against what was found, always in sight. */
export function TotalsCard({
  estimate,
  sum = estimate.total,
  alternates = estimate.alternates,
}: TotalsCardProps) {
  const { stated } = estimate;
  const isOpen = estimate.sheets.some(({ totals: found }) => found.at(-1)?.isEmpty);
  const totals = estimate.sheets.flatMap(({ name, totals: found }) =>
    found.map((one) => ({ ...comparedNow(one, estimate.total, sum), sheet: name })),
  );
  const held = heldTotal(estimate, sum);
  const difference = held?.difference ?? null;
  const isSame = held?.agrees ?? false;
  return (
    <Card
      title={t.totals}
      actions={
        difference === null ? null : (
          <Text size="meta" weight="label">
            <span className={isSame ? styles.agrees : styles.differs}>{isSame ? t.agree : t.doNotAgree}</span>
          </Text>
        )
      }
    >
      <dl className={styles.facts}>
        <dt>{t.statedInTheFile}</dt>
        <dd>{stated !== null ? formatCents(stated) : isOpen ? t.neverCalculated : t.noReadableTotal}</dd>
        <dt>{t.sumOfLines}</dt>
        <dd>{formatCents(sum)}</dd>
        {alternates === 0 ? null : (
          <>
            <dt>{t.alternatesNotCounted}</dt>
            <dd>{formatCents(alternates)}</dd>
          </>
        )}
        {difference === null ? null : (
          <>
            <dt className={styles.strong}>{isSame && difference !== 0 ? t.rounding : t.difference}</dt>
            <dd className={styles.strong}>{formatCents(difference)}</dd>
          </>
        )}
      </dl>
      {totals.length === 0 ? null : (
        <>
          <h3 className={styles.statedHead}>
            {t.statedTotalsPiece}
            <span className={styles.muted}>{formatNumber(totals.length)}</span>
          </h3>
          <ScrollBox label={t.statedTotals} className={styles.listBox}>
            <ul className={styles.list}>
              {totals.map((one) => (
                <Total
                  key={`${one.sheet} ${one.row}`}
                  total={one}
                  sheet={estimate.sheets.length > 1 ? one.sheet : ''}
                />
              ))}
            </ul>
          </ScrollBox>
        </>
      )}
    </Card>
  );
}

/** A stated total against the lines as they are now; `isOfFile` where it is known for the lines of the file alone. */
type ComparedTotal = StatedTotal & { isOfFile: boolean };

/** One of all lines follows what was mended; one of a section is compared with its lines as they came. */
function comparedNow(total: StatedTotal, before: number, sum: number): ComparedTotal {
  const { amount, difference } = total;
  if (sum === before || amount === null || difference === null) return { ...total, isOfFile: false };
  if (total.sum !== before || total.scope === 'alternates') return { ...total, isOfFile: true };
  const now = subtractMoney(amount, sum);
  return { ...total, sum, difference: now, agrees: now === 0, isOfFile: false };
}

function Total({ total, sheet }: { total: ComparedTotal; sheet: string }) {
  const { row, column, label, amount, isEmpty, difference, agrees, isOfFile } = total;
  return (
    <li className={styles.entry}>
      <span>{label}</span>
      <span className={styles.number}>
        {amount !== null ? formatCents(amount) : isEmpty ? t.neverCalculated : t.errorInTheFile}
      </span>
      <span className={styles.muted}>{`${sheet} ${columnLetter(column)}${row}`.trim()}</span>
      <span className={`${styles.verdict} ${agrees ? styles.agrees : styles.differs}`}>
        {agrees ? t.agrees : difference === null ? t.notCompared : formatCents(difference)}
        {isOfFile ? t.inTheFileLower : ''}
      </span>
    </li>
  );
}
