/** What a place takes: pictures are shown in pages, documents are kept for download. */
export type FileKind = 'picture' | 'document';

interface TypeRow {
  mime: string;
  kind: FileKind;
  /** Endings of its names, without the dot. */
  endings: readonly string[];
}

/** Types that are taken (docs/product/files.md). An SVG can run scripts: it is kept only as it is written anew. */
export const FILE_TYPES = {
  png: { mime: 'image/png', kind: 'picture', endings: ['png'] },
  jpeg: { mime: 'image/jpeg', kind: 'picture', endings: ['jpg', 'jpeg'] },
  gif: { mime: 'image/gif', kind: 'picture', endings: ['gif'] },
  webp: { mime: 'image/webp', kind: 'picture', endings: ['webp'] },
  avif: { mime: 'image/avif', kind: 'picture', endings: ['avif'] },
  svg: { mime: 'image/svg+xml', kind: 'picture', endings: ['svg'] },
  pdf: { mime: 'application/pdf', kind: 'document', endings: ['pdf'] },
  docx: {
    mime: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    kind: 'document',
    endings: ['docx'],
  },
  xlsx: {
    mime: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    kind: 'document',
    endings: ['xlsx'],
  },
  pptx: {
    mime: 'application/vnd.openxmlformats-officedocument.presentationml.presentation',
    kind: 'document',
    endings: ['pptx'],
  },
  doc: { mime: 'application/msword', kind: 'document', endings: ['doc'] },
  xls: { mime: 'application/vnd.ms-excel', kind: 'document', endings: ['xls'] },
  text: { mime: 'text/plain', kind: 'document', endings: ['txt', 'csv'] },
} as const satisfies Record<string, TypeRow>;

/** A type that is taken. */
export type FileType = keyof typeof FILE_TYPES;

const names = Object.keys(FILE_TYPES) as FileType[];

/** What a place takes: a kind, or only some types of it. */
interface Taking {
  kind: FileKind;
  types?: readonly FileType[];
}

/** Whether a type may stand in a place: documents include pictures. */
export const fitsPlace = (type: FileType, { kind, types }: Taking): boolean =>
  types?.includes(type) ?? (kind === 'document' || FILE_TYPES[type].kind === 'picture');

/** Endings that a place takes, without the dot. */
export const endingsOfPlace = (place: Taking): string[] =>
  names.filter((type) => fitsPlace(type, place)).flatMap((type) => [...FILE_TYPES[type].endings]);

/** Endings that any place of this kind takes, without the dot. */
export const endingsOf = (kind: FileKind): string[] => endingsOfPlace({ kind });

/** What the last ending of a name promises; undefined for one that is not taken. */
export function typeOfName(name: string): FileType | undefined {
  const ending = /\.([^.]+)$/.exec(name)?.[1]?.toLowerCase() ?? '';
  return names.find((type) => (FILE_TYPES[type].endings as readonly string[]).includes(ending));
}
