/** Units of area: what one square foot is in them (docs/product/figures.md), and the decimals they are shown with. */
export const AREA_UNITS = {
  sq_ft: { abbreviation: 'GSF', label: 'Square feet', perSquareFoot: '1', decimals: 0 },
  sq_m: { abbreviation: 'SQM', label: 'Square meters', perSquareFoot: '0.092903', decimals: 0 },
  acre: { abbreviation: 'AC', label: 'Acres', perSquareFoot: '0.00002295684', decimals: 2 },
  hectare: { abbreviation: 'HA', label: 'Hectares', perSquareFoot: '0.00000929', decimals: 2 },
} as const;

/** A unit of area. */
export type AreaUnit = keyof typeof AREA_UNITS;

/** A measured area, in its own unit. */
export interface Area {
  value: number;
  unit: AreaUnit;
}

/** Whether the word names a unit of area. */
export function isAreaUnit(word: unknown): word is AreaUnit {
  return typeof word === 'string' && Object.hasOwn(AREA_UNITS, word);
}
