import type { Cell } from '#domain/sheets';
import type { EstimateColumn } from './estimateColumns.ts';
import { foldHeading } from './foldHeading.ts';

/** A tool that estimates come from. */
interface SourceRow {
  /** As people call it. */
  label: string;
  /** What it is known by: each of these lists has a heading that is there. */
  marks: readonly (readonly string[])[];
  /** Which of its headings is which field, the best first, where it is said otherwise elsewhere or by several columns. */
  columns: Partial<Record<EstimateColumn, readonly string[]>>;
}

/**
 * The tools whose layouts are known, the most particular first (docs/product/estimate.md). How their sections and totals are marked
 * is found in the rows: by codes, by words, and by figures that sum up what stands below or above.
 */
const sources = {
  product: {
    label: 'Quoin',
    marks: [['cost group'], ['description'], ['component'], ['amount']],
    columns: { code: ['code'], component: ['component'], description: ['description'] },
  },
  // Sorted by group and phase; quantity and unit share one heading, costs come by category and then in total.
  sage: {
    label: 'Sage Estimating',
    marks: [['takeoff quantity', 'takeoff qty'], ['phase', 'group', 'seq'], ['total amount']],
    columns: {
      code: ['phase', 'group', 'job cost phase'],
      component: ['location', 'bid item'],
      amount: ['total amount', 'grand total'],
      unit_cost: ['total cost unit', 'total unit cost'],
    },
  },
  // One row for each item of the sheet view, costs by category, the last in total.
  winestxls: {
    label: 'WinEst',
    marks: [
      ['to qty', 't o qty'],
      ['grand total', 'total'],
    ],
    columns: {
      code: ['phase', 'csi', 'wbs', 'job cost phase', 'item code'],
      component: ['location', 'bid area'],
      amount: ['grand total', 'total'],
      unit_cost: ['total unit price', 'total price unit', 'unit price'],
    },
  },
  // Groups by UniFormat or another property, each with what it comes to, above their items.
  beckDestini: {
    label: 'DESTINI Estimator',
    marks: [['uom'], ['cost unit'], ['total cost', 'total', 'total base cost']],
    columns: {
      code: ['item code', 'code', 'masterformat', 'uniformat'],
      // Cost/Unit is by a reference of the estimate, such as its area, and not by the quantity of the item.
      unit_cost: ['unit cost', 'cost unit'],
      amount: ['total cost', 'total base cost', 'total'],
    },
  },
  // A bill of quantities: items by group codes, rates and what they come to.
  costos: {
    label: 'CostOS',
    marks: [
      ['title', 'boq item'],
      ['boq item code', 'group code', 'item code', 'code'],
      ['rate', 'boq rate'],
    ],
    columns: {
      code: ['group code', 'boq item code', 'item code', 'code'],
      description: ['title', 'boq item', 'description'],
      unit_cost: ['rate', 'boq rate'],
      amount: ['total cost', 'boq total', 'total'],
    },
  },
  excel: { label: 'Excel', marks: [], columns: {} },
} satisfies Record<string, SourceRow>;

/** One of the tools that estimates come from; `excel` for a sheet that somebody made. */
export type EstimateSource = keyof typeof sources;

/** What is known of each tool. */
export const SOURCES: Readonly<Record<EstimateSource, SourceRow>> = sources;

const order = Object.keys(SOURCES) as EstimateSource[];

/** The tool that a header is of. */
export function sourceOf(header: readonly Cell[]): EstimateSource {
  const titles = new Set(header.map(foldHeading));
  const isOf = ({ marks }: SourceRow) => marks.every((words) => words.some((word) => titles.has(word)));
  return order.find((source) => isOf(SOURCES[source])) ?? 'excel';
}
