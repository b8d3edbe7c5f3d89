/** What a column of an estimate can be, in the order in which they are offered. */
export const ESTIMATE_COLUMNS = [
  'code',
  'component',
  'description',
  'quantity',
  'unit',
  'unit_cost',
  'amount',
  'kind',
  'escalates_to',
  'notes',
  'line_id',
] as const;
/** What a column of an estimate can be. */
export type EstimateColumn = (typeof ESTIMATE_COLUMNS)[number];

/** What people call each kind of column. */
export const COLUMN_LABELS: Readonly<Record<EstimateColumn, string>> = {
  code: 'Code',
  component: 'Component',
  description: 'Description',
  quantity: 'Quantity',
  unit: 'Unit',
  unit_cost: 'Unit cost',
  amount: 'Amount',
  kind: 'Kind',
  escalates_to: 'Escalated to',
  notes: 'Notes',
  line_id: 'Line ID',
};

/** Where each field stands, by column from 0. A field without a column is absent. */
export type ColumnMapping = Partial<Record<EstimateColumn, number>>;
