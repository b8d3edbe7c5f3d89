import type { IsoDate } from '#domain/dates';
import type { FieldErrors } from '#domain/errors';
import { fieldProblems } from '#domain/fields';
import { plainCode } from '#domain/procurement';
import {
  strangeFields,
  TEMPLATE_KINDS,
  templateFields,
  type TemplateKind,
  type TemplateScopeLine,
} from './templateFields.ts';

/** What is already known of the template; null for a new one. */
export interface TemplateBefore {
  kind: TemplateKind;
  type: string | null;
  subtype: string | null;
}

/** A template as typed or as sent. */
export type TemplateDraft = Partial<Record<keyof typeof templateFields, unknown>>;

const named: Readonly<Record<TemplateKind, string>> = {
  RISK: 'a risk',
  ISSUE: 'an issue',
  PACKAGE: 'a bid package',
};

const isSaid = (value: unknown): boolean =>
  value !== undefined && value !== null && value !== '' && !(Array.isArray(value) && value.length === 0);

/** What is wrong with a template, by field. Form and server share it. */
export function checkTemplate(
  draft: TemplateDraft,
  { today, before }: { today: IsoDate; before: TemplateBefore | null },
): FieldErrors {
  const problems: Record<string, readonly string[]> = {
    ...fieldProblems(templateFields, draft, { today, isNew: before === null }),
  };
  const kind = before?.kind ?? (draft.kind as TemplateKind | undefined);
  if (kind === undefined || !Object.hasOwn(TEMPLATE_KINDS, kind)) return problems as FieldErrors;
  for (const field of strangeFields(kind))
    if (isSaid(draft[field as keyof TemplateDraft]))
      problems[field] ??= [`A template of ${named[kind]} does not have this field. Leave it out.`];
  const type = draft.type === undefined ? before?.type : draft.type;
  const subtype = draft.subtype === undefined ? before?.subtype : draft.subtype;
  if (subtype && type !== 'Design')
    problems['subtype'] ??= ['Only issues of type Design have a subtype. Clear it, or choose Design.'];
  if (Array.isArray(draft.codes) && draft.codes.some((code) => plainCode(String(code)) === ''))
    problems['codes'] ??= ['A code has letters or digits. Enter one, such as 08 44.'];
  const unnamed = ((draft.scope ?? []) as readonly TemplateScopeLine[]).findIndex(
    ({ name }) => name.trim() === '',
  );
  if (unnamed >= 0) problems['scope'] ??= [`Scope line ${unnamed + 1} has no name. Enter one, or remove it.`];
  return problems as FieldErrors;
}
