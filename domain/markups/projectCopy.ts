import type { FieldErrors } from '#domain/errors';
import { defineFields } from '#domain/fields';
import type { KeptLine } from './compareTemplates.ts';
import { checkTemplate } from './templateFields.ts';

/** Every field of a project's copy. */
export const copyFields = defineFields({
  template_id: { label: 'Template', kind: 'reference', to: 'markup_template' },
  lines: { label: 'Lines', kind: 'parts' },
});

/** A line of a project's copy; items speak of it by its id, which a line that is not saved yet does not have. */
export interface CopyLine extends KeptLine {
  id: number | null;
}

/** What a project takes of a template: its lines that are on. */
export const linesTaken = (lines: readonly KeptLine[]): KeptLine[] =>
  lines.filter(({ is_on: isOn }) => isOn !== false);

const keyOf = ({ name }: Pick<KeptLine, 'name'>) => name.trim().toLowerCase();

/**
 * The lines of a copy after it takes a template, by its lines that are on. A line of a name that the copy has keeps
 * its id, and with it what items say about it. The project's own lines come after the template's, or go.
 */
export function takeTemplate(
  template: readonly KeptLine[],
  copy: readonly CopyLine[],
  { keepsOwn }: { keepsOwn: boolean },
): CopyLine[] {
  const open = new Map(copy.map((line) => [keyOf(line), line]));
  const taken = linesTaken(template).map((line) => {
    const id = open.get(keyOf(line))?.id ?? null;
    open.delete(keyOf(line));
    return { ...line, id };
  });
  return keepsOwn ? [...taken, ...copy.filter((line) => open.get(keyOf(line)) === line)] : taken;
}

/** What is wrong with a project's lines, by place and column as in a template. Form and server share it. */
export const checkCopy = (lines: readonly CopyLine[], today: string): FieldErrors =>
  checkTemplate({ lines: [...lines] }, { today, isNew: false });
