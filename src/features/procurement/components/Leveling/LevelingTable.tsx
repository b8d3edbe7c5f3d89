import { memo, type ReactNode, useMemo } from 'react';
import { Button } from '#design-system/actions/Button/Button.tsx';
import { StatusTag } from '#design-system/feedback/StatusTag/StatusTag.tsx';
import { ScrollBox } from '#design-system/layout/ScrollBox/ScrollBox.tsx';
import { formatMoney, NOTHING, subtractMoney } from '#domain/money';
import {
  alternatePrice,
  bidsByLine,
  COVERAGES,
  INVITATIONS,
  type Leveled,
  type LevelingSheet,
  type LineBid,
  type Outlier,
  outliersOf,
  priceOf,
  type ScopeLine,
} from '#domain/procurement';
import { openWords } from '../../model/levelingWords.ts';
import type { LevelingOpen } from './LevelingDialogs.tsx';
import { SavingsFigure } from '../SavingsFigure.tsx';
import * as styles from './Leveling.css.ts';

export interface LevelingTableProps {
  sheet: LevelingSheet;
  leveled: Leveled;
  budget: number | null;
  mayChange: boolean;
  onOpen: (what: LevelingOpen) => void;
}

const money = (amount: number | null) => (amount === null ? NOTHING : formatMoney(amount));

