const foldCode = (text: string): string => text.toUpperCase().replaceAll(/[^0-9A-Z]/g, '');
const foldName = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
const initials = (text: string): string =>
  foldName(text)
    .split(' ')
    .map((word) => word[0] ?? '')
    .join('');

/** Whether each word of a folded name is a word of the other one: `tower` of `Patient Tower`. */
const hasWords = (name: string, folded: string): boolean => {
  const words = new Set(foldName(name).split(' '));
  return folded.split(' ').every((word) => words.has(word));
};

/** Codes that tools keep as numbers, with the zero that they lost and without their own decimals: `3310.10` is 03310. */
const dottedCode = (code: string): string => {
  const number = /^(\d{4,5})\.\d{1,4}$/.exec(code.trim())?.[1];
  return number === undefined ? code : number.padStart(5, '0');
};

/** What a code of a file is matched with. */
export interface KnownGroup {
  id: number;
  div_code: string;
}

/**
 * The cost group of each code: the one with that code, else the nearest above it (`03 11 13` to `03 11 00` to `03`). Codes
 * without one are absent.
 */
export function matchCodes(codes: Iterable<string>, groups: readonly KnownGroup[]): Map<string, number> {
  const known = new Map(groups.toReversed().map(({ id, div_code: code }) => [foldCode(code), id]));
  const found = new Map<string, number>();
  for (const code of new Set(codes)) {
    const whole = foldCode(dottedCode(code));
    if (whole === '') continue;
    const digits = /^\d{5,8}$/.test(whole);
    const above = digits
      ? [`${whole.slice(0, 4)}00`, `${whole.slice(0, 2)}0000`, whole.slice(0, 4), whole.slice(0, 2)]
      : /^[A-Z]\d{1,6}$/.test(whole)
        ? [whole.slice(0, 5), whole.slice(0, 3), whole.slice(0, 1)]
        : /^\d$/.test(whole)
          ? [`0${whole}`, `0${whole}0000`]
          : /^\d{2}$/.test(whole)
            ? [`${whole}0000`]
            : [];
    const id = [whole, ...above].map((one) => known.get(one)).find((one) => one !== undefined);
    if (id !== undefined) found.set(code, id);
  }
  return found;
}

/** The level that a code says, however it is written: `3`, `03` and `03 00 00` are one. */
function levelOf(code: string): string {
  const whole = foldCode(dottedCode(code));
  if (/^\d$/.test(whole)) return `0${whole}`;
  if (!/^\d+$/.test(whole)) return whole;
  let level = whole.length === 5 ? whole.replace(/0$/, '') : whole;
  while (level.length > 2 && level.length % 2 === 0 && level.endsWith('00')) level = level.slice(0, -2);
  return level;
}

/** Whether a cost group that was found for a code is not the one it says, but the nearest above it. */
export const isNearestAbove = (code: string, group: Pick<KnownGroup, 'div_code'>): boolean =>
  levelOf(code) !== levelOf(group.div_code);

/** The component of each name: the one of that name, of its initials, the only one that begins so, or the only one with all its words. */
export function matchComponents(
  names: Iterable<string>,
  components: readonly { id: number; name: string }[],
): Map<string, number> {
  const found = new Map<string, number>();
  for (const name of new Set(names)) {
    const folded = foldName(name);
    if (folded === '') continue;
    const begins = components.filter((one) => foldName(one.name).startsWith(folded));
    const holds = components.filter((one) => hasWords(one.name, folded));
    const match =
      components.find((one) => foldName(one.name) === folded) ??
      components.find((one) => initials(one.name) === folded) ??
      (begins.length === 1 ? begins[0] : undefined) ??
      (begins.length === 0 && holds.length === 1 ? holds[0] : undefined);
    if (match) found.set(name, match.id);
  }
  return found;
}
