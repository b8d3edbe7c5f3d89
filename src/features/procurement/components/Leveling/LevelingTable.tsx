import { Fragment, type ReactNode, type Ref } from 'react';
import { StatusTag } from '#design-system/feedback/StatusTag/StatusTag.tsx';
import { ScrollBox } from '#design-system/layout/ScrollBox/ScrollBox.tsx';
import { formatMoney, NOTHING, subtractMoney } from '#domain/money';
import {
  alternatePrice,
  INVITATIONS,
  type Leveled,
  type LevelingSheet,
  type ScopeLine,
} from '#domain/procurement';
import { estimateWords, openWords } from '../../model/levelingWords.ts';
import * as t from '../../texts.ts';
import type { LevelingOpen } from './LevelingDialogs.tsx';
import { isLong, LevelingLines, Named } from './LevelingLines.tsx';
import { SavingsFigure } from '../SavingsFigure.tsx';
import * as styles from './Leveling.css.ts';

export interface LevelingTableProps {
  ref: Ref<HTMLTableElement>;
  sheet: LevelingSheet;
  /** The lines that are shown; totals are those of all. */
  shown: readonly ScopeLine[];
  leveled: Leveled;
  /** Whether plugs are in `leveled`. */
  countsPlugs: boolean;
  budget: number | null;
  mayChange: boolean;
  onOpen: (what: LevelingOpen) => void;
}

const money = (amount: number | null) => (amount === null ? NOTHING : formatMoney(amount));

const { section, name, amount, scope } = styles.widths;
const longWidth = (bidders: number) => section + name + amount + bidders * (scope + amount);

/** A row below the lines; `low` are the bidders whose figure is the least, `mark` says so. */
interface Total {
  label: string;
  part: 'base' | 'plugs' | 'extras' | 'alternates' | 'leveled';
  mark?: string;
  low?: readonly number[];
}

function totalsOf(
  { apparentLow, leveledLow }: Leveled,
  { isPart, countsPlugs, hasAlternates }: { isPart: boolean; countsPlugs: boolean; hasAlternates: boolean },
): Total[] {
  return [
    {
      label: isPart ? t.baseBidAllLines : t.baseBid,
      part: 'base',
      mark: t.apparentLow,
      low: apparentLow,
    },
    { label: countsPlugs ? t.plugs : t.plugsNotCounted, part: 'plugs' },
    { label: t.otherCostsAndAdditionalItems, part: 'extras' },
    ...(hasAlternates ? [{ label: t.chosenAlternates, part: 'alternates' } as const] : []),
    countsPlugs
      ? { label: t.leveledBid, part: 'leveled', mark: t.leveledLow, low: leveledLow }
      : { label: t.leveledBidWithoutPlugs, part: 'leveled', mark: t.lowWithoutPlugs, low: leveledLow },
  ];
}

