import { Check } from '#design-system/icons/shapes.ts';
import { Icon } from '#design-system/icons/Icon/Icon.tsx';
import { formatCents, formatMoney, formatPercent, sumMoney } from '#domain/money';
import type { Allocation } from '../../allocationQueries.ts';
import { linesWords } from '../../model/allocationWords.ts';
import * as t from '../../texts.ts';
import * as styles from './Allocation.css.ts';

interface Props {
  allocation: Allocation;
  /** Dollars that the rule being written would give to packages, and take from what is unallocated. */
  planned: { gain: number; rest: number } | null;
}

/** Where every dollar is: in a bid package, waiting for one, not bid, held as contingency, or not allocated. */
export function AllocationBar({ allocation, planned }: Props) {
  const { total, packaged, waiting, not_bid: notBid, unallocated, unallocated_count: open } = allocation;
  const { estimate, items, items_count: count, contingency } = allocation;
  const held = allocation.contingency_held ?? 0;
  const addsUp = sumMoney([packaged, waiting, notBid, unallocated, held]) === total;
  const rest = planned ? sumMoney([unallocated, -planned.rest]) : unallocated;
  const share = total === 0 ? '' : `${formatPercent((unallocated / total) * 100)}, `;
  return (
    <section className={styles.summary} aria-label={t.allocationOfTheEstimate}>
      <dl className={styles.sums}>
        <Sum fill="packaged" label={t.bidPackages} value={formatMoney(packaged)} />
        {planned && planned.gain !== 0 ? (
          <Sum
            fill="planned"
            label={t.thisRule}
            value={`+ ${formatMoney(planned.gain)}`}
            tone={styles.planned}
          />
        ) : null}
        {waiting === 0 ? null : <Sum fill="waiting" label={t.noBidPackageYet} value={formatMoney(waiting)} />}
        <Sum fill="not_bid" label={t.notBid} value={formatMoney(notBid)} />
        <Sum
          fill="unallocated"
          label={t.unallocatedShareLinesWords(share, linesWords(open))}
          value={formatMoney(unallocated)}
          tone={styles.open}
          after={planned && planned.rest !== 0 ? formatMoney(rest) : undefined}
        />
        {held === 0 ? null : <Sum fill="held" label={t.contingencyHeld} value={formatMoney(held)} />}
        <div>
          <dt className={styles.sumLabel}>
            {total === estimate ? t.estimate : t.total}
            {addsUp ? (
              <>
                <Icon of={Check} size="small" />
                {t.addsUpPiece}
              </>
            ) : null}
          </dt>
          <dd className={styles.sumValue}>{formatCents(total)}</dd>
          {total === estimate ? null : (
            <dd className={styles.sumNote}>
              {[
                t.centsEstimate(formatCents(estimate)),
                ...(items === null || count === 0
                  ? []
                  : [`${formatMoney(items)} ${count === 1 ? t.approvedItem1 : t.countApprovedItems(count)}`]),
                ...(contingency === null || contingency === 0
                  ? []
                  : [t.moneyContingency(formatMoney(contingency))]),
              ].join(', ')}
            </dd>
          )}
        </div>
      </dl>
      <div className={styles.bar} aria-hidden="true">
        <Span fill="packaged" amount={packaged} />
        <Span fill="planned" amount={planned?.gain ?? 0} />
        <Span fill="waiting" amount={waiting} />
        <Span fill="not_bid" amount={notBid} />
        <Span fill="unallocated" amount={rest} />
        <Span fill="held" amount={held} />
      </div>
    </section>
  );
}

type Fill = keyof typeof styles.fills;

interface SumProps {
  fill: Fill;
  label: string;
  value: string;
  tone?: string;
  after?: string | undefined;
}

function Sum({ fill, label, value, tone, after }: SumProps) {
  return (
    <div>
      <dt className={styles.sumLabel}>
        <span className={`${styles.mark} ${styles.fills[fill]}`} />
        {label}
      </dt>
      <dd className={tone ? `${styles.sumValue} ${tone}` : styles.sumValue}>
        {value}
        {after === undefined ? null : <span className={styles.planned}> → {after}</span>}
      </dd>
    </div>
  );
}

const Span = ({ fill, amount }: { fill: Fill; amount: number }) =>
  amount > 0 ? <span className={styles.fills[fill]} style={{ flexGrow: amount, flexBasis: 0 }} /> : null;
