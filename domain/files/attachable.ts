import type { FileKind, FileType } from './fileTypes.ts';

/** Megabyte of the file limits, in bytes (docs/product/files.md). */
export const MEGABYTE = 1_048_576;

/** Longest name of a file, ending included, in characters: what file systems keep. */
export const FILE_NAME_LENGTH = 255;

/** A place for files: what it takes, up to how many megabytes each, and how many; one alone is replaced. */
export interface FilePlace {
  kind: FileKind;
  /** Only these types of the kind; all of them where nothing is said. */
  types?: readonly FileType[];
  megabytes: number;
  most: number;
}

const picture: FilePlace = { kind: 'picture', megabytes: 20, most: 1 };
const thumbnail: FilePlace = { kind: 'picture', megabytes: 1, most: 1 };
const documents: FilePlace = { kind: 'document', megabytes: 50, most: 20 };

/** What files may belong to, and in which fields (docs/product/files.md). */
export const ATTACHABLE = {
  company: { logo: picture, picture },
  user: { avatar: picture },
  project: { picture, picture_thumbnail: thumbnail },
  /** The logo in the header of a report, in place of the company's. */
  customreport: { header_logo: picture },
  dashboard: {
    /** Types as docs/product/dashboards.md has them. */
    picture: { ...picture, types: ['png', 'gif', 'jpeg'] },
    picture_thumbnail: thumbnail,
  },
  item: { attachments: documents },
  risk: { attachments: documents },
  issue: { attachments: documents },
  bid_document: { attachments: documents },
  /** A bidder adds them by their link; the company reads them once the bid is opened. */
  bid_invitation: { attachments: documents },
} as const satisfies Record<string, Record<string, FilePlace>>;

/** A kind of row that files belong to. */
export type AttachableEntity = keyof typeof ATTACHABLE;

/** The place of a field; undefined where the entity has no such field. */
export function placeOf(entity: AttachableEntity, field: string): FilePlace | undefined {
  const fields: Readonly<Record<string, FilePlace>> = ATTACHABLE[entity];
  return Object.hasOwn(fields, field) ? fields[field] : undefined;
}
