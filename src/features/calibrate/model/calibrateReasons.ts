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
  const unit = found.area.unit === 'sq_ft' ? '' : `, ${formatNumber(Math.round(feet))} GSF`;
  return [
    moneyPart(found.milestone ?? 'Newest estimate', cost),
    ...(measure === 'area'
      ? [{ name: 'Divided by the area', text: `${formatArea(found.area)}${unit}` }]
      : measure === 'unit'
        ? [{ name: 'Divided by', text: unitsOf(found) }]
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
  sentence: choices.isNormalized
    ? 'The newest estimate, brought to one place and time by the factors of the project.'
    : 'The newest estimate as it was.',
  parts: steps(row.peer.cost, row.peer, choices),
  sum: {
    name: costPer(choices.measure, row.peer),
    text: amountWords(choices.isNormalized ? row.steps[3] : row.steps[0], choices.measure),
  },
});

const factorSentences: Record<Factor, (peer: CalibratePeer) => string> = {
  city: ({ city }) => `What building costs in the common place, beside ${city ?? 'its own place'}.`,
  time: ({ year }) => `What building costs at the common time, beside ${year ?? 'its own year'}.`,
  custom: () => 'A measure of the company’s own.',
};

/** Where a factor comes from, and what it does. */
export const factorReason = (row: PeerRow, factor: Factor, measure: PeerMeasure): Reason => {
  const at = (Object.keys(FACTORS) as Factor[]).indexOf(factor);
  const [before = 0, after = 0] = row.steps.slice(at, at + 2);
  return {
    sentence: `${factorSentences[factor](row.peer)} It is set in the Normalization of ${row.peer.name}.`,
    parts: [
      { name: 'Before', text: amountWords(before, measure) },
      { name: FACTORS[factor].label, text: times(row.peer[FACTORS[factor].field]) },
    ],
    sum: { name: 'After', text: amountWords(after, measure) },
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
  lowest: 'The lowest of the peers that count.',
  firstQuartile: 'A quarter of the peers that count lies below. Between two of them it lies in proportion.',
  median: 'Half of the peers that count lies below. Between two of them it lies in proportion.',
  thirdQuartile:
    'Three quarters of the peers that count lie below. Between two of them it lies in proportion.',
  highest: 'The highest of the peers that count.',
  outliers: 'Further from the middle half than one and a half times that half’s span.',
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
      sentence: `This project is ${formatPercent(Math.abs(standing.overMedian ?? 0))} ${(standing.overMedian ?? 0) < 0 ? 'below' : 'above'} the median of its peers.`,
      parts: [
        part({ name: 'This project', amount: mine }),
        part({ name: 'Median', amount: standing.median }),
      ],
      sum: { name: 'To the median', text: words(mine - standing.median) },
    };
  const ordered = peers.toSorted((a, b) => b.amount - a.amount);
  const listed =
    figure === 'outliers' ? ordered.filter(({ amount }) => standing.outliers.includes(amount)) : ordered;
  const below = ordered.filter(({ amount }) => mine !== null && amount < mine).length;
  const left = listed.length - most;
  return {
    sentence:
      figure === 'percentile' || figure === 'overMedian'
        ? `${below} of ${ordered.length} peers are below this project; those equal to it count half.`
        : standingSentences[figure],
    parts: [...listed.slice(0, most).map(part), ...(left > 0 ? [{ name: `${left} more`, text: '' }] : [])],
    ...(figure === 'percentile' && mine !== null && { sum: part({ name: 'This project', amount: mine }) }),
  };
}

/** Why an estimate comes to what it comes to under a member, or as a whole. */
export const cellReason = (
  row: BreakdownRow,
  at: number,
  { peer }: EstimateColumn,
  choices: Choices,
): Reason => ({
  sentence: choices.isNormalized
    ? 'What the estimate holds here, brought to one place and time by the factors of the project.'
    : 'What the estimate holds here.',
  parts: steps(row.costs[at] ?? null, peer, choices),
  sum: { name: costPer(choices.measure, peer), text: amountWords(row.cells[at] ?? 0, choices.measure) },
});

/** Why a column comes to its cost: the estimate and its factors. */
export const headReason = ({ peer }: EstimateColumn, choices: Choices, text: string): Reason => ({
  sentence: choices.isNormalized
    ? 'The estimate, brought to one place and time by the factors of the project.'
    : 'The estimate as it was.',
  parts: steps(peer.cost, peer, { ...choices, measure: 'cost' }),
  sum: { name: 'Cost', text },
});

const likenessNames: Record<LikenessPart, string> = {
  size: 'Size',
  category: 'Construction category',
  year: 'Year',
  delivery: 'Delivery',
  place: 'City or state',
};

/** Why a peer is as alike as it is. */
export const likenessReason = (project: CalibratePeer, peer: CalibratePeer, share: number): Reason => ({
  sentence: 'How alike the two projects are, by what each part counts at most.',
  parts: likenessParts(project, peer).map(({ part, points, most: limit }) => ({
    name: likenessNames[part],
    text: `${formatNumber(points, 1)} of ${limit}`,
  })),
  sum: { name: 'Likeness', text: `${share}%` },
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
  const of = `${label} of ${peers.length} ${peers.length === 1 ? 'peer' : 'peers'}`;
  return {
    sentence:
      budget === null
        ? `The ${label.toLowerCase()} of the peers, brought to this project.`
        : `The ${label.toLowerCase()} of the peers, brought to this project, then its share of the budget.`,
    parts: [
      { name: of, text: amountWords(figure, choices.measure) },
      ...(choices.measure === 'area'
        ? [{ name: 'Area', text: `× ${formatNumber(Math.round(toSquareFeet(project.area)))} GSF` }]
        : choices.measure === 'unit'
          ? [{ name: 'Base units', text: `× ${unitsOf(project)}` }]
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
            moneyPart('Before it is shared out', amountHere(figure, project, choices)),
            moneyPart('Budget', budget),
          ]),
    ],
    sum: moneyPart('New target', amount),
  };
}
