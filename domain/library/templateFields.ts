import { defineFields } from '#domain/fields';
import { issueFields } from '#domain/issues';
import { type Inclusion, MOST_LINES, packageFields } from '#domain/procurement';
import { riskFields } from '#domain/risks';

/** What a template is made into. */
export const TEMPLATE_KINDS = { RISK: 'Risk', ISSUE: 'Issue', PACKAGE: 'Bid package' } as const;

/** A kind of template. */
export type TemplateKind = keyof typeof TEMPLATE_KINDS;

/** What somebody holds in a project who sees the rows there that were made from templates of a kind. */
export const TEMPLATE_ROWS_SEEN = {
  RISK: 'risk_access',
  ISSUE: 'issue_access',
  PACKAGE: 'procurement_access',
} as const satisfies Record<TemplateKind, string>;

/** The most templates of one save, and of one step into a project. */
export const TEMPLATE_LIMITS = {
  batch: 500,
  taken: 100,
  mitigations: 20,
  codes: 20,
  scope: MOST_LINES,
} as const;

/** A line of the scope that a package of the company has by default; what it comes to is said in the project. */
export interface TemplateScopeLine {
  section: string;
  name: string;
  unit: string;
  inclusion?: Inclusion;
}

/** Every field of a template; those of risks and of issues are the modules' own. */
export const templateFields = defineFields({
  kind: { label: 'Kind', kind: 'choice', required: true, choices: TEMPLATE_KINDS },
  name: riskFields.name,
  description: riskFields.description,
  project_type: { label: 'Project type', kind: 'text', max: 100 },
  tag_names: { label: 'Tags', kind: 'texts', max: 100 },
  category_id: riskFields.category_id,
  likelihood: riskFields.likelihood,
  impact: riskFields.impact,
  response: riskFields.response,
  cause: riskFields.cause,
  event: riskFields.event,
  effect: riskFields.effect,
  trigger: riskFields.trigger,
  mitigations: riskFields.mitigations,
  type: issueFields.type,
  subtype: issueFields.subtype,
  severity: issueFields.severity,
  root_cause: issueFields.root_cause,
  scope_of_work: issueFields.scope_of_work,
  trade: issueFields.trade,
  number: { label: 'Number', kind: 'text', max: 20 },
  work_trade: packageFields.work_trade,
  /** The package takes estimate lines whose code starts with one of these. */
  codes: { label: 'Codes', kind: 'texts', max: 40 },
  scope: { label: 'Scope sheet', kind: 'parts' },
  created_by_id: issueFields.created_by_id,
});

const ofRisks = [
  'category_id',
  'likelihood',
  'impact',
  'response',
  'cause',
  'event',
  'effect',
  'trigger',
  'mitigations',
];
const ofIssues = ['type', 'subtype', 'severity', 'root_cause', 'scope_of_work', 'trade'];

const ofPackages = ['number', 'work_trade', 'codes', 'scope'];

const strange: Readonly<Record<TemplateKind, readonly string[]>> = {
  RISK: [...ofIssues, ...ofPackages],
  ISSUE: [...ofRisks, ...ofPackages],
  PACKAGE: [...ofRisks, ...ofIssues],
};

/** Fields that only templates of other kinds have. */
export const strangeFields = (kind: TemplateKind): readonly string[] => strange[kind];
