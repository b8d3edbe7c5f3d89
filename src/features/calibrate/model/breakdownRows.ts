import {
  amountHere,
  comparable,
  isLeftOut,
  likeness,
  partOf,
  type Standing,
  standingOf,
  withoutFactors,
} from '#domain/calibrate';
import type { Breakdown, Calibrate, CalibratePeer } from '../calibrateQueries.ts';
import * as t from '../texts.ts';
import { dividedBy } from './measureWords.ts';
import { type CalibrateFilters, MOST_COLUMNS } from './calibrateFilters.ts';

type Choices = Pick<CalibrateFilters, 'measure' | 'isNormalized' | 'without' | 'skips'>;

/** An estimate that stands as a column: the project's own, a peer's, or a further one. */
export interface EstimateColumn {
  key: string;
  peer: CalibratePeer;
  isMine: boolean;
}

/** A member with what it comes to in each column, and where the project's own stands among the peers that count. */
export interface BreakdownRow {
  key: string;
  /** The code's number where it is one that targets can be set for. */
  id: number | null;
  code: string | null;
  name: string;
  mine: number | null;
  cells: (number | null)[];
  /** Its estimated cost in each column, before it is divided and normalized. */
  costs: (number | null)[];
  /** The peers that count and have any, with what it comes to there. */
  peers: readonly { name: string; amount: number }[];
  /** The same as amounts alone. */
  others: number[];
  standing: Standing | null;
  /** Why it counts in no figure; null where it counts. */
  leftOut: string | null;
}

const columnOf = (peer: CalibratePeer, isMine = false): EstimateColumn => ({
  key: `${peer.id} ${peer.milestone_id ?? ''}`,
  peer,
  isMine,
});

const namedAmount = ({ name }: CalibratePeer, amount: number | null) =>
  amount === null ? [] : [{ name, amount }];

/** How alike each peer is to the project, in percent; the most alike first. */
export const byLikeness = ({ project, peers }: Pick<Calibrate, 'project' | 'peers'>) =>
  peers
    .map((peer) => ({ peer, share: likeness(project, peer) }))
    .toSorted((a, b) => b.share - a.share || a.peer.name.localeCompare(b.peer.name));

/** The peers that stand as columns: those that were chosen, else the three most alike among those that count. */
export function columnsOf(
  found: Pick<Calibrate, 'project' | 'peers'>,
  estimates: readonly CalibratePeer[],
  { columns, without }: Pick<CalibrateFilters, 'columns' | 'without'>,
): EstimateColumn[] {
  const chosen =
    columns === null
      ? byLikeness(found)
          .filter(({ peer }) => !isLeftOut(peer, without))
          .slice(0, 3)
          .map(({ peer }) => peer)
      : columns.flatMap((id) => found.peers.find((peer) => peer.id === id) ?? []);
  const beside = [...chosen, ...estimates].slice(0, MOST_COLUMNS);
  return [columnOf(found.project, true), ...beside.map((peer) => columnOf(peer))];
}

/** Every peer that is compared and counts as a column, from the dearest to the cheapest, at most as many as fit beside the project. */
export function peerColumnsOf(
  { project, peers }: Pick<Calibrate, 'project' | 'peers'>,
  choices: Choices,
): EstimateColumn[] {
  const counted = peers.flatMap((peer) => {
    const worth = comparable(withoutFactors(peer, choices.skips), choices);
    return worth === null || isLeftOut(peer, choices.without) ? [] : [{ peer, worth }];
  });
  return [
    columnOf(project, true),
    ...counted
      .toSorted((a, b) => b.worth - a.worth)
      .slice(0, MOST_COLUMNS)
      .map(({ peer }) => columnOf(peer)),
  ];
}

