import type { FieldErrors } from '#domain/errors';
import { IMPACTS, LIKELIHOODS } from './riskFields.ts';
import { RISK_LEVELS, RISK_MATRIX, type RiskLevel } from './riskLevel.ts';

/** A level that a scale gives; None is what is not rated. */
export type RatedLevel = Exclude<RiskLevel, 'none'>;

/** One step of a scale: its word, and the chance, share of cost, money or delay that it stands for. */
export interface ScaleStep {
  label: string;
  range: string;
}

/** What ratings from 1 to 5 mean in a company, and the level of each pair: a row a likelihood, a column an impact. */
export interface RiskScale {
  likelihoods: readonly ScaleStep[];
  impacts: readonly ScaleStep[];
  levels: readonly (readonly RatedLevel[])[];
}

/** Levels from the lightest to the gravest. */
export const RATED_LEVELS = ['low', 'medium', 'high'] as const satisfies readonly RatedLevel[];

/** The number of steps, and the most characters of a word, a band and a note. */
export const SCALE_LIMITS = { steps: 5, label: 40, range: 60, note: 200, versions: 50 } as const;

const stepOf = ({ label, range }: ScaleStep): ScaleStep => ({ label, range });

/** The scale that a company starts with, its version 1. */
export const FIRST_SCALE: RiskScale = {
  likelihoods: LIKELIHOODS.map(stepOf),
  impacts: IMPACTS.map(stepOf),
  levels: RISK_MATRIX.slice(1).map((row) => row.slice(1) as RatedLevel[]),
};

const SCALE_MESSAGES = {
  label: 'Enter a word',
  longLabel: `Use at most ${SCALE_LIMITS.label} characters`,
  longRange: `Use at most ${SCALE_LIMITS.range} characters`,
  longNote: `Use at most ${SCALE_LIMITS.note} characters`,
  twice: 'Another step has this word. Choose another one.',
} as const;

function stepProblems(name: string, steps: readonly ScaleStep[]): FieldErrors {
  const errors: FieldErrors = {};
  for (const [at, { label, range }] of steps.entries()) {
    const word = label.trim();
    const isTwice = steps.some(
      (other, place) => place < at && other.label.trim().toLowerCase() === word.toLowerCase(),
    );
    const problem =
      word === ''
        ? SCALE_MESSAGES.label
        : word.length > SCALE_LIMITS.label
          ? SCALE_MESSAGES.longLabel
          : isTwice
            ? SCALE_MESSAGES.twice
            : null;
    if (problem !== null) errors[`${name}.${at}.label`] = [problem];
    if (range.trim().length > SCALE_LIMITS.range) errors[`${name}.${at}.range`] = [SCALE_MESSAGES.longRange];
  }
  return errors;
}

const rank = (level: RatedLevel | undefined) => RATED_LEVELS.indexOf(level ?? 'low');

/** A level never falls while likelihood or impact rises. */
function levelProblems(levels: RiskScale['levels']): FieldErrors {
  const errors: FieldErrors = {};
  for (const [row, cells] of levels.entries())
    for (const [column, level] of cells.entries()) {
      const below = Math.max(rank(levels[row - 1]?.[column]), rank(cells[column - 1]));
      if (rank(level) < below)
        errors[`levels.${row}.${column}`] = [
          `Likelihood ${row + 1} and impact ${column + 1} is ${RISK_LEVELS[level].label}, below a lighter cell. Choose ${RISK_LEVELS[RATED_LEVELS[below] ?? 'low'].label} or higher.`,
        ];
    }
  return errors;
}

/** What is wrong with a scale, by field. Form and server share it. */
export const scaleProblems = (scale: RiskScale, note = ''): FieldErrors => ({
  ...stepProblems('likelihoods', scale.likelihoods),
  ...stepProblems('impacts', scale.impacts),
  ...levelProblems(scale.levels),
  ...(note.trim().length > SCALE_LIMITS.note && { note: [SCALE_MESSAGES.longNote] }),
});

/** The level of a rating by a scale; None while likelihood or impact is missing. */
export const levelIn = (
  scale: RiskScale,
  likelihood: number | null | undefined,
  impact: number | null | undefined,
): RiskLevel => scale.levels[(likelihood ?? 0) - 1]?.[(impact ?? 0) - 1] ?? 'none';

/** What of a scale another one says otherwise, in words; empty where both are alike. */
export function scaleChanges(before: RiskScale, after: RiskScale): string[] {
  const steps = (name: string, from: readonly ScaleStep[], to: readonly ScaleStep[]) =>
    to.flatMap(({ label, range }, at) => {
      const old = from[at];
      if (old?.label === label && old.range === range) return [];
      const words = (step: ScaleStep | undefined) => [step?.label, step?.range].filter(Boolean).join(', ');
      return [`${name} ${at + 1}: ${words(old)} to ${words({ label, range })}`];
    });
  const cells = after.levels.flat().filter((level, at) => level !== before.levels.flat()[at]).length;
  return [
    ...steps('Likelihood', before.likelihoods, after.likelihoods),
    ...steps('Impact', before.impacts, after.impacts),
    ...(cells === 0 ? [] : [cells === 1 ? '1 cell has another level' : `${cells} cells have another level`]),
  ];
}
