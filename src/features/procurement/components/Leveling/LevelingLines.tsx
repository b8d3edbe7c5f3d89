import { memo, type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Button } from '#design-system/actions/Button/Button.tsx';
import { Icon } from '#design-system/icons/Icon/Icon.tsx';
import { Check, X } from '#design-system/icons/shapes.ts';
import { formatMoney, NOTHING } from '#domain/money';
import {
  bidsByLine,
  COVERAGES,
  isInScope,
  type LevelingSheet,
  type LineBid,
  type Outlier,
  outliersOf,
  priceOf,
  type ScopeLine,
} from '#domain/procurement';
import * as t from '../../texts.ts';
import type { LevelingOpen } from './LevelingDialogs.tsx';
import * as styles from './Leveling.css.ts';

/** Lines of one block: it is drawn while it is near what is in sight. */
const BLOCK = 20;
/** From so many lines on a sheet is drawn by blocks. */
const LONG = 100;
const ROW_HEIGHT = 33;

/** Whether only the lines near what is in sight are drawn: a sheet has up to 7,200 prices. */
export const isLong = (lines: readonly ScopeLine[]): boolean => lines.length > LONG;

export interface LevelingLinesProps {
  sheet: LevelingSheet;
  /** Those of its lines that are shown. */
  lines: readonly ScopeLine[];
  mayChange: boolean;
  onOpen: (what: LevelingOpen) => void;
}

/** The scope lines with what each bidder says to them; of a long sheet those near what is in sight, and all of them on paper. */
export function LevelingLines({ sheet, lines, mayChange, onOpen }: LevelingLinesProps) {
  const all = useMemo(() => rowsOf(sheet), [sheet]);
  const rows = useMemo(
    () => lines.map((line) => all.get(line.id)).filter((row) => row !== undefined),
    [all, lines],
  );
  const isPrinted = useIsPrinted();
  const row = ({ line, entries }: Row, place?: number) => (
    <LineRow
      key={line.id}
      line={line}
      entries={entries}
      mayChange={mayChange}
      onOpen={onOpen}
      {...(place !== undefined && { place })}
    />
  );
  if (!isLong(lines) || isPrinted) return <tbody>{rows.map((one) => row(one))}</tbody>;
  const blocks = Array.from({ length: Math.ceil(rows.length / BLOCK) }, (_none, at) => at * BLOCK);
  return blocks.map((start) => (
    <Block
      key={start}
      lines={Math.min(BLOCK, rows.length - start)}
      columns={3 + sheet.bidders.length * 2}
      draw={() => rows.slice(start, start + BLOCK).map((one, at) => row(one, start + at + 3))}
    />
  ));
}

interface BlockProps {
  lines: number;
  columns: number;
  draw: () => ReactNode;
}

/** Lines that are drawn while they are near what is in sight, or hold the focus; else a space as high as they are. */
function Block({ lines, columns, draw }: BlockProps) {
  const body = useRef<HTMLTableSectionElement>(null);
  const [{ isNear, height }, setPlace] = useState({ isNear: false, height: lines * ROW_HEIGHT });
  useEffect(() => {
    const section = body.current;
    if (!section) return undefined;
    const margin = '400px 0px';
    const observer = new IntersectionObserver(
      (entries) => {
        const last = entries.at(-1);
        if (!last) return;
        setPlace((now) => ({
          isNear: last.isIntersecting || section.contains(document.activeElement),
          height: now.isNear ? last.boundingClientRect.height : now.height,
        }));
      },
      // Where a part of the page scrolls, its own margin counts.
      { rootMargin: margin, scrollMargin: margin },
    );
    observer.observe(section);
    return () => observer.disconnect();
  }, []);
  return (
    <tbody ref={body}>
      {isNear ? (
        draw()
      ) : (
        <tr aria-hidden>
          <td colSpan={columns} style={{ height }}>
            {'\u00A0'}
          </td>
        </tr>
      )}
    </tbody>
  );
}

