import type { AreaUnit } from './areaUnits.ts';

const WORDS: readonly (readonly [RegExp, AreaUnit])[] = [
  [/\b(?:sqm|m2|sq m|square met(?:er|re)s?)\b|m²/i, 'sq_m'],
  [/\b(?:ac|acres?)\b/i, 'acre'],
  [/\b(?:ha|hectares?)\b/i, 'hectare'],
  [/\b(?:gsf|nsf|sqft|sq ft|sf|square f(?:oot|eet))\b/i, 'sq_ft'],
];

/** The unit of area that a heading or a cell names, as people write it; null where it names none. */
export const areaUnitIn = (text: string): AreaUnit | null =>
  WORDS.find(([words]) => words.test(text))?.[1] ?? null;