/** Rows of a breakdown over these columns. A member that a peer has nothing under does not count as zero there. */
export function breakdownRows(
  { project, peers }: Pick<Calibrate, 'project' | 'peers'>,
  { members, amounts }: Pick<Breakdown, 'members' | 'amounts'>,
  columns: readonly EstimateColumn[],
  choices: Choices,
): BreakdownRow[] {
  const kept = new Map(amounts.map(({ milestone_id, key, amount }) => [`${milestone_id} ${key}`, amount]));
  const value = (key: string, found: CalibratePeer) => {
    const amount = kept.get(`${found.milestone_id ?? ''} ${key}`);
    return amount === undefined ? null : partOf(amount, withoutFactors(found, choices.skips), choices);
  };
  const counted = peers.filter((peer) => !isLeftOut(peer, choices.without));
  return members.map(({ key, id, code, name, left_out_note: leftOut }) => {
    const mine = value(key, project);
    const named = counted.flatMap((peer) => namedAmount(peer, value(key, peer)));
    const others = named.map(({ amount }) => amount);
    return {
      key,
      id,
      code,
      name,
      mine,
      cells: columns.map(({ peer }) => value(key, peer)),
      costs: columns.map(({ peer }) => kept.get(`${peer.milestone_id ?? ''} ${key}`) ?? null),
      peers: named,
      others,
      standing: leftOut === null ? standingOf(others, mine) : null,
      leftOut,
    };
  });
}

/** The row of what each column comes to as a whole, less the members that are left out. */
export function totalRow(
  { project, peers }: Pick<Calibrate, 'project' | 'peers'>,
  { members, amounts }: Pick<Breakdown, 'members' | 'amounts'>,
  columns: readonly EstimateColumn[],
  choices: Choices,
): BreakdownRow {
  const out = new Set(members.flatMap(({ key, left_out_note: note }) => (note === null ? [] : key)));
  const lost = new Map<number, number>();
  for (const { milestone_id: id, key, amount } of amounts)
    if (out.has(key)) lost.set(id, (lost.get(id) ?? 0) + amount);
  const costOf = (peer: CalibratePeer) =>
    peer.cost === null ? null : peer.cost - (lost.get(peer.milestone_id ?? 0) ?? 0);
  const value = (peer: CalibratePeer) =>
    comparable(withoutFactors({ ...peer, cost: costOf(peer) }, choices.skips), choices);
  const mine = value(project);
  const named = peers
    .filter((peer) => !isLeftOut(peer, choices.without))
    .flatMap((peer) => namedAmount(peer, value(peer)));
  const others = named.map(({ amount }) => amount);
  return {
    key: 'total',
    id: null,
    code: null,
    name: choices.measure === 'cost' ? t.total : t.totalPerDividedBy(dividedBy(choices.measure, project)),
    leftOut: null,
    mine,
    cells: columns.map(({ peer }) => value(peer)),
    costs: columns.map(({ peer }) => costOf(peer)),
    peers: named,
    others,
    standing: standingOf(others, mine),
  };
}

/** Which of the peers' figures targets are taken from. */
export const TARGET_LEVELS = {
  firstQuartile: { label: t.firstQuartile },
  median: { label: t.median },
  thirdQuartile: { label: t.thirdQuartile },
} as const;

/** A figure of the peers that targets can be taken from. */
export type TargetLevel = keyof typeof TARGET_LEVELS;

/**
 * Targets in whole dollars of this project from what its peers come to. With a budget they share it in the same
 * proportions, and the largest takes what rounding leaves.
 */
export function proposedTargets(
  rows: readonly BreakdownRow[],
  project: CalibratePeer,
  level: TargetLevel,
  { budget, ...choices }: Pick<Choices, 'measure' | 'isNormalized' | 'skips'> & { budget: number | null },
): { id: number; name: string; amount: number }[] {
  const here = withoutFactors(project, choices.skips);
  const found = rows.flatMap(({ id, code, name, standing }) =>
    id !== null && id > 0 && standing
      ? [
          {
            id,
            name: code === null ? name : `${code} ${name}`,
            amount: amountHere(standing[level], here, choices),
          },
        ]
      : [],
  );
  const sum = found.reduce((all, { amount }) => all + amount, 0);
  if (budget === null || sum <= 0) return found;
  const shared = found.map((row) => ({ ...row, amount: Math.round((row.amount / sum) * budget) }));
  const rest = Math.round(budget) - shared.reduce((all, { amount }) => all + amount, 0);
  const largest = shared.reduce((best, row, at) => (row.amount > (shared[best]?.amount ?? 0) ? at : best), 0);
  return shared.map((row, at) => (at === largest ? { ...row, amount: row.amount + rest } : row));
}
