import { type CodedRow, forEachRow, rowOfPrefix } from './rowCodes.ts';

/** A piece of a file's text, and where in it that stands: "p. 7", or "Envelope, row 14". */
export interface FilePassage {
  place: string;
  text: string;
}

/** Rows that a file names by their codes: by number, the passages that do, in their order. */
export type FileCodes = Readonly<Record<CodedRow, ReadonlyMap<number, readonly number[]>>>;

/** Codes as the product writes them, with the dashes that editors make of theirs. */
const CODE =
  /(?<![\p{L}\p{N}-])(?:(?:(VO|MS)[-\u2010-\u2013 ]{0,2}|(IS|S|R)[-\u2010-\u2013] ?)(\d{1,6}))(?![\p{L}\p{N}]|\.\d)/gu;

const add = (found: Map<number, number[]>, key: number, at: number): void => {
  const places = found.get(key);
  if (!places) found.set(key, [at]);
  else if (places.at(-1) !== at) places.push(at);
};

/** The codes that stand in a file. */
export function codesInFile(passages: readonly FilePassage[]): FileCodes {
  const codes = forEachRow(() => new Map<number, number[]>());
  for (const [at, { text }] of passages.entries())
    for (const [, long, short, digits] of text.matchAll(CODE)) {
      const kind = rowOfPrefix(long ?? short ?? '');
      const number = Number(digits);
      if (kind && number > 0) add(codes[kind], number, at);
    }
  return codes;
}

/** Words in small letters. */
const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];

/** A single short word, such as "Roof", stands in any document without meaning the item. */
const LEAST_WORDS = 2;

/** Names that go on alike stand on one branch, so that a file is walked once however many there are. */
interface Branch {
  next: Map<string, Branch>;
  ids: number[];
}
const branch = (): Branch => ({ next: new Map(), ids: [] });

/** Rows whose whole names stand in a file: by id, the passages that have them. */
export function namesInFile(
  passages: readonly FilePassage[],
  rows: readonly { id: number; name: string }[],
): ReadonlyMap<number, readonly number[]> {
  const root = branch();
  for (const { id, name } of rows) {
    const words = wordsOf(name);
    if (words.length < LEAST_WORDS) continue;
    let at = root;
    for (const word of words) {
      const next = at.next.get(word) ?? branch();
      at.next.set(word, next);
      at = next;
    }
    at.ids.push(id);
  }
  const found = new Map<number, number[]>();
  for (const [passage, { text }] of passages.entries()) {
    const words = wordsOf(text);
    for (let from = 0; from < words.length; from += 1) {
      let at: Branch | undefined = root;
      for (let step = from; at && step < words.length; step += 1) {
        at = at.next.get(words[step] as string);
        for (const id of at?.ids ?? []) add(found, id, passage);
      }
    }
  }
  return found;
}

/** Words of a file, as people count them. */
export const countWords = (passages: readonly FilePassage[]): number =>
  passages.reduce((sum, { text }) => sum + text.split(/\s+/).filter(isWord).length, 0);

const isWord = (word: string): boolean => /[\p{L}\p{N}]/u.test(word);
