import { defineFields } from '#domain/fields';
import { PACKAGE_STATUSES } from './packageStatus.ts';

const statuses = Object.fromEntries(Object.entries(PACKAGE_STATUSES).map(([id, { label }]) => [id, label]));

/** Every field of a bid package. Amounts are dollars, never negative. */
export const packageFields = defineFields({
  number: { label: 'Number', kind: 'count', fixed: true },
  name: { label: 'Name', kind: 'text', max: 250, required: true },
  work_trade: { label: 'Trade', kind: 'text', max: 80 },
  description: { label: 'Scope', kind: 'text', max: 10_000, lines: true },
  status: { label: 'Status', kind: 'choice', required: true, choices: statuses },
  owner_id: { label: 'Owner', kind: 'reference', to: 'person' },
  budget: { label: 'Budget', kind: 'money', min: 0 },
  leveled_low: { label: 'Leveled low', kind: 'money', min: 0 },
  committed: { label: 'Committed', kind: 'money', min: 0 },
  bids_due: { label: 'Bids due', kind: 'date' },
  award_by: { label: 'Award by', kind: 'date' },
  on_site: { label: 'On site', kind: 'date' },
  next_step: { label: 'Next step', kind: 'text', max: 250 },
  /** The scope sheet with everything that was bid; null before the first line. */
  leveling: { label: 'Leveling', kind: 'parts' },
  created_by_id: { label: 'Created by', kind: 'reference', to: 'person', fixed: true },
});
