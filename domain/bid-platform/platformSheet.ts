import {
  type Alternate,
  type Bidder,
  companyKey,
  emptySheet,
  isBought,
  type LevelingSheet,
  type LineBid,
  type PackageStatus,
  type ScopeLine,
} from '#domain/procurement';
import type { PlatformBidder, PlatformLine, PlatformPackage } from './platformAnswers.ts';

/** The line that stands for a bid without lines. */
export const LUMP_SUM = 'Lump sum bid';

const wordsOf = (name: string): string =>
  name
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** A line without words of its own is compared by its letters as they are. */
const keyOf = (section: string, name: string): string => `${wordsOf(section)}/${wordsOf(name) || name}`;

const nextId = (rows: readonly { id: number }[]): number => Math.max(0, ...rows.map(({ id }) => id)) + 1;

/** Lines of a bid, each with how many lines of the same words stood before it: twice the same words are two lines. */
function counted(lines: readonly PlatformLine[]): { key: string; line: PlatformLine }[] {
  const times = new Map<string, number>();
  return lines.map((line) => {
    const key = keyOf(line.section, line.name);
    const time = times.get(key) ?? 0;
    times.set(key, time + 1);
    return { key: `${key}/${time}`, line };
  });
}

/** What a bid prices: its own lines, or its total as one line. */
function pricedLines({ bid }: PlatformBidder): PlatformLine[] {
  if (!bid) return [];
  const lines = bid.lines.filter(({ kind }) => kind === 'COST_BREAKDOWN');
  if (lines.length > 0 || bid.total === null) return lines;
  const lump = { section: '', unit: 'LS', quantity: null, unit_price: null, answer: '' };
  return [{ ...lump, kind: 'COST_BREAKDOWN', name: LUMP_SUM, amount: bid.total }];
}

/** What a bidder says beside the prices: answers to inclusions, and notes. */
function qualificationsOf({ bid }: PlatformBidder): string {
  const answers = (bid?.lines ?? [])
    .filter(({ kind, answer }) => kind === 'INCLUSION' && answer !== '')
    .map(({ name, answer }) => `${name}: ${answer}`);
  return [...answers, bid?.notes ?? '']
    .filter((part) => part !== '')
    .join('\n')
    .slice(0, 4000);
}

/**
 * The leveling sheet of a package with what the platform has of it. Lines are found by section and words, companies by
 * name: taken again, nothing doubles. Plugs, notes, private costs and reasons for rejecting a bid stay; prices follow the
 * newest revision. Companies that the platform does not know stay as they are.
 */
export function sheetOfPlatform(before: LevelingSheet | null, from: PlatformPackage): LevelingSheet {
  const base = before ?? emptySheet;
  const lines: ScopeLine[] = [...base.lines];
  const alternates: Alternate[] = [...(base.alternates ?? [])];
  const lineIds = new Map(
    counted(
      lines.map((line) => ({
        ...line,
        kind: 'COST_BREAKDOWN' as const,
        unit_price: null,
        amount: null,
        answer: '',
      })),
    ).map(({ key }, at) => [key, lines[at]?.id ?? 0]),
  );
  const alternateIds = new Map(alternates.map(({ id, name }) => [wordsOf(name), id]));
  const bidders: Bidder[] = [...base.bidders];
  for (const invited of from.bidders) {
    const at = bidders.findIndex(({ company }) => companyKey(company) === companyKey(invited.company));
    const old = bidders[at];
    const priced = counted(pricedLines(invited)).map(({ key, line }) => ({
      id: lineIds.get(key) ?? addLine(lines, lineIds, key, line),
      line,
    }));
    const next: Bidder = {
      id: old?.id ?? nextId(bidders),
      company: old?.company ?? invited.company,
      contact: invited.contact || (old?.contact ?? ''),
      invitation: invited.bid
        ? 'SUBMITTED'
        : old?.invitation === 'SUBMITTED'
          ? old.invitation
          : invited.state,
      stated_total: invited.bid ? invited.bid.total : (old?.stated_total ?? null),
      rejection: old?.rejection ?? '',
      qualifications: invited.bid ? qualificationsOf(invited) : (old?.qualifications ?? ''),
      alternates: invited.bid ? alternatePrices(invited, alternates, alternateIds) : (old?.alternates ?? []),
      bids: invited.bid ? bidsOf(priced, old) : (old?.bids ?? []),
      extras: old?.extras ?? [],
    };
    if (at < 0) bidders.push(next);
    else bidders[at] = next;
  }
  return { lines, bidders, ...(alternates.length > 0 && { alternates }) };
}

