import type { TemplateKind } from '#domain/library';
import type { Template, TemplateInput } from '../templateQueries.ts';

/** A template while it is written. */
export type TemplateDraft = Required<Omit<TemplateInput, 'kind'>>;

const shared = ['name', 'description', 'project_type', 'tag_names'] as const;
const own = {
  RISK: [
    'category_id',
    'likelihood',
    'impact',
    'response',
    'cause',
    'event',
    'effect',
    'trigger',
    'mitigations',
  ],
  ISSUE: ['type', 'subtype', 'severity', 'root_cause', 'scope_of_work', 'trade'],
  PACKAGE: ['number', 'work_trade', 'codes', 'scope'],
} as const satisfies Record<TemplateKind, readonly (keyof TemplateDraft)[]>;

/** Draft of a template, or of a new one. */
export const toTemplateDraft = (template: Template | undefined): TemplateDraft => ({
  name: template?.name ?? '',
  description: template?.description ?? '',
  project_type: template?.project_type ?? null,
  tag_names: template?.tag_names ?? [],
  category_id: template?.category?.id ?? null,
  likelihood: template?.likelihood ?? null,
  impact: template?.impact ?? null,
  response: template?.response ?? null,
  cause: template?.cause ?? '',
  event: template?.event ?? '',
  effect: template?.effect ?? '',
  trigger: template?.trigger ?? '',
  mitigations: template?.mitigations ?? [],
  type: template?.type ?? null,
  subtype: template?.subtype ?? null,
  severity: template?.severity || null,
  root_cause: template?.root_cause ?? null,
  scope_of_work: template?.scope_of_work ?? null,
  trade: template?.trade ?? null,
  number: template?.number ?? '',
  work_trade: template?.work_trade ?? '',
  codes: template?.codes ?? [],
  scope: template?.scope ?? [],
});

const same = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);

/** What differs from the start, as the server takes it; mitigations and scope lines without a name are left out. */
export function toTemplatePatch(
  kind: TemplateKind,
  draft: TemplateDraft,
  start: TemplateDraft,
): Partial<TemplateDraft> {
  const named = <Row extends { name: string }>(rows: readonly Row[]) =>
    rows.filter(({ name }) => name.trim() !== '');
  const said = { ...draft, mitigations: named(draft.mitigations), scope: named(draft.scope) };
  return Object.fromEntries(
    [...shared, ...own[kind]].flatMap((field) =>
      same(said[field], start[field]) ? [] : [[field, said[field]]],
    ),
  );
}
