import type { FilterField } from '#domain/filters';

/** What lines of an estimate are filtered by, under the names that filters are stored with (docs/product/estimate.md). */
export const LINE_CONDITIONS = {
  description: { label: 'Description', type: 'text' },
  code: { label: 'Code', type: 'text' },
  cost_group: { label: 'Cost group', type: 'text' },
  has_code: { label: 'Has a cost group', type: 'boolean' },
  component: { label: 'Component', type: 'choice' },
  kind: { label: 'Kind', type: 'choice' },
  escalates_to: { label: 'Escalated to', type: 'date' },
  quantity: { label: 'Quantity', type: 'number' },
  unit: { label: 'Unit', type: 'text' },
  unit_cost: { label: 'Unit cost', type: 'money' },
  amount: { label: 'Amount', type: 'money' },
  notes: { label: 'Notes', type: 'text' },
  has_notes: { label: 'Has notes', type: 'boolean' },
  from_file: { label: 'From a file', type: 'boolean' },
  sheet: { label: 'Sheet of the file', type: 'text' },
  row: { label: 'Row of the sheet', type: 'number' },
} as const satisfies Record<string, FilterField>;

/** A field that lines are filtered by. */
export type LineCondition = keyof typeof LINE_CONDITIONS;

/** Whether lines are filtered by a field of this name. */
export const isLineCondition = (name: string): name is LineCondition => Object.hasOwn(LINE_CONDITIONS, name);
