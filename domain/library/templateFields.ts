import { defineFields } from '#domain/fields';
import { issueFields } from '#domain/issues';
import { riskFields } from '#domain/risks';

/** What a template is made into. */
export const TEMPLATE_KINDS = { RISK: 'Risk', ISSUE: 'Issue' } as const;

/** A kind of template. */
export type TemplateKind = keyof typeof TEMPLATE_KINDS;

/** The most templates of one save, and of one step into a project. */
export const TEMPLATE_LIMITS = { batch: 500, taken: 100, mitigations: 20 } as const;

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

/** Fields that only templates of the other kind have. */
export const strangeFields = (kind: TemplateKind): readonly string[] =>
  kind === 'RISK' ? ofIssues : ofRisks;
