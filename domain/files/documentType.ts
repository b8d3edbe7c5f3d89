import type { FileType } from './fileTypes.ts';

/** Beginning and end of a file as Latin text: enough to tell what it is. */
export interface Ends {
  head: string;
  tail: string;
}

/** Bytes that are looked at from either end of a document. */
export const LOOKED_AT = 65_536;

const zipEnd = 'PK\u0005\u0006';
/** The part by which each kind of office document is known, in the list at the end of its archive. */
const officeParts = {
  docx: 'word/document.xml',
  xlsx: 'xl/workbook.xml',
  pptx: 'ppt/presentation.xml',
} as const;

const isOffice = ({ head, tail }: Ends, part: string): boolean =>
  head.startsWith('PK\u0003\u0004') && tail.includes(zipEnd) && tail.includes(part);

/** No text has these characters; UTF-16 has them in every second place. */
// oxlint-disable-next-line no-control-regex
const neverInText = /[\u0000-\u0008\u000e-\u001a\u001c-\u001f]/;

/** What a document is by its content; undefined for what is not taken, and for what is two things at once. */
export function documentType(
  ends: Ends,
): Exclude<FileType, 'png' | 'jpeg' | 'gif' | 'webp' | 'avif'> | undefined {
  const { head, tail } = ends;
  if (head.startsWith('%PDF-')) return tail.includes('%%EOF') && !tail.includes(zipEnd) ? 'pdf' : undefined;
  for (const type of ['docx', 'xlsx', 'pptx'] as const) if (isOffice(ends, officeParts[type])) return type;
  return neverInText.test(head) || neverInText.test(tail) ? undefined : 'text';
}
