import { defineFields } from '#domain/fields';
import { codeKey } from './codeTree.ts';

/** Where a share of a code's cost goes; shares are percent. */
export interface MappingShare {
  id: number;
  share: number;
}

/** Where a code goes in another format: set by hand, or guessed with a likeness of the names in percent. */
export interface MappedCode {
  from_id: number;
  basis: 'set' | 'guess';
  likeness: number;
  to: readonly MappingShare[];
}

/** Fields of a mapping between two formats. See docs/product/codes.md. */
export const mappingFields = defineFields({
  from_definition_id: { kind: 'reference', label: 'From', to: 'format', fixed: true },
  to_definition_id: { kind: 'reference', label: 'To', to: 'format', fixed: true },
  rows: { kind: 'parts', label: 'Codes' },
});

/** Most codes that one code goes to, and the decimals of a share; the contract states the same. */
export const MAPPING_LIMITS = { targets: 20, decimals: 4 } as const;

/** 100 % in ten thousandths. */
const whole = 1_000_000;

/** As many shares as are asked for, alike and together 100; the last one takes what the others leave. */
export function equalShares(count: number): number[] {
  const each = Math.floor(whole / count);
  return Array.from(
    { length: count },
    (_, at) => (at < count - 1 ? each : whole - each * (count - 1)) / 10_000,
  );
}

/** Why shares do not come to a whole, or null. */
function sharesProblem(shares: readonly number[]): string | null {
  if (shares.some((share) => !(share > 0)))
    return 'A share is more than 0%. Leave a code without a share out.';
  const sum = shares.reduce((all, share) => all + Math.round(share * 10_000), 0);
  return sum === whole ? null : `The shares come to ${sum / 10_000}%. Make them come to 100%.`;
}

/** A target with the name that a problem gives it. */
export interface MappingTarget {
  id: number;
  div_code: string;
}

/**
 * Reads where a code goes from a text: codes by comma or semicolon, each with its share where they are not alike, e.g.
 * `03 11 13 60%, 03 11 16 40%`. An empty text is a gap.
 */
export function readMappingText(
  text: string,
  targets: ReadonlyMap<string, MappingTarget>,
): { to: MappingShare[] } | { problem: string } {
  const found: { id: number; share: number | null }[] = [];
  for (const part of text.split(/[,;]/)) {
    const said = part.trim();
    if (said === '') continue;
    const percent = /^(?<code>.*\S) +(?<share>\d{1,3}(?:\.\d{1,4})?) ?%$/.exec(said);
    const code = percent?.groups?.['code'] ?? said;
    const target = targets.get(codeKey(code));
    if (!target) return { problem: `There is no code ${code}. Enter codes by comma.` };
    if (found.some(({ id }) => id === target.id))
      return { problem: `${target.div_code} is there twice. Keep one.` };
    const share = percent?.groups?.['share'];
    found.push({ id: target.id, share: share === undefined ? null : Number(share) });
  }
  if (found.length > MAPPING_LIMITS.targets)
    return { problem: `A code goes to at most ${MAPPING_LIMITS.targets} codes. Name the ones above them.` };
  if (found.length === 0) return { to: [] };
  const given = found.filter(({ share }) => share !== null).length;
  if (given > 0 && given < found.length)
    return { problem: 'Some codes have a share and some have none. Give all of them one, or none.' };
  const alike = equalShares(found.length);
  const to = found.map(({ id, share }, at) => ({ id, share: share ?? (alike[at] as number) }));
  const problem = sharesProblem(to.map(({ share }) => share));
  return problem === null ? { to } : { problem };
}

/** Where a code goes as it is typed; shares only where they differ. Codes that are gone are passed over. */
export function mappingText(
  to: readonly MappingShare[],
  codes: ReadonlyMap<number, { div_code: string }>,
): string {
  const there = to.filter(({ id }) => codes.has(id));
  const alike = equalShares(Math.max(there.length, 1));
  const isAlike = there.every(({ share }, at) => share === alike[at]);
  return there
    .map(({ id, share }) => `${codes.get(id)?.div_code ?? ''}${isAlike ? '' : ` ${share}%`}`)
    .join(', ');
}

/** What keeps a mapping from being saved, at the place of its row; null when nothing does. */
export function mappingProblem(
  rows: readonly MappedCode[],
  from: ReadonlySet<number>,
  to: ReadonlySet<number>,
): { index: number; problem: string } | null {
  const seen = new Set<number>();
  for (const [index, row] of rows.entries()) {
    if (!from.has(row.from_id) || row.to.some(({ id }) => !to.has(id)))
      return { index, problem: 'The codes of a format have changed since. Reload the page and save again.' };
    if (seen.has(row.from_id)) return { index, problem: 'A code is mapped twice. Keep one row for it.' };
    seen.add(row.from_id);
    if (new Set(row.to.map(({ id }) => id)).size < row.to.length)
      return { index, problem: 'A code goes to the same code twice. Keep one.' };
    const problem = row.to.length === 0 ? null : sharesProblem(row.to.map(({ share }) => share));
    if (problem !== null) return { index, problem };
  }
  return null;
}
