import * as t from '../texts.ts';

/** What a row has now. */
interface Kept {
  version: number;
  target: number | null;
  stretch: number | null;
}

/** A proposed target with what becomes of the row's stretch goal, which may not lie above it. */
export interface TargetToSet {
  id: number;
  name: string;
  amount: number;
  target: number | null;
  version: number;
  /** The row's stretch goal where it lies above the proposed target. */
  above: number | null;
}

/** The proposed targets beside what the rows have. */
export const targetsToSet = (
  proposed: readonly { id: number; name: string; amount: number }[],
  known: ReadonlyMap<number, Kept>,
): TargetToSet[] =>
  proposed.map((row) => {
    const { version = 0, target = null, stretch = null } = known.get(row.id) ?? {};
    return { ...row, version, target, above: stretch !== null && stretch > row.amount ? stretch : null };
  });

const isSet = ({ amount, target, above }: TargetToSet) => above === null && target === amount;

/** What is written: a stretch goal above its new target goes down to it, or its row is left as it is, as are targets that are set already. */
export const targetBatchOf = (rows: readonly TargetToSet[], lowers: boolean) =>
  rows
    .filter((row) => (row.above === null ? !isSet(row) : lowers))
    .map(({ id, version, amount, above }) => ({
      member_id: id,
      version,
      target: amount,
      ...(above !== null && { stretch: amount }),
    }));

/** Why nothing would be written. */
export const whyNothing = (rows: readonly TargetToSet[]): string =>
  rows.length === 0
    ? t.peersHaveNoCosts
    : rows.every(isSet)
      ? t.theseTargetsAreAlreadySet
      : rows.some(isSet)
        ? t.everyTargetIsAlreadySet
        : t.everyStretchGoalIsAbove;
