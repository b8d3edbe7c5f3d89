/** A size with its unit. */
export interface AreaValue {
  value: number;
  unit: string;
}

/** What a cell holds: days are `YYYY-MM-DD`, 12 is 12 percent, choices are option values. */
export type CellValue = string | number | boolean | null | readonly string[] | AreaValue;

/** One of the options of a `choice` or `choices` column; the value is its id. */
export interface CellOption {
  value: string;
  label: string;
  /** A code that names it too. */
  code?: string;
  /** What files write for it too; dots and spaces aside. */
  aliases?: readonly string[];
  description?: string;
}

/** A cell of one line, or with lines of its own. */
export interface TextType {
  type: 'text';
  multiline?: boolean;
  /** Characters; 5,000 by default. */
  maxLength?: number;
}

/** A figure; decimals are 4 for numbers and 2 for money and percent unless said otherwise. */
export interface NumberType {
  type: 'number' | 'money' | 'percent';
  decimals?: number;
  minimum?: number;
  maximum?: number;
}

/** A calendar day. */
export interface DateType {
  type: 'date';
  /** `YYYY-MM-DD`. */
  minimum?: string;
  maximum?: string;
}

/** One option, or several. */
export interface ChoiceType {
  type: 'choice' | 'choices';
  options: readonly CellOption[];
  /** Said of a text that names none of them, where that is a rule of its own. */
  refusal?: string;
}

/** A figure with one of these units; the first is meant where none is written. */
export interface AreaType {
  type: 'area';
  units: readonly string[];
  decimals?: number;
}

/** How a column's cells are read, written and edited. */
export type CellType = TextType | NumberType | DateType | ChoiceType | AreaType | { type: 'checkbox' };

const decimalsBy = { number: 4, money: 2, percent: 2, area: 2 } as const;

/** Whether a value is a size with its unit. */
export const isAreaValue = (value: CellValue): value is AreaValue =>
  typeof value === 'object' && value !== null && 'unit' in value;

/** Decimals that a figure of this type keeps. */
export const decimalsOf = (type: NumberType | AreaType) => type.decimals ?? decimalsBy[type.type];

/** What an empty cell of the type holds. */
export function emptyOf({ type }: CellType): CellValue {
  if (type === 'text') return '';
  if (type === 'choices') return [];
  return type === 'checkbox' ? false : null;
}

/** Whether a cell shows nothing. */
export const isEmptyCell = (value: CellValue | undefined) =>
  value === null ||
  value === undefined ||
  value === '' ||
  value === false ||
  (Array.isArray(value) && value.length === 0);

/** Whether two cells hold the same. */
export function sameValue(a: CellValue, b: CellValue): boolean {
  if (Object.is(a, b)) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  return JSON.stringify(a) === JSON.stringify(b);
}
