import { defineFields } from '#domain/fields';

/** When bids are due, and what goes with every invitation. Days and hours are the company's. */
export const bidRequestFields = defineFields({
  bid_package_id: { label: 'Bid package', kind: 'reference', to: 'bid_package', fixed: true },
  due_on: { label: 'Bids due', kind: 'date', required: true },
  due_time: { label: 'Due at', kind: 'text', max: 5, required: true },
  questions_by: { label: 'Questions close', kind: 'date' },
  site_walk_on: { label: 'Site walk', kind: 'date' },
  bond_percent: { label: 'Bid bond, %', kind: 'count' },
  message: { label: 'Message to bidders', kind: 'text', max: 2000, lines: true },
  /** What bidders see: it changes with an addendum alone. */
  issued: { label: 'Scope as issued', kind: 'parts', fixed: true },
});

/** A company that was invited by mail. */
export const bidInvitationFields = defineFields({
  bid_package_id: { label: 'Bid package', kind: 'reference', to: 'bid_package', fixed: true },
  bidder_id: { label: 'Bidder', kind: 'count', fixed: true },
  company: { label: 'Company', kind: 'text', max: 120, required: true },
  contact: { label: 'Contact', kind: 'text', max: 120 },
  email: { label: 'Email', kind: 'text', max: 254, required: true },
});

/** A bidder's question with our answer, which every bidder reads. */
export const bidQuestionFields = defineFields({
  number: { label: 'Number', kind: 'count', fixed: true },
  question: { label: 'Question', kind: 'text', max: 2000, lines: true, fixed: true },
  answer: { label: 'Answer', kind: 'text', max: 4000, lines: true },
});

/** What all bidders were told after they were invited. */
export const bidAddendumFields = defineFields({
  bid_package_id: { label: 'Bid package', kind: 'reference', to: 'bid_package', fixed: true },
  number: { label: 'Number', kind: 'count', fixed: true },
  text: { label: 'Addendum', kind: 'text', max: 4000, lines: true, fixed: true },
  changes: { label: 'Scope changes', kind: 'parts', fixed: true },
});