/** Bidders side by side over the scope lines; a line, a bidder and a price open from the table. */
export function LevelingTable({ sheet, leveled, budget, mayChange, onOpen }: LevelingTableProps) {
  const { lines, bidders, alternates = [] } = sheet;
  const rows = useMemo(() => rowsOf(sheet), [sheet]);
  const totals = [
    ['Base bid', 'base', 'Apparent low', leveled.apparentLow],
    ['Plugs', 'plugs', '', []],
    ['Other costs and additional items', 'extras', '', []],
    ...(alternates.length > 0 ? ([['Chosen alternates', 'alternates', '', []]] as const) : []),
    ['Leveled bid', 'leveled', 'Leveled low', leveled.leveledLow],
  ] as const;
  return (
    <ScrollBox label="Leveling" role="region" className={styles.frame}>
      <table className={styles.table} aria-label="Bids by scope line">
        <thead>
          <tr>
            <th scope="col" colSpan={2}>
              Scope
            </th>
            <th scope="col" className={styles.number}>
              Estimate
            </th>
            {bidders.map((bidder) => (
              <th key={bidder.id} scope="colgroup" colSpan={2} className={styles.first}>
                <Named
                  label={bidder.company}
                  mayChange={mayChange}
                  onPress={() => onOpen({ bidder: bidder.id })}
                />{' '}
                {bidder.rejection ? (
                  <StatusTag tone="critical" label="Non-responsive" />
                ) : bidder.invitation === 'SUBMITTED' ? null : (
                  <StatusTag tone="neutral" label={INVITATIONS[bidder.invitation]} />
                )}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <LineRow key={row.line.id} {...row} mayChange={mayChange} onOpen={onOpen} />
          ))}
          {alternates.map((alternate, at) => (
            <tr key={`alternate ${alternate.id}`}>
              <td className={styles.muted}>{`Alt ${at + 1}`}</td>
              <th scope="row" className={styles.name}>
                <Named
                  label={alternate.name}
                  mayChange={mayChange}
                  onPress={() => onOpen({ alternate: alternate.id })}
                />
              </th>
              <td className={styles.number}>{NOTHING}</td>
              {bidders.map((bidder) => (
                <TotalCells key={bidder.id} note={alternate.is_chosen ? 'Chosen' : 'Not chosen'}>
                  {money(alternatePrice(bidder, alternate.id))}
                </TotalCells>
              ))}
            </tr>
          ))}
        </tbody>
        <tfoot>
          {totals.map(([label, part, mark, low]) => (
            <tr key={part} className={mark ? styles.strong : undefined}>
              <th scope="row" colSpan={2}>
                {label}
              </th>
              <td className={styles.number}>
                {mark ? formatMoney(lines.reduce((sum, { estimate }) => sum + (estimate ?? 0), 0)) : null}
              </td>
              {leveled.bids.map((bid) => (
                <TotalCells
                  key={bid.bidder_id}
                  note={
                    low.some((id) => id === bid.bidder_id) ? (
                      <StatusTag tone={part === 'base' ? 'info' : 'positive'} label={mark} />
                    ) : part === 'base' ? (
                      openWords(bid.open)
                    ) : part === 'plugs' && bid.plugged > 0 ? (
                      `${bid.plugged} ${bid.plugged === 1 ? 'line' : 'lines'}`
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
              <th scope="row" colSpan={2}>
                Against budget
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

function Named({ label, mayChange, onPress }: { label: string; mayChange: boolean; onPress: () => void }) {
  return mayChange ? (
    <Button variant="quiet" size="small" onPress={onPress}>
      {label}
    </Button>
  ) : (
    <>{label}</>
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

/** What a bidder says to a line, with how far its price is from the others. */
interface Entry {
  bidder: number;
  company: string;
  bid: LineBid | undefined;
  price: number | null;
  far: Outlier | null;
}

interface LineRowProps {
  line: ScopeLine;
  entries: readonly Entry[];
  mayChange: boolean;
  onOpen: (what: LevelingOpen) => void;
}

function rowsOf(sheet: LevelingSheet): Pick<LineRowProps, 'line' | 'entries'>[] {
  const farOf = outliersOf(sheet);
  const bidders = sheet.bidders.map((bidder) => ({ ...bidder, byLine: bidsByLine(bidder) }));
  return sheet.lines.map((line) => ({
    line,
    entries: bidders.map(({ id, company, byLine }) => {
      const bid = byLine.get(line.id);
      const price = priceOf(line, bid);
      return { bidder: id, company, bid, price, far: price === null ? null : farOf(line.id, price) };
    }),
  }));
}

const isSameEntry = (a: Entry, b: Entry | undefined): boolean =>
  b !== undefined &&
  a.bidder === b.bidder &&
  a.company === b.company &&
  a.bid === b.bid &&
  a.far?.estimate === b.far?.estimate &&
  a.far?.median === b.far?.median;

/** Drawn anew only where something of the line has changed: a sheet has up to 7,200 prices. */
const LineRow = memo(
  ({ line, entries, mayChange, onOpen }: LineRowProps) => (
    <tr>
      <td className={styles.muted}>{line.section || NOTHING}</td>
      <th scope="row" className={styles.name}>
        <Named label={line.name} mayChange={mayChange} onPress={() => onOpen({ line: line.id })} />
      </th>
      <td className={styles.number}>{money(line.estimate)}</td>
      {entries.map((entry) => (
        <Price
          key={entry.bidder}
          line={line}
          entry={entry}
          {...(mayChange && { onPress: () => onOpen({ line: line.id, bidder: entry.bidder }) })}
        />
      ))}
    </tr>
  ),
  (a, b) =>
    a.line === b.line &&
    a.mayChange === b.mayChange &&
    a.onOpen === b.onOpen &&
    a.entries.length === b.entries.length &&
    a.entries.every((entry, at) => isSameEntry(entry, b.entries[at])),
);
LineRow.displayName = 'LineRow';

interface PriceProps {
  line: ScopeLine;
  entry: Entry;
  onPress?: () => void;
}

function Price({ line, entry: { company, bid, price, far }, onPress }: PriceProps) {
  const coverage = COVERAGES[bid?.coverage ?? 'MISSING'];
  const isCaution = bid?.coverage !== 'INCLUDED';
  const percent = far?.estimate ?? far?.median ?? null;
  const word = `${coverage}${bid?.plug == null ? '' : ', plug'}`;
  const amount = money(bid?.plug == null ? price : (price ?? 0) + bid.plug);
  const mark = isCaution ? ` ${styles.plugged}` : '';
  return (
    <>
      <td className={`${styles.first}${mark}`}>
        {word}
        {percent === null ? null : (
          <span className={styles.muted}>
            {` ${Math.abs(percent)}% ${percent > 0 ? 'over' : 'under'} ${far?.estimate == null ? 'median' : 'estimate'}`}
          </span>
        )}
      </td>
      <td className={`${styles.number}${mark}`} title={bid?.note || undefined}>
        {onPress ? (
          <button type="button" className={styles.price} onClick={onPress}>
            <span className={styles.heard}>{`${company}, ${line.name}: ${word}, `}</span>
            {amount}
          </button>
        ) : (
          amount
        )}
      </td>
    </>
  );
}
