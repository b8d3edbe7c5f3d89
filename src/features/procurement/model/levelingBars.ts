import { niceStep } from '#design-system/charts/axes/niceStep.ts';
import { type Leveled, type LevelingSheet } from '#domain/procurement';
import * as t from '../texts.ts';

/** What a bid is leveled by: its own lines, what was left out of it, and what stands beside it. */
export const BAR_PARTS = { base: t.baseBid, plugs: t.plugs, other: t.otherCosts } as const;
/** A part of a bar. */
export type BarPart = keyof typeof BAR_PARTS;

/** The bar of one bid; places are dollars. */
export interface LevelingBar {
  id: number;
  company: string;
  isLow: boolean;
  base: number;
  leveled: number;
  /** What stands beside each other, from the start of the axis on. */
  parts: { part: BarPart; from: number; to: number }[];
  /** What deductions take away again; null without any. */
  taken: { from: number; to: number } | null;
}

/** The bars of the bids that count on one axis; an axis that does not begin at $0 is broken. */
export interface LevelingBars {
  from: number;
  to: number;
  isBroken: boolean;
  ticks: number[];
  bars: LevelingBar[];
  /** The budget where it stands on the axis. */
  budget: number | null;
}

/** Lays out the bids that count; null while none does, or where all of them are $0. */
export function levelingBars(
  { bidders }: LevelingSheet,
  { bids, leveledLow }: Leveled,
  budget: number | null,
): LevelingBars | null {
  const counted = bids.filter(({ counts }) => counts);
  const values = [
    ...counted.flatMap(({ base, leveled }) => [base, leveled]),
    ...(budget === null ? [] : [budget]),
  ];
  const highest = Math.max(
    ...counted.map(({ base, plugs, leveled }) => Math.max(base + plugs, leveled)),
    ...values,
  );
  if (counted.length === 0 || highest <= 0) return null;
  const lowest = Math.min(...values);
  // Bids that are near each other are told apart; those that are not begin at $0.
  const isBroken = lowest > highest / 2;
  const span = isBroken ? (highest - lowest) * 1.5 || highest / 10 : highest;
  const step = niceStep(span / 5);
  const from = isBroken ? Math.max(0, Math.floor((highest - span) / step) * step) : 0;
  const to = Math.ceil((highest + step / 10) / step) * step;
  const companies = new Map(bidders.map(({ id, company }) => [id, company]));
  return {
    from,
    to,
    isBroken: from > 0,
    ticks: Array.from({ length: Math.round((to - from) / step) + 1 }, (_none, at) => from + at * step).slice(
      from > 0 ? 1 : 0,
    ),
    budget,
    bars: counted.map(({ bidder_id: id, base, plugs, extras, alternates, leveled }) => {
      const parts: LevelingBar['parts'] = [];
      let at = 0;
      let most = 0;
      for (const [part, amount] of [
        ['base', base],
        ['plugs', plugs],
        ['other', extras + alternates],
      ] as const) {
        if (amount > 0)
          parts.push({
            part,
            from: Math.max(from, Math.min(at, leveled)),
            to: Math.max(from, Math.min(at + amount, leveled)),
          });
        at += amount;
        most = Math.max(most, at);
      }
      return {
        id,
        company: companies.get(id) ?? '',
        isLow: leveledLow.includes(id),
        base,
        leveled,
        parts: parts.filter((one) => one.to > one.from),
        taken: most > leveled ? { from: Math.max(from, leveled), to: most } : null,
      };
    }),
  };
}
