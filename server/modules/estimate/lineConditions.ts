import { isLineCondition, LINE_CONDITIONS, type LineCondition } from '#domain/estimate';
import type { SqlField } from '../filterSql.ts';
import { type Conditions, readConditions } from '../readConditions.ts';

const text = (column: string): SqlField => ({ kind: 'value', column, cast: 'text' });
const figure = (column: string): SqlField => ({ kind: 'value', column, cast: 'numeric' });
const flag = (column: string): SqlField => ({ kind: 'boolean', column });

/** How each field of a line `l` with its cost group `g` is kept. */
const columns: Record<LineCondition, SqlField> = {
  description: text('l.description'),
  code: text('g.div_code'),
  cost_group: text('g.name'),
  has_code: flag('(l.cost_group_id is not null)'),
  component: { kind: 'choice', column: 'l.component_id', cast: 'bigint' },
  kind: { kind: 'choice', column: 'l.kind', cast: 'text' },
  escalates_to: {
    kind: 'value',
    column: `(case when l.kind = 'ESCALATION' then l.escalates_to end)`,
    cast: 'date',
  },
  quantity: figure('l.quantity'),
  unit: text('l.unit'),
  unit_cost: figure('l.unit_cost'),
  amount: figure('l.amount'),
  notes: text('l.notes'),
  has_notes: flag(`(trim(l.notes) <> '')`),
  from_file: flag('(l.source is not null)'),
  sheet: text(`l.source->>'sheet'`),
  row: figure(`substring(l.source->>'cell' from '[0-9]+$')::numeric`),
};

/** Reads the `filter` parameter of lines; 400 where it says what cannot be asked, undefined where nothing of it applies. */
export const readLineConditions = (filter: string | undefined): Conditions | undefined =>
  readConditions(filter, (id) =>
    isLineCondition(id) ? { ...LINE_CONDITIONS[id], sql: () => columns[id] } : undefined,
  );