/** Bidders side by side over the scope lines; a line, a bidder and a price open from the table. */
export function LevelingTable({
  ref,
  sheet,
  shown,
  leveled,
  countsPlugs,
  budget,
  mayChange,
  onOpen,
}: LevelingTableProps) {
  const { lines, bidders, alternates = [] } = sheet;
  const long = isLong(shown);
  const totals = totalsOf(leveled, {
    isPart: shown.length < lines.length,
    countsPlugs,
    hasAlternates: alternates.length > 0,
  });
  return (
    <ScrollBox
      label={t.leveling}
      role="region"
      className={long ? `${styles.frame} ${styles.longFrame}` : styles.frame}
    >
      <table
        ref={ref}
        className={long ? `${styles.table} ${styles.long}` : styles.table}
        aria-label={t.bidsByScopeLine}
        style={long ? { width: longWidth(bidders.length) } : undefined}
        aria-rowcount={
          long ? 2 + shown.length + alternates.length + totals.length + (budget === null ? 0 : 1) : undefined
        }
      >
        {long ? (
          // Lines out of sight are not there to hold the columns.
          <colgroup>
            <col className={styles.sectionColumn} />
            <col className={styles.nameColumn} />
            <col className={styles.amountColumn} />
            {bidders.map(({ id }) => (
              <Fragment key={id}>
                <col className={styles.scopeColumn} />
                <col className={styles.amountColumn} />
              </Fragment>
            ))}
          </colgroup>
        ) : null}
        <thead>
          <tr className={styles.companies}>
            <td>{null}</td>
            <th scope="col" className={styles.stays} data-stays="">
              {t.scopeSheet}
            </th>
            <td>{null}</td>
            {bidders.map((bidder) => (
              <th key={bidder.id} scope="colgroup" colSpan={2} className={styles.first} data-bidder="">
                <Named
                  label={bidder.company}
                  mayChange={mayChange}
                  onPress={() => onOpen({ bidder: bidder.id })}
                />{' '}
                {bidder.rejection ? (
                  <StatusTag tone="critical" label={t.nonResponsive} />
                ) : bidder.invitation === 'SUBMITTED' ? null : (
                  <StatusTag tone="neutral" label={INVITATIONS[bidder.invitation]} />
                )}
              </th>
            ))}
          </tr>
          <tr className={styles.columns}>
            <th scope="col">{t.section}</th>
            <th scope="col" className={styles.stays}>
              {t.scopeLine}
            </th>
            <th scope="col" className={styles.number}>
              {t.estimate}
            </th>
            {bidders.map(({ id }) => (
              <Fragment key={id}>
                <th scope="col" className={styles.first}>
                  {t.scope}
                </th>
                <th scope="col" className={styles.number}>
                  {t.amount}
                </th>
              </Fragment>
            ))}
          </tr>
        </thead>
        {shown.length === 0 && lines.length > 0 ? (
          <tbody>
            <tr>
              <td colSpan={3 + bidders.length * 2} className={styles.muted}>
                {t.noScopeLinesMatch}
              </td>
            </tr>
          </tbody>
        ) : (
          <LevelingLines sheet={sheet} lines={shown} mayChange={mayChange} onOpen={onOpen} />
        )}
        <tbody>
          {alternates.map((alternate, at) => (
            <tr key={`alternate ${alternate.id}`}>
              <td className={styles.muted}>{t.altAt(at + 1)}</td>
              <th scope="row" className={`${styles.name} ${styles.stays}`}>
                <Named
                  label={alternate.name}
                  mayChange={mayChange}
                  onPress={() => onOpen({ alternate: alternate.id })}
                />
              </th>
              <td className={styles.number}>{NOTHING}</td>
              {bidders.map((bidder) => (
                <TotalCells key={bidder.id} note={alternate.is_chosen ? t.chosen : t.notChosen}>
                  {money(alternatePrice(bidder, alternate.id))}
                </TotalCells>
              ))}
            </tr>
          ))}
        </tbody>
        <tfoot>
          {totals.map(({ label, part, mark, low = [] }) => (
            <tr key={part} className={mark ? styles.strong : undefined}>
              <td>{null}</td>
              <th scope="row" className={styles.stays}>
                {label}
              </th>
              <td className={styles.number}>{mark ? estimateWords(lines) : null}</td>
              {leveled.bids.map((bid) => (
                <TotalCells
                  key={bid.bidder_id}
                  note={
                    low.some((id) => id === bid.bidder_id) ? (
                      <StatusTag tone={part === 'base' ? 'info' : 'positive'} label={mark ?? ''} />
                    ) : part === 'base' ? (
                      openWords(bid.open)
                    ) : part === 'plugs' && bid.plugged > 0 ? (
                      `${bid.plugged} ${t.lineWord(bid.plugged)}`
                    ) : null
                  }
                >
                  {mark || bid[part] !== 0 ? formatMoney(bid[part]) : NOTHING}
                </TotalCells>
              ))}
            </tr>
          ))}
          {budget === null ? null : (
            <tr>
              <td>{null}</td>
              <th scope="row" className={styles.stays}>
                {t.againstBudget}
              </th>
              <td className={styles.number}>{formatMoney(budget)}</td>
              {leveled.bids.map((bid) => (
                <TotalCells key={bid.bidder_id} note={null}>
                  <SavingsFigure savings={subtractMoney(budget, bid.leveled)} />
                </TotalCells>
              ))}
            </tr>
          )}
        </tfoot>
      </table>
    </ScrollBox>
  );
}

function TotalCells({ note, children }: { note: ReactNode; children: ReactNode }) {
  return (
    <>
      <td className={styles.first}>{note}</td>
      <td className={styles.number}>{children}</td>
    </>
  );
}
