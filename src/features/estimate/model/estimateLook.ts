import { DIMENSIONS, type StandardDimension } from '#domain/foresite';
import { COST_MODES, type CostMode } from '#domain/markups';
import { definePageSetup } from '#shared/look';

/** How somebody looks at estimates by cost group. */
export interface EstimateLook {
  /** What the columns are: a standard dimension, or the number of one of the company's formats. */
  columns: string;
  /** How markups show, for those who may see them. */
  markups: CostMode;
}

const usual: EstimateLook = { columns: 'components', markups: 'direct_only' };

const isDimension = (value: unknown): value is string =>
  typeof value === 'string' && (Object.hasOwn(DIMENSIONS, value) || /^[1-9]\d{0,14}$/.test(value));

function parse(stored: unknown): EstimateLook {
  if (typeof stored !== 'object' || stored === null) return usual;
  const { columns, markups } = stored as Partial<EstimateLook>;
  return {
    columns: isDimension(columns) ? columns : usual.columns,
    markups: markups !== undefined && Object.hasOwn(COST_MODES, markups) ? markups : usual.markups,
  };
}

export const estimateSetup = definePageSetup('estimate', 'estimate-look', parse);

/** What columns can be: the standard dimensions, and the company's own formats. */
export const columnChoices = (formats: readonly { id: number; name: string }[]) => [
  ...(Object.keys(DIMENSIONS) as StandardDimension[]).map((value) => ({
    value: value as string,
    label: DIMENSIONS[value].label as string,
  })),
  ...formats.map(({ id, name }) => ({ value: String(id), label: name })),
];
