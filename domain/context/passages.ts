import { DOCUMENT_LIMITS } from './documentFields.ts';

/** A piece of a document's text, and where in it that stands: "p. 7", or "Envelope, row 14". */
export interface Passage {
  place: string;
  text: string;
}

/** About as long as a paragraph: what a search finds is read at a glance. */
const most = 600;

/** Controls, which no text needs and the database cannot keep; tabs and line ends stay until blanks are joined. */
// oxlint-disable-next-line no-control-regex
const controls = /[\u0000-\u0008\u000e-\u001f\u007f-\u009f\ufffe\uffff]/g;
/** Marks that turn the reading direction or show as nothing, so that what is read is what is there. */
const unseen = /[\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]/g;

/** A text as it is kept: one line, without marks that hide something. */
export const cleanText = (text: string): string =>
  text
    .replaceAll(controls, ' ')
    .replaceAll(unseen, '')
    .replaceAll(/[\ud800-\udfff]/gu, '\ufffd')
    .replaceAll(/\s+/g, ' ')
    .trim();

/** Where a text that is too long is cut: behind a sentence, else at a blank, else where the room ends. */
function cutAt(room: string): number {
  const sentence = Math.max(...['. ', '? ', '! ', '; '].map((end) => room.lastIndexOf(end)));
  if (sentence > most / 3) return sentence + 1;
  const blank = room.lastIndexOf(' ');
  if (blank > most / 3) return blank;
  // A letter outside the first plane is two units, which stay together.
  return /[\ud800-\udbff]$/.test(room) ? most - 1 : most;
}

/** Pieces of at most 600 characters. The text is walked, not shortened: each copy of a long rest would cost its whole length. */
function pieces(text: string): string[] {
  const found: string[] = [];
  let from = 0;
  while (text.length - from > most) {
    const end = from + cutAt(text.slice(from, from + most));
    found.push(text.slice(from, end).trim());
    from = text[end] === ' ' ? end + 1 : end;
  }
  if (from < text.length) found.push(text.slice(from));
  return found;
}

/**
 * The paragraphs of a document as passages; short ones of one place stand together. `isCut` where the document has more
 * than is kept.
 */
export function passagesOf(
  paragraphs: Iterable<Passage>,
  mostOfAll: { passages: number; characters: number } = DOCUMENT_LIMITS,
): { passages: Passage[]; isCut: boolean } {
  const passages: Passage[] = [];
  let characters = 0;
  for (const { place, text } of paragraphs)
    for (const piece of pieces(cleanText(text))) {
      const last = passages.at(-1);
      characters += piece.length;
      if (characters > mostOfAll.characters) return { passages, isCut: true };
      if (last?.place === place && last.text.length + piece.length < most) last.text += ` ${piece}`;
      else if (passages.length === mostOfAll.passages) return { passages, isCut: true };
      else passages.push({ place: cleanText(place).slice(0, 120), text: piece });
    }
  return { passages, isCut: false };
}
