import { SaxesParser } from 'saxes';
import { DOCUMENT_LIMITS, type Passage } from '#domain/context';
import { checkArchive, readPart } from '../sheets/checkArchive.ts';
import { incompatible, SheetError } from '../sheets/sheetTypes.ts';
import { DocumentError, type Paragraphs } from './documentTypes.ts';

const mainPart = 'word/document.xml';
const notesPart = 'word/footnotes.xml';

/** Bytes that are given to the parser at once. */
const bite = 65_536;

/** Reads what a Word document says: paragraphs, rows of tables, footnotes. Nothing in it is run, followed or fetched. */
export function readDocx(bytes: Buffer): Paragraphs {
  try {
    checkArchive(bytes, mainPart);
  } catch (error) {
    if (!(error instanceof SheetError)) throw error;
    throw new DocumentError(
      error.message === incompatible
        ? 'This file cannot be read as a Word document. Save it again as .docx and upload it once more.'
        : 'This document unpacks to more than is read. Save the part that you need as a document of its own.',
    );
  }
  const body = readWords(readPart(bytes, mainPart) ?? Buffer.alloc(0));
  const notes = readPart(bytes, notesPart);
  return {
    paragraphs: [
      // Where no page is marked, none is known: the document was never laid out.
      ...body.map(({ page, text }, at) => ({
        place: body.at(-1)?.page === 1 ? `paragraph ${at + 1}` : `p. ${page}`,
        text,
      })),
      ...(notes ? readWords(notes).map(({ text }): Passage => ({ place: 'footnotes', text })) : []),
    ],
    pages: (body.at(-1)?.page ?? 1) > 1 ? (body.at(-1)?.page ?? null) : null,
    note: '',
  };
}

type Said = { page: number; text: string };

function readWords(xml: Buffer): Said[] {
  const said: Said[] = [];
  let page = 1;
  let text = '';
  let isText = false;
  let rows = 0;
  let characters = 0;
  const end = () => {
    if (text.trim() !== '') said.push({ page, text });
    text = '';
  };
  const parser = new SaxesParser();
  parser.on('opentag', ({ name, attributes }) => {
    const tag = localName(name);
    if (tag === 't') isText = true;
    else if (tag === 'tr') rows += 1;
    else if (tag === 'tab' || tag === 'cr') text += ' ';
    else if (tag === 'lastRenderedPageBreak') page += 1;
    else if (tag === 'br') {
      text += ' ';
      // Pages as they were last laid out are marked apart; a break by hand counts where they are not.
      if (Object.values(attributes).includes('page') && !hasLayout) page += 1;
    }
  });
  parser.on('text', (words) => {
    if (!isText) return;
    characters += words.length;
    text += words;
  });
  parser.on('closetag', ({ name }) => {
    const tag = localName(name);
    if (tag === 't') isText = false;
    else if (tag === 'p') {
      if (rows === 0) end();
      else text += ' ';
    } else if (tag === 'tc') text += '| ';
    else if (tag === 'tr') {
      rows -= 1;
      if (rows === 0) {
        text = text.replace(/(?<![| ])[| ]+$/, '');
        end();
      }
    }
  });
  parser.on('error', () => {
    throw new DocumentError(
      'This file cannot be read as a Word document. Save it again as .docx and upload it once more.',
    );
  });
  const hasLayout = xml.includes('lastRenderedPageBreak');
  const decoder = new TextDecoder();
  for (let at = 0; at < xml.length && characters <= DOCUMENT_LIMITS.characters; at += bite)
    parser.write(decoder.decode(xml.subarray(at, at + bite), { stream: true }));
  end();
  return said;
}

const localName = (name: string) => name.slice(name.indexOf(':') + 1);