function addLine(lines: ScopeLine[], ids: Map<string, number>, key: string, from: PlatformLine): number {
  const id = nextId(lines);
  const { section, name, quantity, unit } = from;
  lines.push({ id, section, name, quantity, unit, estimate: null });
  ids.set(key, id);
  return id;
}

function alternatePrices(
  { bid }: PlatformBidder,
  alternates: Alternate[],
  ids: Map<string, number>,
): NonNullable<Bidder['alternates']> {
  const prices = new Map<number, number | null>();
  for (const { kind, name, amount } of bid?.lines ?? []) {
    if (kind !== 'ALTERNATE') continue;
    const key = wordsOf(name);
    const id = ids.get(key) ?? nextId(alternates);
    if (!ids.has(key)) {
      alternates.push({ id, name: name.slice(0, 120), is_chosen: false });
      ids.set(key, id);
    }
    prices.set(id, amount);
  }
  return [...prices].map(([id, amount]) => ({ alternate_id: id, amount }));
}

/** Prices of the new bid; plugs and notes of ours stay on their lines. */
function bidsOf(priced: readonly { id: number; line: PlatformLine }[], old: Bidder | undefined): LineBid[] {
  const own = new Map(old?.bids.map((bid) => [bid.line_id, bid]));
  const bids = priced.map(({ id, line }): LineBid => {
    const said = own.get(id);
    own.delete(id);
    const isPriced = line.amount !== null || (line.unit_price !== null && line.quantity !== null);
    return {
      line_id: id,
      coverage: isPriced ? 'INCLUDED' : 'MISSING',
      unit_price: line.quantity === null ? null : line.unit_price,
      amount: line.amount,
      plug: said?.plug ?? null,
      note: said?.note ?? '',
    };
  });
  const kept = [...own.values()]
    .filter(({ plug, note }) => plug !== null || note !== '')
    .map((bid): LineBid => ({ ...bid, coverage: 'MISSING', unit_price: null, amount: null }));
  return [...bids, ...kept];
}

/** Where a package stands once its bids were taken over: out to bid goes on to bids received, nothing goes back. */
export function statusAfter(status: PackageStatus | null, from: PlatformPackage): PackageStatus {
  const hasBids = from.bidders.some(({ bid }) => bid !== null);
  const isOut = from.bidders.length > 0;
  const reached: PackageStatus = hasBids ? 'BIDS_RECEIVED' : isOut ? 'OUT_TO_BID' : 'NOT_STARTED';
  if (status === null) return reached;
  if (status === 'OUT_TO_BID' && hasBids) return 'BIDS_RECEIVED';
  if ((status === 'READY' || status === 'REBID') && isOut) return reached;
  return status;
}

/** A package here that one of the platform may belong to. */
export interface OwnPackage {
  id: number;
  number: number;
  name: string;
  status: PackageStatus;
  /** Package of the platform that it was taken from; empty where it never was. */
  platform_id: string;
  /** Bids by link are still sealed. */
  is_sealed: boolean;
}

/** Why a package of the platform is taken for one here. */
export type MatchReason = 'taken_before' | 'name' | 'number';

/**
 * The package here that one of the platform belongs to: the one it was taken into before, else the only one of the same
 * name, else the only one of the same number. Each package here is proposed once.
 */
export function matchPackages(
  from: readonly Pick<PlatformPackage, 'id' | 'name' | 'number'>[],
  own: readonly OwnPackage[],
): Map<string, { id: number; by: MatchReason }> {
  const found = new Map<string, { id: number; by: MatchReason }>();
  const left = new Map(own.map((one) => [one.id, one]));
  const take = (by: MatchReason, fits: (one: OwnPackage, of: (typeof from)[number]) => boolean) => {
    for (const one of from) {
      if (found.has(one.id)) continue;
      const fitting = [...left.values()].filter((candidate) => fits(candidate, one));
      const [only] = fitting;
      if (!only || fitting.length > 1) continue;
      found.set(one.id, { id: only.id, by });
      left.delete(only.id);
    }
  };
  take('taken_before', (candidate, { id }) => candidate.platform_id === id);
  take(
    'name',
    (candidate, { name }) => candidate.platform_id === '' && wordsOf(candidate.name) === wordsOf(name),
  );
  take(
    'number',
    (candidate, { number }) =>
      candidate.platform_id === '' &&
      number !== '' &&
      Number(/^(?:bp-?)?(\d+)$/i.exec(number)?.[1]) === candidate.number,
  );
  return found;
}

/** Why bids of the platform cannot go into a package; null where they can. */
export function targetProblem({
  status,
  is_sealed: isSealed,
}: Pick<OwnPackage, 'status' | 'is_sealed'>): string | null {
  if (isBought(status)) return 'This package is bought. Move it back to Recommended to change its bids.';
  return isSealed ? 'Bids by link are sealed. Open them first.' : null;
}
