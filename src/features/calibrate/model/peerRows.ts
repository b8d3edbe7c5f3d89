import { niceStep } from '#design-system/charts/axes/niceStep.ts';
import {
  comparable,
  type Comparing,
  comparedAmount,
  isLeftOut,
  type PeerMeasure,
  placeAmong,
  type Standing,
  withoutFactors,
} from '#domain/calibrate';
import { abbreviateTick, formatMoney } from '#domain/money';
import type { Calibrate, CalibratePeer } from '../calibrateQueries.ts';
import * as t from '../texts.ts';
import { dividedBy } from './measureWords.ts';

/** A project of the comparison with what it comes to; the steps lead from what it was to what it is here. */
export interface PeerRow {
  peer: CalibratePeer;
  isMine: boolean;
  /** Switched off, so that it counts in no figure. */
  isOut: boolean;
  /** As it was, after its place, after its time, and after the company's own measure; in dollars or dollars a square foot. */
  steps: readonly [raw: number, place: number, time: number, own: number];
  amount: number;
}

function rowOf(found: CalibratePeer, isMine: boolean, { without, ...by }: Comparing): PeerRow | null {
  const peer = withoutFactors(found, by.skips);
  const raw = comparable(peer, { measure: by.measure, isNormalized: false });
  const amount = comparedAmount(found, by);
  if (raw === null || amount === null) return null;
  const place = raw * peer.by_location;
  const time = place * peer.by_time;
  const own = time * peer.by_custom;
  return {
    peer,
    isMine,
    isOut: isLeftOut(peer, without),
    steps: [raw, place, time, own],
    amount,
  };
}

/** The project on top, then its peers from the dearest to the cheapest, and where it stands among those that count. */
export function peerRows(
  { project, peers }: Pick<Calibrate, 'project' | 'peers'>,
  choices: Comparing,
): { mine: PeerRow | null; rows: PeerRow[]; standing: Standing | null } {
  const mine = rowOf(project, true, choices);
  const rows = peers
    .flatMap((peer) => rowOf(peer, false, choices) ?? [])
    .toSorted((a, b) => b.amount - a.amount);
  return { mine, rows, standing: placeAmong({ project, peers }, choices).standing };
}

/** `$940.00` a square foot, `$1,639,583` a bed, `$314,800,000` in all. */
export const amountWords = (amount: number, measure: PeerMeasure): string =>
  measure === 'area'
    ? new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' }).format(amount)
    : formatMoney(Math.round(amount));

/** `× 1.2135`; a dash where nothing changes. */
export const factorWords = (factor: number): string => (factor === 1 ? '-' : `× ${factor.toFixed(4)}`);

/** Where the project stands, in a sentence. */
export function standingWords(
  project: Pick<CalibratePeer, 'name' | 'base_unit_name'>,
  standing: Standing,
  mine: number,
  measure: PeerMeasure,
): string {
  const { name } = project;
  const { overMedian, median, highest, lowest } = standing;
  const unit = dividedBy(measure, project);
  const shown = `${amountWords(median, measure)}${unit === null ? '' : ` / ${unit}`}`;
  const share = overMedian === null ? 0 : Math.round(Math.abs(overMedian) * 10) / 10;
  const place =
    overMedian === null || share === 0
      ? t.nameIsAtTheMedian(name, shown)
      : t.nameIsShareValue(name, share, overMedian > 0 ? t.above : t.below, shown);
  if (mine > highest) return t.placeAndAboveTheHighest(place, amountWords(highest, measure));
  if (mine < lowest) return t.placeAndBelowTheLowest(place, amountWords(lowest, measure));
  return t.placeBetweenLowestAndHighest(place, amountWords(lowest, measure), amountWords(highest, measure));
}

/** Where amounts stand on the axis of a comparison, in % of its width, and its ticks. */
export interface PeerAxis {
  at: (amount: number) => number;
  ticks: { amount: number; label: string }[];
}

/** An axis with some room beside the lowest and the highest amount, and round ticks whose labels it does not cut. */
export function peerAxis(amounts: readonly number[]): PeerAxis {
  const [low, high] = [Math.min(...amounts), Math.max(...amounts)];
  const span = Math.max(high - low, high * 0.02, 1);
  const middle = (low + high) / 2;
  const [from, to] = [middle - span * 0.56, middle + span * 0.56];
  const at = (amount: number) => ((amount - from) / (to - from)) * 100;
  const nice = niceStep(Math.max(1, span / 5));
  // Labels are whole dollars.
  const step = Number.isInteger(nice) ? nice : 5;
  const label = (amount: number) => (high < 100_000 ? formatMoney(amount) : abbreviateTick(amount, step));
  const count = Math.floor(to / step) - Math.ceil(from / step) + 1;
  const ticks = Array.from({ length: count }, (_, index) => (Math.ceil(from / step) + index) * step)
    .filter((amount) => at(amount) >= 5 && at(amount) <= 95)
    .map((amount) => ({ amount, label: label(amount) }));
  return { at, ticks };
}