/** Whether the page is being put on paper: then everything has to be there. */
function useIsPrinted(): boolean {
  const [isPrinted, setIsPrinted] = useState(false);
  useEffect(() => {
    const before = () => flushSync(() => setIsPrinted(true));
    const after = () => setIsPrinted(false);
    addEventListener('beforeprint', before);
    addEventListener('afterprint', after);
    return () => {
      removeEventListener('beforeprint', before);
      removeEventListener('afterprint', after);
    };
  }, []);
  return isPrinted;
}

const money = (amount: number | null) => (amount === null ? NOTHING : formatMoney(amount));

/** A name that opens what it names, for those who may change it. */
export function Named({
  label,
  mayChange,
  onPress,
}: {
  label: string;
  mayChange: boolean;
  onPress: () => void;
}) {
  return mayChange ? (
    <Button variant="quiet" size="small" onPress={onPress}>
      {label}
    </Button>
  ) : (
    <>{label}</>
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
  /** Its place in a table of which only a part is drawn. */
  place?: number;
  entries: readonly Entry[];
  mayChange: boolean;
  onOpen: (what: LevelingOpen) => void;
}

const notPriced = ({ inclusion }: ScopeLine) =>
  inclusion === 'BY_OTHERS' ? t.byOthersNotPriced : t.excludedFromThePackage;

type Row = Pick<LineRowProps, 'line' | 'entries'>;

function rowsOf(sheet: LevelingSheet): ReadonlyMap<number, Row> {
  const farOf = outliersOf(sheet);
  const bidders = sheet.bidders.map((bidder) => ({ ...bidder, byLine: bidsByLine(bidder) }));
  const row = (line: ScopeLine): Row => ({
    line,
    entries: bidders.map(({ id, company, byLine }) => {
      const bid = byLine.get(line.id);
      const price = priceOf(line, bid);
      return { bidder: id, company, bid, price, far: price === null ? null : farOf(line.id, price) };
    }),
  });
  return new Map(sheet.lines.map((line) => [line.id, row(line)]));
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
  ({ line, place, entries, mayChange, onOpen }: LineRowProps) => (
    <tr aria-rowindex={place}>
      <td className={styles.muted}>{line.section || NOTHING}</td>
      <th scope="row" className={`${styles.name} ${styles.stays}`}>
        <Named label={line.name} mayChange={mayChange} onPress={() => onOpen({ line: line.id })} />
      </th>
      <td className={styles.number}>{money(line.estimate)}</td>
      {isInScope(line) ? null : (
        <td className={`${styles.first} ${styles.muted}`} colSpan={entries.length * 2}>
          {entries.length === 0 ? null : notPriced(line)}
        </td>
      )}
      {entries
        .filter(() => isInScope(line))
        .map((entry) => (
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
    a.place === b.place &&
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
  const than = `${(percent ?? 0) > 0 ? 'over' : 'under'} ${far?.estimate == null ? 'median' : 'estimate'}`;
  const word = `${coverage}${bid?.plug == null ? '' : t.plug2}`;
  const amount = money(bid?.plug == null ? price : (price ?? 0) + bid.plug);
  // What opens says it by its name.
  const plug =
    bid?.plug == null ? null : (
      <span className={styles.plug} aria-hidden={onPress !== undefined}>
        {t.plugLower}
      </span>
    );
  const mark = isCaution ? ` ${styles.plugged}` : '';
  return (
    <>
      <td className={`${styles.first}${mark}`}>
        <span className={styles.coverage}>
          <span className={isCaution ? undefined : styles.included}>
            <Icon of={isCaution ? X : Check} size="small" />
          </span>
          {coverage}
        </span>
        {percent === null ? null : (
          <span className={styles.muted} title={`${Math.abs(percent)}% ${than}`}>
            {` ${percent > 0 ? '+' : '-'}${Math.abs(percent)}%`}
            <span className={styles.heard}>{` ${than}`}</span>
          </span>
        )}
      </td>
      <td className={`${styles.number}${mark}`} title={bid?.note || undefined}>
        {onPress ? (
          <button type="button" className={styles.price} onClick={onPress}>
            <span className={styles.heard}>{`${company}, ${line.name}: ${word}, `}</span>
            {plug}
            {amount}
          </button>
        ) : (
          <>
            {plug}
            {amount}
          </>
        )}
      </td>
    </>
  );
}
