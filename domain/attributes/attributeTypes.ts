/** The types of a company's own fields (docs/product/lists.md). */
export const ATTRIBUTE_TYPES = {
  TEXT: { label: 'Text', holds: 'text' },
  DATE: { label: 'Date', holds: 'date' },
  DATE_RANGE: { label: 'Date range', holds: 'range' },
  NUMBER: { label: 'Number', holds: 'number' },
  PERCENTAGE: { label: 'Percentage', holds: 'number' },
  CURRENCY: { label: 'Currency', holds: 'number' },
  UNIT: { label: 'Number with unit', holds: 'number' },
  SELECT: { label: 'Select', holds: 'option' },
  MULTISELECT: { label: 'Multiselect', holds: 'options' },
  TAG: { label: 'Tags', holds: 'options' },
} as const;

/** A type of a company's own field. */
export type AttributeType = keyof typeof ATTRIBUTE_TYPES;

/** Lengths and ranges that a value keeps; the contract states the same ones. */
export const ATTRIBUTE_LIMITS = { text: 2000, figure: 999_999_999_999, decimals: 4, options: 100 } as const;

/** What a row says for an attribute: text, day, number, number of an option or of several, or a span of days. */
export type AttributeValue = string | number | number[] | [start: string, end: string];

/** A field as far as its values go. */
export interface ValuedAttribute {
  name: string;
  type: AttributeType;
  unit?: string | null;
  options: readonly { option_id: number; option_value: string }[];
}
