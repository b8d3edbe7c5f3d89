import { ISSUE_TYPES } from '#domain/issues';
import { TEMPLATE_LIMITS, type TemplateKind, templateFields } from '#domain/library';
import { plainCode } from '#domain/procurement';
import type { SheetField } from '#domain/sheets';
import { defineMappingSlot, type ImportLine } from '#shared/sheets';
import type { TemplateInput } from '../templateQueries.ts';
import * as t from '../texts.ts';

type Column = { id: string; title: string } & Omit<SheetField, 'id'>;

const shared: Column[] = [
  { id: 'name', title: t.name, words: ['name', 'risk', 'issue', 'title', 'risk name', 'risk item', 'event'] },
  { id: 'description', title: t.description, words: ['description', 'details', 'notes', 'remarks'] },
  { id: 'tags', title: t.tags, words: ['tags', 'tag', 'keywords'] },
];

/** What the columns of a file may become, by kind. */
export const TEMPLATE_COLUMNS: Readonly<Record<TemplateKind, readonly Column[]>> = {
  RISK: [
    ...shared,
    { id: 'category', title: t.category, words: ['category', 'risk category', 'type', 'group'] },
    { id: 'likelihood', title: t.likelihood, words: ['likelihood', 'probability', 'chance'] },
    { id: 'impact', title: t.impact, words: ['impact', 'consequence', 'severity'] },
  ],
  ISSUE: [
    ...shared,
    { id: 'category', title: t.type, words: ['type', 'issue type', 'category', 'group'] },
    { id: 'severity', title: t.severity, words: ['severity', 'impact', 'gravity'] },
  ],
  PACKAGE: [
    { id: 'number', title: t.number, words: ['number', 'no', 'package no', 'package number', 'bp'] },
    { id: 'name', title: t.name, words: ['name', 'package', 'bid package', 'package name', 'title'] },
    { id: 'trade', title: t.trade, words: ['trade', 'work trade', 'discipline'] },
    { id: 'codes', title: t.codes, words: ['codes', 'code', 'csi', 'cost codes', 'division', 'section'] },
    { id: 'description', title: t.scope, words: ['scope', 'description', 'scope of work', 'notes'] },
  ],
};

/** Where it is remembered what columns were made of. */
export const templateSlots = {
  RISK: defineMappingSlot('risk-template-columns'),
  ISSUE: defineMappingSlot('issue-template-columns'),
  PACKAGE: defineMappingSlot('package-template-columns'),
} as const satisfies Record<TemplateKind, unknown>;

/** A row of a file as a template; `notes` say what of it could not be taken as it is. */
export interface ReadTemplate {
  input: TemplateInput;
  notes: string[];
}

interface Facts {
  /** The project type of all of them; null for any. */
  projectType: string | null;
  /** The company's categories of risks. */
  categories: readonly { id: number; name: string }[];
}

const named = <Row extends { name: string }>(rows: readonly Row[], name: string) =>
  rows.find((row) => row.name.toLowerCase() === name.toLowerCase());

const issueTypes = Object.keys(ISSUE_TYPES).map((name) => ({ name: name as keyof typeof ISSUE_TYPES }));

/**
 * The rows of a file as templates; those without a name are left out. A category that the company does not have becomes a
 * tag, and the risk is one of Other.
 */
export function readTemplates(
  kind: TemplateKind,
  lines: readonly ImportLine[],
  { projectType, categories }: Facts,
): ReadTemplate[] {
  const places = new Map(TEMPLATE_COLUMNS[kind].map(({ id }, at) => [id, at]));
  return lines.flatMap((line): ReadTemplate[] => {
    const text = (id: string) => line[places.get(id) ?? -1]?.text.trim() ?? '';
    const notes: string[] = [];
    const cut = (label: string, value: string, most: number) => {
      if (value.length > most) notes.push(t.labelWasCutToMost(label, most));
      return value.slice(0, most);
    };
    const rating = (id: string, label: string) => {
      const said = text(id);
      if (said === '') return null;
      if (/^[1-5]$/.test(said)) return Number(said);
      notes.push(t.labelSaidIsNoNumber(label, said));
      return null;
    };
    if (text('name') === '') return [];
    if (kind === 'PACKAGE') return [{ input: packageOf(text, cut, projectType), notes }];
    const word = text('category');
    const tags = text('tags')
      .split(/[,;]/)
      .map((tag) => tag.trim())
      .filter((tag) => tag !== '');
    const found = named(categories, word);
    const type = named(issueTypes, word);
    const isKnown = word === '' || (kind === 'RISK' ? found : type) !== undefined;
    if (!isKnown) notes.push(t.wordBecameATag(word));
    const plain = {
      kind,
      name: cut(t.name, text('name'), templateFields.name.max),
      description: cut(t.description, text('description'), templateFields.description.max),
      project_type: projectType,
      tag_names: [...new Set([...tags, ...(isKnown ? [] : [word])])].map((tag) =>
        tag.slice(0, templateFields.tag_names.max),
      ),
    };
    const input: TemplateInput =
      kind === 'RISK'
        ? {
            ...plain,
            category_id: (found ?? named(categories, 'Other'))?.id ?? null,
            likelihood: rating('likelihood', t.likelihood),
            impact: rating('impact', t.impact),
          }
        : { ...plain, type: type?.name ?? null, severity: rating('severity', t.severity) };
    return [{ input, notes }];
  });
}

/** A row as a bid package of the company; codes stand beside each other, parted by commas. */
const packageOf = (
  text: (id: string) => string,
  cut: (label: string, value: string, most: number) => string,
  projectType: string | null,
): TemplateInput => ({
  kind: 'PACKAGE',
  name: cut(t.name, text('name'), templateFields.name.max),
  description: cut(t.scope, text('description'), templateFields.description.max),
  project_type: projectType,
  number: cut(t.number, text('number'), templateFields.number.max),
  work_trade: cut(t.trade, text('trade'), templateFields.work_trade.max),
  codes: [
    ...new Set(
      text('codes')
        .split(/[,;\n]/)
        .map((code) => code.trim().slice(0, templateFields.codes.max))
        .filter((code) => plainCode(code) !== ''),
    ),
  ].slice(0, TEMPLATE_LIMITS.codes),
});

/** As many as one import takes. */
export const MOST_IMPORTED = TEMPLATE_LIMITS.batch;
