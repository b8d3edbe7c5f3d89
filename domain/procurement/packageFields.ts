import { defineFields } from '#domain/fields';
import { PACKAGE_STATUSES } from './packageStatus.ts';

const statuses = Object.fromEntries(Object.entries(PACKAGE_STATUSES).map(([id, { label }]) => [id, label]));

/** The most packages of a project that the board, the plan and an export show. */
export const MOST_PACKAGES = 500;

/** The most work days that a stage of a purchase takes. */
export const MOST_STAGE_DAYS = 500;

/** The work days that a new package plans with. */
export const USUAL_STAGE_DAYS = {
  bid_days: 20,
  award_days: 10,
  submittal_days: 20,
  approval_days: 10,
  fabrication_days: 40,
  delivery_days: 5,
} as const;

/** Every field of a bid package. Amounts are dollars, never negative; durations are work days. */
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
  bid_days: { label: 'Bid period', kind: 'count', min: 0, max: MOST_STAGE_DAYS },
  award_days: { label: 'Award', kind: 'count', min: 0, max: MOST_STAGE_DAYS },
  submittal_days: { label: 'Submittals', kind: 'count', min: 0, max: MOST_STAGE_DAYS },
  approval_days: { label: 'Approvals', kind: 'count', min: 0, max: MOST_STAGE_DAYS },
  fabrication_days: { label: 'Fabrication', kind: 'count', min: 0, max: MOST_STAGE_DAYS },
  delivery_days: { label: 'Delivery', kind: 'count', min: 0, max: MOST_STAGE_DAYS },
  activity_id: { label: 'Needed for', kind: 'reference', to: 'activity' },
  /** What may go wrong with it; null for none. Written by a call of its own, for those who see risks. */
  risk_ids: {
    label: 'Risks',
    kind: 'references',
    to: 'risk',
    needs: 'risk_access',
    asSet: { added: 'Risks linked', removed: 'Risks no longer linked' },
    fixed: true,
  },
  next_step: { label: 'Next step', kind: 'text', max: 250 },
  /** The scope sheet with everything that was bid; null before the first line. */
  leveling: { label: 'Leveling', kind: 'parts' },
  awarded_to: { label: 'Awarded to', kind: 'text', max: 120, fixed: true },
  /** Why the award went to a company that is not qualified. */
  award_reason: { label: 'Reason for the award', kind: 'text', max: 500, fixed: true },
  awarded_on: { label: 'Awarded on', kind: 'date', fixed: true },
  /** Plugs of the awarded bid that are not under contract yet. */
  still_to_buy: { label: 'Still to buy', kind: 'money', fixed: true },
  /** What the award wrote beside the package, and takes back with it. */
  award_item_id: { label: 'Item of the award', kind: 'reference', to: 'item', fixed: true },
  award_entry_id: { label: 'Fund entry of the award', kind: 'parts', fixed: true },
  /** The award that is or was out for approval, with who has signed. */
  award_request: { label: 'Approval of the award', kind: 'parts', fixed: true },
  /** The package of the bidding platform that it is taken from; empty for none. */
  platform_id: { label: 'Package of the bidding platform', kind: 'text', max: 64, fixed: true },
  /** The package of the company's list that it was made of. */
  template_id: { label: 'Template', kind: 'parts', fixed: true },
  created_by_id: { label: 'Created by', kind: 'reference', to: 'person', fixed: true },
});
