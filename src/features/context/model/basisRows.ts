import { CONTEXT_KINDS, CONTEXT_STATUSES } from '#domain/context';
import { formatCode } from '#domain/items';
import { personName } from '#domain/people';
import type { ContextEntry } from '../contextQueries.ts';
import type { ContextDocument } from '../documentQueries.ts';
import * as t from '../texts.ts';
import { extentText } from './extentText.ts';
import { sourceText } from './sourceText.ts';

/** A line of the basis document: an entry, or a document that the estimate rests on. */
export interface BasisRow {
  code: string;
  kind: string;
  statement: string;
  status: string;
  milestone: string;
  component: string;
  costGroup: string;
  /** Dollars that hang on it. */
  amount: number | null;
  source: string;
  owner: string;
}

const tiesOf = ({
  milestone,
  component,
  cost_group: code,
}: Pick<ContextEntry, 'milestone' | 'component' | 'cost_group'>) => ({
  milestone: milestone?.name ?? t.all,
  component: component?.name ?? t.wholeProject,
  costGroup: code ? `${code.div_code} ${code.name}` : '',
});
const nameOf = (person: ContextEntry['owner']) => (person ? personName(person) : '');

const entryRow = (entry: ContextEntry): BasisRow => ({
  ...tiesOf(entry),
  code: formatCode('context_entry', entry.number),
  kind: CONTEXT_KINDS[entry.kind].label,
  statement: entry.statement,
  status: CONTEXT_STATUSES[entry.status],
  amount: entry.amount,
  source: sourceText(entry),
  owner: nameOf(entry.owner),
});

/** A document has no code, status or amount of its own; its source is the file, and how much of it there is. */
const documentRow = (document: ContextDocument): BasisRow => ({
  ...tiesOf(document),
  code: '',
  kind: t.document,
  statement: document.name,
  status: '',
  amount: null,
  source: [document.file_name, extentText(document)].filter(Boolean).join(', '),
  owner: nameOf(document.created_by),
});

/** The basis document: entries as they are ordered, and the documents after them. */
export const basisRows = (
  entries: readonly ContextEntry[],
  documents: readonly ContextDocument[],
): BasisRow[] => [...entries.map(entryRow), ...documents.map(documentRow)];
