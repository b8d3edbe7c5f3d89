import { defineFields } from '#domain/fields';

/** The most rules by which a project's estimate is allocated. */
export const MOST_RULES = 200;

/** The most work packages of a project. */
export const MOST_WORK_PACKAGES = 4000;

/** The most lines that are allocated by hand at once. */
export const MOST_LINES_AT_ONCE = 500;

/** The most work packages that share a line. */
export const MOST_PARTS = 20;

/** How a rule finds lines by their code. */
export const CODE_MATCHES = {
  STARTS_WITH: 'starts with',
  IS: 'is',
  NONE: 'is missing',
  ANY: 'is any',
} as const;

/** One of the ways. */
export type CodeMatch = keyof typeof CODE_MATCHES;

/** A trade scope: what one crew prices together. It belongs to at most one bid package. */
export const workPackageFields = defineFields({
  number: { label: 'Number', kind: 'count', fixed: true },
  name: { label: 'Name', kind: 'text', max: 120, required: true },
  description: { label: 'Scope', kind: 'text', max: 10_000, lines: true },
  bid_package_id: { label: 'Bid package', kind: 'reference', to: 'bid_package' },
});

/** A rule that allocates lines of the estimate; without a work package they are not bid. The first one that fits a line counts. */
export const allocationRuleFields = defineFields({
  position: { label: 'Place', kind: 'count', min: -2_000_000_000, fixed: true },
  code_match: { label: 'Code', kind: 'choice', required: true, choices: CODE_MATCHES },
  code: { label: 'Code', kind: 'text', max: 40 },
  component_id: { label: 'Component', kind: 'reference', to: 'component' },
  work_package_id: { label: 'Work package', kind: 'reference', to: 'work_package', fixed: true },
});

/** What somebody allocated by hand: lines of this component, code and text, in this and in later estimates; scope of an item; a fund. */
export const allocationFields = defineFields({
  component_id: { label: 'Component', kind: 'reference', to: 'component', fixed: true },
  cost_group_id: { label: 'Code', kind: 'reference', to: 'cost_group', fixed: true },
  item_id: { label: 'Item', kind: 'reference', to: 'item', fixed: true },
  pot_id: { label: 'Fund', kind: 'reference', to: 'pot', fixed: true },
  description: { label: 'Line', kind: 'text', max: 2000, fixed: true },
  parts: { label: 'Split', kind: 'parts' },
});
