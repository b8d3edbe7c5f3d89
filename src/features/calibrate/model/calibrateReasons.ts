import { formatArea, toSquareFeet } from '#domain/area';
import {
  amountHere,
  type Factor,
  FACTORS,
  type LikenessPart,
  likenessParts,
  type PeerMeasure,
  type Standing,
  withoutFactors,
} from '#domain/calibrate';
import { formatNumber, formatPercent } from '#domain/money';
import { moneyPart, type Reason, type ReasonPart } from '#shared/why';
import type { CalibratePeer } from '../calibrateQueries.ts';
import * as t from '../texts.ts';
import { type BreakdownRow, type EstimateColumn, TARGET_LEVELS, type TargetLevel } from './breakdownRows.ts';
import { costPer } from './measureWords.ts';
import { amountWords, type PeerRow } from './peerRows.ts';

/** How figures are compared: as the address of the page has it. */
export interface Choices {
  measure: PeerMeasure;
  isNormalized: boolean;
  skips: readonly Factor[];
}

type Named = readonly { name: string; amount: number }[];
const most = 20;
const times = (factor: number) => `× ${factor.toFixed(4)}`;

/** From the cost of an estimate to the figure: divided by the area, then by place, time and the company's own measure. */
function steps(
  cost: number | null,
  found: CalibratePeer,
  { measure, isNormalized, skips }: Choices,
): ReasonPart[] {
  const peer = withoutFactors(found, skips);
  const feet = toSquareFeet(found.area);
  const unit = found.area.unit === 'sq_ft' ? '' : t.numberGsf(formatNumber(Math.round(feet)));
  return [
    moneyPart(found.milestone ?? t.newestEstimate, cost),
    ...(measure === 'area'
      ? [{ name: t.dividedByTheArea, text: `${formatArea(found.area)}${unit}` }]
      : measure === 'unit'
        ? [{ name: t.dividedBy, text: unitsOf(found) }]
        : []),
    ...(isNormalized
      ? (Object.keys(FACTORS) as Factor[])
          .filter((factor) => peer[FACTORS[factor].field] !== 1)
          .map((factor) => ({ name: FACTORS[factor].label, text: times(peer[FACTORS[factor].field]) }))
      : []),
  ];
}

/** `192 beds`. */
const unitsOf = ({ base_units: units, base_unit_name: name }: CalibratePeer) =>
  `${formatNumber(units)} ${name ?? 'units'}`;

/** Why a project comes to what it comes to, from its estimate on. */
export const peerReason = (row: PeerRow, choices: Choices): Reason => ({
  sentence: choices.isNormalized ? t.theNewestEstimateBrought : t.theNewestEstimate,
  parts: steps(row.peer.cost, row.peer, choices),
  sum: {
    name: costPer(choices.measure, row.peer),
    text: amountWords(choices.isNormalized ? row.steps[3] : row.steps[0], choices.measure),
  },
});

const factorSentences: Record<Factor, (peer: CalibratePeer) => string> = {
  city: ({ city }) => t.whatBuildingCostsIn(city ?? t.itsOwnPlace),
  time: ({ year }) => t.whatBuildingCosts(year ?? t.itsOwnYear),
  custom: () => t.aMeasureOfTheCompanys,
};

/** Where a factor comes from, and what it does. */
export const factorReason = (row: PeerRow, factor: Factor, measure: PeerMeasure): Reason => {
  const at = (Object.keys(FACTORS) as Factor[]).indexOf(factor);
  const [before = 0, after = 0] = row.steps.slice(at, at + 2);
  return {
    sentence: t.valueItIsSet(factorSentences[factor](row.peer), row.peer.name),
    parts: [
      { name: t.before, text: amountWords(before, measure) },
      { name: FACTORS[factor].label, text: times(row.peer[FACTORS[factor].field]) },
    ],
    sum: { name: t.after, text: amountWords(after, measure) },
  };
};

/** A figure of where the project stands. */
export type StandingFigure =
  | 'lowest'
  | 'firstQuartile'
  | 'median'
  | 'thirdQuartile'
  | 'highest'
  | 'overMedian'
  | 'percentile'
  | 'outliers';

const standingSentences: Record<Exclude<StandingFigure, 'overMedian' | 'percentile'>, string> = {
  lowest: t.theLowestOfThePeers,
  firstQuartile: t.aQuarterOfThePeers,
  median: t.halfOfThePeers,
  thirdQuartile: t.threeQuartersOfThePeers,
  highest: t.theHighestOfThePeers,
  outliers: t.furtherFromTheMiddleHalf,
};

