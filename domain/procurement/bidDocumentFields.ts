import { defineFields } from '#domain/fields';

/** The most documents of a project's bid packages. */
export const MOST_DOCUMENTS = 5000;

/** What a document for bidders is. */
export const DOCUMENT_KINDS = {
  DRAWING: 'Drawing',
  SPECIFICATION: 'Specification',
  ADDENDUM: 'Addendum',
  REPORT: 'Report',
  FORM: 'Bid form',
  TERMS: 'Terms',
  OTHER: 'Other',
} as const;

/** One of the kinds. */
export type DocumentKind = keyof typeof DOCUMENT_KINDS;

/** What goes out with bid packages: a sheet or section with its revision. Files hang on it. */
export const bidDocumentFields = defineFields({
  code: { label: 'Number', kind: 'text', max: 40 },
  title: { label: 'Title', kind: 'text', max: 250, required: true },
  kind: { label: 'Kind', kind: 'choice', required: true, choices: DOCUMENT_KINDS },
  revision: { label: 'Revision', kind: 'text', max: 20 },
  issued_on: { label: 'Issued', kind: 'date' },
  bid_package_ids: {
    label: 'Bid packages',
    kind: 'references',
    to: 'bid_package',
    asSet: { added: 'Bid packages added', removed: 'Bid packages removed' },
  },
});
