import type { FileType } from './fileTypes.ts';

/** Beginning and end of a file as Latin text: enough to tell what most are. */
export interface Ends {
  head: string;
  tail: string;
  /** Whether a name stands anywhere in the file, in UTF-16 with the low byte first; asked of old office documents alone. */
  holds: (name: string) => boolean;
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

/** How the container of Word and Excel up to 2003 begins, and the stream by which each is known. */
const oldOffice = '\u00d0\u00cf\u0011\u00e0\u00a1\u00b1\u001a\u00e1';
const oldStreams = { doc: 'WordDocument', xls: 'Workbook' } as const;

/** Whether a file is an old office document, of whose bytes both ends do not say which. */
export const isOldOffice = (head: string): boolean => head.startsWith(oldOffice);

const isOffice = ({ head, tail }: Pick<Ends, 'head' | 'tail'>, part: string): boolean =>
  head.startsWith('PK\u0003\u0004') && tail.includes(zipEnd) && tail.includes(part);

/** No text has these characters; UTF-16 has them in every second place. */
// oxlint-disable-next-line no-control-regex
const neverInText = /[\u0000-\u0008\u000e-\u001a\u001c-\u001f]/;

/** What a document is by its content; undefined for what is not taken, and for what is two things at once. */
export function documentType(
  ends: Ends,
): Exclude<FileType, 'png' | 'jpeg' | 'gif' | 'webp' | 'avif' | 'svg'> | undefined {
  const { head, tail, holds } = ends;
  if (isOldOffice(head)) {
    const found = (['doc', 'xls'] as const).filter((type) => holds(oldStreams[type]));
    return found.length === 1 && !tail.includes(zipEnd) ? found[0] : undefined;
  }
  if (head.startsWith('%PDF-')) return tail.includes('%%EOF') && !tail.includes(zipEnd) ? 'pdf' : undefined;
  for (const type of ['docx', 'xlsx', 'pptx'] as const) if (isOffice(ends, officeParts[type])) return type;
  return neverInText.test(head) || neverInText.test(tail) ? undefined : 'text';
}