/** Why the project stands where it stands: the peers that count, in order. */
export function standingReason(
  figure: StandingFigure,
  {
    peers,
    mine,
    standing,
    measure,
  }: { peers: Named; mine: number | null; standing: Standing; measure: PeerMeasure },
): Reason {
  const words = (amount: number) => amountWords(amount, measure);
  const part = ({ name, amount }: Named[number]) => ({ name, text: words(amount) });
  if (figure === 'overMedian' && mine !== null)
    return {
      sentence: t.thisProjectIsPercentValue(
        formatPercent(Math.abs(standing.overMedian ?? 0)),
        (standing.overMedian ?? 0) < 0 ? t.below : t.above,
      ),
      parts: [part({ name: t.thisProject, amount: mine }), part({ name: t.median, amount: standing.median })],
      sum: { name: t.toTheMedian, text: words(mine - standing.median) },
    };
  const ordered = peers.toSorted((a, b) => b.amount - a.amount);
  const listed =
    figure === 'outliers' ? ordered.filter(({ amount }) => standing.outliers.includes(amount)) : ordered;
  const below = ordered.filter(({ amount }) => mine !== null && amount < mine).length;
  const left = listed.length - most;
  return {
    sentence:
      figure === 'percentile' || figure === 'overMedian'
        ? t.belowOfLengthPeers(below, ordered.length)
        : standingSentences[figure],
    parts: [...listed.slice(0, most).map(part), ...(left > 0 ? [{ name: t.leftMore(left), text: '' }] : [])],
    ...(figure === 'percentile' && mine !== null && { sum: part({ name: t.thisProject, amount: mine }) }),
  };
}

/** Why an estimate comes to what it comes to under a member, or as a whole. */
export const cellReason = (
  row: BreakdownRow,
  at: number,
  { peer }: EstimateColumn,
  choices: Choices,
): Reason => ({
  sentence: choices.isNormalized ? t.whatTheEstimateHoldsHereBrought : t.whatTheEstimateHoldsHere,
  parts: steps(row.costs[at] ?? null, peer, choices),
  sum: { name: costPer(choices.measure, peer), text: amountWords(row.cells[at] ?? 0, choices.measure) },
});

/** Why a column comes to its cost: the estimate and its factors. */
export const headReason = ({ peer }: EstimateColumn, choices: Choices, text: string): Reason => ({
  sentence: choices.isNormalized ? t.theEstimateBroughtToOne : t.theEstimateAsItWas,
  parts: steps(peer.cost, peer, { ...choices, measure: 'cost' }),
  sum: { name: t.cost, text },
});

const likenessNames: Record<LikenessPart, string> = {
  size: t.size,
  category: t.constructionCategory,
  year: t.year,
  delivery: t.delivery,
  place: t.cityOrState,
};

/** Why a peer is as alike as it is. */
export const likenessReason = (project: CalibratePeer, peer: CalibratePeer, share: number): Reason => ({
  sentence: t.howAlikeTheTwoProjects,
  parts: likenessParts(project, peer).map(({ part, points, most: limit }) => ({
    name: likenessNames[part],
    text: t.numberOfLimit(formatNumber(points, 1), limit),
  })),
  sum: { name: t.likeness, text: `${share}%` },
});

/** Why the peers propose a target: their figure, over this project's area, back at its place and time, or its share of the budget. */
export function proposedReason(
  { standing, peers }: BreakdownRow,
  found: CalibratePeer,
  { level, budget, amount }: { level: TargetLevel; budget: number | null; amount: number },
  choices: Choices,
): Reason {
  const project = withoutFactors(found, choices.skips);
  const figure = standing?.[level] ?? 0;
  const { label } = TARGET_LEVELS[level];
  const of = t.labelOfLengthValue(label, peers.length, t.peerWord(peers.length));
  return {
    sentence:
      budget === null
        ? t.theLabelOfThePeers(label.toLowerCase())
        : t.theLabelOfThePeersBrought(label.toLowerCase()),
    parts: [
      { name: of, text: amountWords(figure, choices.measure) },
      ...(choices.measure === 'area'
        ? [{ name: t.area, text: t.timesNumberGsf(formatNumber(Math.round(toSquareFeet(project.area)))) }]
        : choices.measure === 'unit'
          ? [{ name: t.baseUnits, text: `× ${unitsOf(project)}` }]
          : []),
      ...(choices.isNormalized
        ? (Object.keys(FACTORS) as Factor[])
            .filter((factor) => project[FACTORS[factor].field] !== 1)
            .map((factor) => ({
              name: FACTORS[factor].label,
              text: `÷ ${project[FACTORS[factor].field].toFixed(4)}`,
            }))
        : []),
      ...(budget === null
        ? []
        : [
            moneyPart(t.beforeItIsSharedOut, amountHere(figure, project, choices)),
            moneyPart(t.budget, budget),
          ]),
    ],
    sum: moneyPart(t.newTarget, amount),
  };
}
