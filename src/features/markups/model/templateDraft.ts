import { blankLine, type KeptLine } from '#domain/markups';
import type { Template, TemplateLine, TemplatePatch } from '../templateQueries.ts';

/** A line while it is edited; the key stays with it while lines move. A value that was emptied is null. */
export interface DraftLine extends Omit<TemplateLine, 'value'> {
  key: string;
  value: number | null;
}

/** A template while it is edited. */
export interface TemplateDraft {
  name: string;
  group_name: string;
  is_default: boolean;
  lines: DraftLine[];
}

const keyed = (line: TemplateLine, place: number): DraftLine => ({ ...line, key: `line-${place}` });

/** Draft of a template, or of a new one. */
export const toDraft = (template: Template | undefined): TemplateDraft => ({
  name: template?.name ?? '',
  group_name: template?.group_name ?? '',
  is_default: template?.is_default ?? false,
  lines: (template?.lines ?? []).map(keyed),
});

/** A line that nobody has filled in yet. */
export const newLine = (): DraftLine => ({
  ...(blankLine as TemplateLine),
  value: null,
  key: crypto.randomUUID(),
});

/** Lines as the rules and the server take them; an emptied value counts as nothing. */
export const toLines = (lines: readonly DraftLine[]): (TemplateLine & KeptLine)[] =>
  lines.map(({ key: _key, value, ...line }) => ({ ...line, value: value ?? 0 }));

const same = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);

/** What differs from the start, as the server takes it. */
export function toPatch(draft: TemplateDraft, start: TemplateDraft): TemplatePatch {
  const lines = toLines(draft.lines);
  return {
    ...(draft.name !== start.name && { name: draft.name }),
    ...(draft.group_name !== start.group_name && { group_name: draft.group_name }),
    ...(draft.is_default !== start.is_default && { is_default: draft.is_default }),
    ...(!same(lines, toLines(start.lines)) && { lines }),
  };
}

/** How many lines and other fields differ. */
export function countChanges(draft: TemplateDraft, start: TemplateDraft): number {
  const { lines, ...rest } = toPatch(draft, start);
  const before = new Map(start.lines.map((line) => [line.key, line]));
  const changed = draft.lines.filter((line) => !same(line, before.get(line.key))).length;
  const gone = start.lines.filter(({ key }) => !draft.lines.some((line) => line.key === key)).length;
  const moved = lines && changed + gone === 0 ? 1 : 0;
  return Object.keys(rest).length + changed + gone + moved;
}
