import {
  codeKey,
  guessMapping,
  type MappingTarget,
  mappingGaps,
  mappingText,
  readMappingText,
} from '#domain/codes';
import type { Code, Mapping } from '../codeQueries.ts';
import { toCodeRows } from './codeTree.ts';
import { type DraftCode, toDraft } from './codeDraft.ts';

/** A code with where it goes, as it is typed. */
export interface MappingRow extends DraftCode {
  to: string;
  basis: 'set' | 'guess';
  likeness: number;
}

/** How a code is mapped: set, guessed, by the code above it, or not at all. */
export type Match = { kind: 'set' | 'guess' | 'gap' } | { kind: 'above'; code: string };

/** The codes of the other format as they are found. */
export interface Targets {
  byCode: ReadonlyMap<string, MappingTarget>;
  byId: ReadonlyMap<number, Code>;
}

/** The codes of a format, to be found by their text and number. */
export const targetsOf = (codes: readonly Code[]): Targets => ({
  byCode: new Map(codes.map((code) => [codeKey(code.div_code), code])),
  byId: new Map(codes.map((code) => [code.id, code])),
});

/** The rows of a mapping as it is saved. */
export function toMappingRows(codes: readonly Code[], mapping: Mapping, targets: Targets): MappingRow[] {
  const saved = new Map(mapping.rows.map((row) => [row.from_id, row]));
  return toDraft(codes).map((code) => {
    const row = saved.get(code.id ?? 0);
    return {
      ...code,
      to: row ? mappingText(row.to, targets.byId) : '',
      basis: row?.basis ?? 'set',
      likeness: row?.likeness ?? 0,
    };
  });
}

/** The rows with a guess by name wherever nothing is said, where the code above does not say it already. */
export function withGuesses(
  rows: readonly MappingRow[],
  codes: readonly Code[],
  targetCodes: readonly Code[],
): readonly MappingRow[] {
  const guessed = new Map(
    guessMapping(toCodeRows(codes), toCodeRows(targetCodes)).map((one) => [codeKey(one.from), one]),
  );
  return rows.map((row) => {
    const guess = row.to === '' ? guessed.get(codeKey(row.div_code)) : undefined;
    return guess && guess.to.length > 0
      ? { ...row, to: guess.to.join(', '), basis: 'guess', likeness: guess.likeness }
      : row;
  });
}

/** How each row is mapped, by key. Linear. */
export function matchesOf(rows: readonly MappingRow[]): Map<string, Match> {
  const matches = new Map<string, Match>();
  const above: (MappingRow | undefined)[] = [];
  for (const row of rows) {
    above.length = row.level - 1;
    const says = row.to.trim() !== '';
    const carrier = says ? row : above.findLast((one) => one !== undefined);
    above.push(carrier);
    matches.set(
      row.key,
      says ? { kind: row.basis } : carrier ? { kind: 'above', code: carrier.div_code } : { kind: 'gap' },
    );
  }
  // A code whose parts below all go somewhere is no gap.
  for (let at = rows.length - 1; at >= 0; at--) {
    const row = rows[at] as MappingRow;
    if (matches.get(row.key)?.kind !== 'gap') continue;
    let next = at + 1;
    let isGap = (rows[next]?.level ?? 0) <= row.level;
    for (; (rows[next]?.level ?? 0) > row.level; next++)
      if (matches.get(rows[next]?.key ?? '')?.kind === 'gap') isGap = true;
    if (!isGap) matches.set(row.key, { kind: 'above', code: 'below' });
  }
  return matches;
}

/** The codes of the other format that nothing goes to. */
export const unreachedCodes = (
  rows: readonly MappingRow[],
  codes: readonly Code[],
  targetCodes: readonly Code[],
  targets: Targets,
) =>
  mappingGaps(
    toCodeRows(codes),
    toCodeRows(targetCodes),
    rows.map((row) => {
      const read = readMappingText(row.to, targets.byCode);
      return {
        from: row.div_code,
        to: 'to' in read ? read.to.map(({ id }) => targets.byId.get(id)?.div_code ?? '') : [],
      };
    }),
  ).to;

/** What is sent: codes that go somewhere. Texts that cannot be read are left out, and keep the save from being offered. */
export const mappedCodesOf = (rows: readonly MappingRow[], targets: Targets): Mapping['rows'] =>
  rows.flatMap(({ id, to, basis, likeness }) => {
    const read = readMappingText(to, targets.byCode);
    return id !== null && 'to' in read && read.to.length > 0
      ? [{ from_id: id, basis, likeness: basis === 'guess' ? likeness : 0, to: read.to }]
      : [];
  });

/** Why a text says no codes of the other format, or undefined. */
export function targetProblem(text: string, targets: Targets): string | undefined {
  const read = readMappingText(text, targets.byCode);
  return 'problem' in read ? read.problem : undefined;
}
