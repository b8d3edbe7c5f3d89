import { getDocumentProxy } from 'unpdf';
import { DOCUMENT_LIMITS, type Passage } from '#domain/context';
import { DocumentError, type Paragraphs, type ReadAtMost } from './documentTypes.ts';

const refusals: Readonly<Record<string, string>> = {
  PasswordException: 'This PDF is protected with a password. Save it without one, then upload it once more.',
  InvalidPDFException: 'This file cannot be read as a PDF. Save it again as PDF and upload it once more.',
};

/** Reads the text of a PDF, page by page. Scripts, forms and links in it are not looked at, and no picture is drawn. */
export async function readPdf(
  bytes: Uint8Array,
  progress: (share: number) => void,
  most: Pick<ReadAtMost, 'pages' | 'characters'> = DOCUMENT_LIMITS,
): Promise<Paragraphs> {
  const document = await getDocumentProxy(bytes, {
    isEvalSupported: false,
    useSystemFonts: false,
    disableFontFace: true,
    verbosity: 0,
  }).catch((error: unknown) => {
    const sentence = error instanceof Error ? refusals[error.name] : undefined;
    throw new DocumentError(sentence ?? refusals['InvalidPDFException']);
  });
  const paragraphs: Passage[] = [];
  const read = Math.min(document.numPages, most.pages);
  let withoutText = 0;
  let characters = 0;
  for (let number = 1; number <= read && characters <= most.characters; number += 1) {
    const text = await pageText(document, number);
    characters += text.length;
    if (text.trim() === '') withoutText += 1;
    else paragraphs.push({ place: `p. ${number}`, text });
    progress(number / read);
  }
  const notes = [
    ...(document.numPages > read ? [`Only the first ${read} of ${document.numPages} pages were read.`] : []),
    ...(withoutText > 0
      ? [`${withoutText} of ${read} pages have no text; they may be pictures of pages.`]
      : []),
  ];
  return { paragraphs, pages: document.numPages, note: notes.join(' ') };
}

/** Lines of a page as they stand; a word that is parted at the end of a line is one. A page that is broken says nothing. */
async function pageText(document: Awaited<ReturnType<typeof getDocumentProxy>>, number: number) {
  try {
    const page = await document.getPage(number);
    const { items } = await page.getTextContent();
    page.cleanup();
    return items
      .map((item) => ('str' in item ? `${item.str}${item.hasEOL ? '\n' : ''}` : ''))
      .join('')
      .replaceAll(/(?<=\p{L})-\n(?=\p{Ll})/gu, '');
  } catch {
    return '';
  }
}
