/** What the cost can be split by (docs/product/foresite.md); a company's own format counts as one too, by the number of its definition. */
export const DIMENSIONS = {
  components: { label: 'Components' },
  cost_group_system: { label: 'Cost Group Systems', format: 'UF', level: 1 },
  systems: { label: 'Systems', format: 'UF', level: 2 },
  elements: { label: 'Elements', format: 'UF', level: 3 },
  divisions: { label: 'Divisions', format: 'MF', level: 1 },
} as const;

/** A dimension that every company has. */
export type StandardDimension = keyof typeof DIMENSIONS;

/** A dimension that splits by code: which format, and how deep its tree is read. */
export type CodeDimension = { format: 'UF' | 'MF' | number; level: number };

/** Id of the member that holds what has no code in the format. */
export const UNCATEGORIZED_ID = 0;

/** What that member is called. */
export const UNCATEGORIZED_NAME = 'Uncategorized';

const isStandard = (name: string): name is StandardDimension => Object.hasOwn(DIMENSIONS, name);

/** The format and depth of a dimension's name, null for components, undefined where there is no such dimension. */
export function codeDimension(name: string): CodeDimension | null | undefined {
  if (/^[1-9]\d{0,14}$/.test(name)) return { format: Number(name), level: 1 };
  if (!isStandard(name)) return undefined;
  return name === 'components' ? null : DIMENSIONS[name];
}
