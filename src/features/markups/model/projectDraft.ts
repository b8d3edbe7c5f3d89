import {
  compareTemplates,
  type CopyLine,
  isDollars,
  type KeptLine,
  type LineColumn,
  type LineDifference,
  linesTaken,
  TEMPLATE_KINDS,
} from '#domain/markups';
import { formatCents, formatNumber } from '#domain/money';
import type { ProjectLine } from '../projectMarkupQueries.ts';
import * as t from '../texts.ts';
import { type DraftLine, toLines } from './templateDraft.ts';

const kept = 'kept-';

/** Lines of a project while they are edited; the key carries the id by which items know a line. */
export const toProjectDraft = (lines: readonly ProjectLine[]): DraftLine[] =>
  lines.map(({ id, ...line }) => ({ ...line, key: id === null ? crypto.randomUUID() : `${kept}${id}` }));

/** Lines as the rules and the server take them. */
export const toProjectLines = (lines: readonly DraftLine[]): ProjectLine[] =>
  toLines(lines).map((line, place) => {
    const key = lines[place]?.key ?? '';
    return { ...line, id: key.startsWith(kept) ? Number(key.slice(kept.length)) : null };
  });

/** `8.5%`, `$185,000.00` or `$4.20 / SF`. */
export const rateOf = ({ kind, value }: Pick<KeptLine, 'kind' | 'value'>): string =>
  isDollars(kind)
    ? `${formatCents(Number(value))}${kind === 'per_area' ? ' / SF' : ''}`
    : `${formatNumber(Number(value))}%`;

const columnTexts: Readonly<Record<LineColumn, (line: KeptLine) => string>> = {
  name: ({ name }) => name,
  kind: ({ kind }) => TEMPLATE_KINDS[kind].label,
  value: rateOf,
  is_on: ({ is_on: isOn }) => (isOn === false ? 'off' : 'on'),
  items_inherit: ({ items_inherit: taken }) => (taken ? t.itemsInheritIt : t.itemsDoNotInheritIt),
  display: ({ display }) => display ?? 'separated',
};

/** A difference between a project's lines and its template, as it reads. */
export interface ShownDifference {
  name: string;
  kind: LineDifference['kind'];
  template: string;
  project: string;
}

const sentence = (columns: readonly LineColumn[], line: KeptLine) =>
  columns.map((column) => columnTexts[column](line)).join(', ');

/** How a project's lines differ from what it takes of a template, line by line. */
export function differencesOf(
  template: readonly KeptLine[],
  copy: readonly (KeptLine | CopyLine)[],
): ShownDifference[] {
  const taken = linesTaken(template);
  return compareTemplates(taken, copy).map((difference) => {
    const from = 'from' in difference ? taken[difference.from] : undefined;
    const to = 'to' in difference ? copy[difference.to] : undefined;
    const name = (to ?? from)?.name ?? '';
    const { kind } = difference;
    if (kind === 'moved' && 'to' in difference)
      return {
        name,
        kind,
        template: t.lineFrom(difference.from + 1),
        project: t.lineFrom(difference.to + 1),
      };
    const columns = kind === 'changed' ? difference.columns : (['value', 'kind'] as const);
    return {
      name,
      kind,
      template: from ? sentence(columns, from) : '',
      project: to ? sentence(columns, to) : '',
    };
  });
}
