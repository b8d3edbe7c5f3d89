import { defineFields } from '#domain/fields';
import { ISSUE_STATUSES } from './issueStatus.ts';

const listOf = <const T extends readonly string[]>(words: T) =>
  Object.fromEntries(words.map((word) => [word, word])) as { readonly [Word in T[number]]: Word };

/** Kinds of issues. */
export const ISSUE_TYPES = listOf([
  'Design',
  'Constructability',
  'Cost',
  'Schedule',
  'Scope gap',
  'Contract',
  'Coordination',
  'Permit',
  'Safety',
]);

/** Finer kinds; only issues of design have them. */
export const ISSUE_SUBTYPES = listOf([
  'Missing information',
  'Conflict',
  'Code compliance',
  'Change request',
]);

/** What brought an issue about. */
export const ROOT_CAUSES = listOf([
  'Design error',
  'Design omission',
  'Owner change',
  'Unforeseen condition',
  'Coordination gap',
  'Market',
  'Regulatory',
  'Vendor lead time',
]);

/** Parts of the work that an issue is in. */
export const SCOPES_OF_WORK = listOf([
  'Civil',
  'Structure',
  'Envelope',
  'Interiors',
  'Mechanical',
  'Electrical',
  'Plumbing',
  'Fire protection',
  'Technology',
  'Sitework',
]);

/** Trades that an issue concerns. */
export const TRADES = listOf([
  'Concrete',
  'Steel',
  'Curtain wall',
  'Roofing',
  'Drywall',
  'Flooring',
  'Elevators',
  'HVAC',
  'Electrical',
  'Plumbing',
  'Earthwork',
  'Landscape',
]);

/** Disciplines that have to answer. */
export const DISCIPLINES = listOf([
  'Architecture',
  'Structural',
  'Civil',
  'Mechanical',
  'Electrical',
  'Plumbing',
  'Fire',
  'Technology',
  'Landscape',
  'Interiors',
  'Acoustics',
]);

/** How grave an issue is; 0 and null read as a dash. */
export const SEVERITIES = {
  1: 'Insignificant',
  2: 'Minor',
  3: 'Moderate',
  4: 'Major',
  5: 'Critical',
} as const;

/** How soon it has to be looked at. */
export const ISSUE_PRIORITIES = { 1: 'Lowest', 2: 'Low', 3: 'Medium', 4: 'High', 5: 'Highest' } as const;

const statuses = Object.fromEntries(Object.entries(ISSUE_STATUSES).map(([id, { label }]) => [id, label]));

/** Every field of an issue. Cost at stake is dollars, never negative; days are days of delay. */
export const issueFields = defineFields({
  number: { label: 'Number', kind: 'count', fixed: true },
  name: { label: 'Name', kind: 'text', max: 250, required: true },
  description: { label: 'Description', kind: 'text', max: 10_000, lines: true },
  status: { label: 'Status', kind: 'choice', required: true, choices: statuses },
  severity: { label: 'Severity', kind: 'choice', choices: { 0: 'None', ...SEVERITIES } },
  priority: { label: 'Priority', kind: 'choice', required: true, choices: ISSUE_PRIORITIES },
  due_date: { label: 'Due date', kind: 'date' },
  cost_at_stake: { label: 'Cost at stake', kind: 'money', min: 0 },
  days_at_stake: { label: 'Days at stake', kind: 'count', min: 0, max: 3650 },
  assignee_id: { label: 'Assignee', kind: 'reference', to: 'person' },
  reviewer_id: { label: 'Reviewer', kind: 'reference', to: 'person' },
  type: { label: 'Type', kind: 'choice', choices: ISSUE_TYPES },
  subtype: { label: 'Subtype', kind: 'choice', choices: ISSUE_SUBTYPES },
  root_cause: { label: 'Root cause', kind: 'choice', choices: ROOT_CAUSES },
  scope_of_work: { label: 'Scope of work', kind: 'choice', choices: SCOPES_OF_WORK },
  trade: { label: 'Trade', kind: 'choice', choices: TRADES },
  disciplines: { label: 'Disciplines', kind: 'texts', max: 50 },
  cost_group_ids: {
    label: 'Cost groups',
    kind: 'references',
    to: 'cost_group',
    asSet: { added: 'Cost groups added', removed: 'Cost groups removed' },
  },
  custom_attributes: { label: 'Attributes', kind: 'parts' },
  related: { label: 'Related', kind: 'parts' },
  // Shown by the panel to those who see the row, not by history, which everybody reads.
  generated_from_type: { label: 'Raised from', kind: 'parts', fixed: true },
  generated_from_id: { label: 'Raised from', kind: 'parts', fixed: true },
  template_id: { label: 'Template', kind: 'parts', fixed: true },
  answer: { label: 'Answer', kind: 'text', max: 10_000, lines: true },
  answered_by_id: { label: 'Answered by', kind: 'reference', to: 'person', fixed: true },
  answered_on: { label: 'Answered on', kind: 'date', fixed: true },
  closed_on: { label: 'Closed on', kind: 'date', fixed: true },
  created_by_id: { label: 'Created by', kind: 'reference', to: 'person', fixed: true },
});

/** The name of a field of an issue. */
export type IssueField = keyof typeof issueFields;
