import type { FieldErrors } from '#domain/errors';
import { defineFields, fieldProblems } from '#domain/fields';
import { TEMPLATE_KINDS, templateProblem, type TemplateKind } from './applyTemplate.ts';
import type { KeptLine } from './compareTemplates.ts';
import { markupValueProblem } from './explainMarkups.ts';

/** Every field of a markup template. */
export const templateFields = defineFields({
  name: { label: 'Name', kind: 'text', max: 120, required: true },
  group_name: { label: 'Group', kind: 'text', max: 80 },
  is_default: { label: 'Default', kind: 'flag' },
  lines: { label: 'Lines', kind: 'parts' },
  created_by_id: { label: 'Created by', kind: 'reference', to: 'person', fixed: true },
});

/** The most lines of a template. */
export const TEMPLATE_LINES = 60;

/** A template as typed or as sent; absent fields of one that exists stay as they are. */
export type TemplateDraft = Partial<{
  name: string;
  group_name: string;
  is_default: boolean;
  lines: KeptLine[];
}>;

const longestName = 120;

function lineProblems({ name, kind, value }: KeptLine): Record<string, string> {
  const problems: Record<string, string> = {};
  if (name.trim() === '') problems['name'] = 'Name the line.';
  else if (name.length > longestName) problems['name'] = `Shorten the name to ${longestName} characters.`;
  if (!Object.hasOwn(TEMPLATE_KINDS, kind)) problems['kind'] = 'Choose a kind from the list.';
  const problem = markupValueProblem(kind, Number(value));
  if (problem) problems['value'] = problem;
  return problems;
}

/**
 * What is wrong with a template, by field; lines are named by their place and column, e.g. `lines.2.value`. Form and
 * server share it. Lines of one name are refused: a project's copy knows its lines by their names.
 */
export function checkTemplate(
  draft: TemplateDraft,
  { today, isNew }: { today: string; isNew: boolean },
): FieldErrors {
  const errors: Record<string, readonly string[]> = {
    ...fieldProblems(templateFields, draft, { today, isNew }),
  };
  const lines = draft.lines ?? [];
  if (lines.length > TEMPLATE_LINES)
    errors['lines'] = [`A template has at most ${TEMPLATE_LINES} lines. Remove some.`];
  const names = new Map<string, number>();
  for (const [place, line] of lines.entries()) {
    for (const [column, text] of Object.entries(lineProblems(line)))
      errors[`lines.${place}.${column}`] = [text];
    const key = line.name.trim().toLowerCase();
    const first = names.get(key);
    if (key !== '' && first !== undefined)
      errors[`lines.${place}.name`] ??= [`Line ${first + 1} has this name too. Rename one of them.`];
    else names.set(key, place);
  }
  if (Object.keys(errors).length === 0) {
    const problem = templateProblem(lines);
    if (problem) errors['lines'] = [problem];
  }
  return errors as FieldErrors;
}

/** A new line: a percentage of the running total, which items take over. */
export const blankLine: KeptLine = {
  name: '',
  kind: 'percent_compound',
  value: 0,
  is_on: true,
  items_inherit: true,
  display: 'separated',
};

/** Whether a value of this kind is dollars. */
export const isDollars = (kind: TemplateKind): boolean => kind === 'lump_sum' || kind === 'per_area';
