import { defineFields } from '#domain/fields';
import { FILE_NAME_LENGTH, FILE_TYPES, type FileType, typeOfName } from '#domain/files';

/** How far the text of a document is read. */
export const DOCUMENT_STATES = {
  READING: 'Reading',
  READ: 'Text read',
  NO_TEXT: 'No text',
  FAILED: 'Not read',
} as const;

/** A state of a document's text. */
export type DocumentState = keyof typeof DOCUMENT_STATES;

/** What is taken and read of a document at most (docs/product/context.md). */
export const DOCUMENT_LIMITS = {
  megabytes: 50,
  /** Documents of a project. */
  documents: 500,
  pages: 2_000,
  /** Of all passages together. */
  characters: 5_000_000,
  passages: 20_000,
} as const;

const kinds = ['pdf', 'docx', 'xlsx', 'text'] as const satisfies readonly FileType[];

/** A kind of document whose text is read. */
export type DocumentKind = (typeof kinds)[number];

/** Endings of the names that are taken, without the dot. */
export const documentEndings: readonly string[] = kinds.flatMap((kind) => FILE_TYPES[kind].endings);

/** The kind that a file's name promises; undefined for one whose text is not read. */
export function documentKindOf(fileName: string): DocumentKind | undefined {
  const type = typeOfName(fileName);
  return kinds.find((kind) => kind === type);
}

/** Every field of a document of the context. */
export const documentFields = defineFields({
  name: { label: 'Name', kind: 'text', max: FILE_NAME_LENGTH, required: true },
  milestone_id: { label: 'Milestone', kind: 'reference', to: 'milestone' },
  component_id: { label: 'Component', kind: 'reference', to: 'component' },
  cost_group_id: { label: 'Cost group', kind: 'reference', to: 'cost_group' },
  file_name: { label: 'File', kind: 'text', max: FILE_NAME_LENGTH, fixed: true },
  size: { label: 'Size', kind: 'count', fixed: true },
  created_by_id: { label: 'Uploaded by', kind: 'reference', to: 'person', fixed: true },
});
