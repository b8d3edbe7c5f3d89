/** Places of a number in a code: `R-007`. */
const PLACES = 3;

/**
 * The numbers that a search asks for by their code: `R-007` and `7` find the seventh row. Zeros at the front say that a code is being
 * typed, place by place: `R-01` also finds `R-010` to `R-019`. Never more than a hundred.
 */
export function searchedNumbers(prefix: string, search: string | undefined): number[] {
  const text = (search ?? '').trim().toUpperCase();
  const letters = [prefix, prefix.replace('-', '')].find((one) => text.startsWith(one)) ?? '';
  const digits = text.slice(letters.length);
  if (!/^0*\d{1,9}$/.test(digits)) return [];
  const number = Number(digits);
  if (!digits.startsWith('0') || digits.length >= PLACES) return [number];
  const many = 10 ** (PLACES - digits.length);
  const begun = Array.from({ length: many }, (_, index) => number * many + index);
  return [...new Set([number, ...begun])];
}
