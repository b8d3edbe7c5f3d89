import { defineFields } from '#domain/fields';
import { MARKUP_LIMITS } from '#domain/markups';
import { LINE_KINDS } from './lineKinds.ts';

/** What a line of an estimate says. Amounts in dollars; quantity and unit cost to four decimals. */
export const estimateLineFields = defineFields({
  milestone_id: { label: 'Milestone', kind: 'reference', to: 'milestone', fixed: true },
  position: { label: 'Position', kind: 'count', fixed: true },
  description: { label: 'Description', kind: 'text', max: 2000, lines: true, required: true },
  kind: { label: 'Kind', kind: 'choice', choices: LINE_KINDS },
  escalates_to: { label: 'Escalated to', kind: 'date' },
  cost_group_id: { label: 'Cost group', kind: 'reference', to: 'cost_group' },
  component_id: { label: 'Component', kind: 'reference', to: 'component', required: true },
  quantity: { label: 'Quantity', kind: 'number', min: -999_999_999, max: 999_999_999 },
  unit: { label: 'Unit', kind: 'text', max: 40 },
  unit_cost: { label: 'Unit cost', kind: 'number', min: -999_999_999, max: 999_999_999 },
  amount: { label: 'Amount', kind: 'money' },
  markup_rate: {
    label: 'Own markup',
    kind: 'percent',
    min: -100,
    max: MARKUP_LIMITS.percent,
    needs: 'view_item_markup',
  },
  notes: { label: 'Notes', kind: 'text', max: 2000, lines: true },
  source: { label: 'In the file', kind: 'parts', fixed: true },
});
