/** What the database puts around the words that a search found; no statement may hold these characters. */
export const MATCH_START = '\u0002';
/** What stands behind them. */
export const MATCH_END = '\u0003';

/** A piece of a statement. */
export interface HeadlinePart {
  text: string;
  is_match: boolean;
}

/** A marked text in pieces, those that were found told apart; empty pieces are left out. */
export function headlineParts(marked: string): HeadlinePart[] {
  const parts: HeadlinePart[] = [];
  for (const [index, piece] of marked.split(MATCH_START).entries()) {
    const [first = '', rest] = index === 0 ? ['', piece] : piece.split(MATCH_END);
    if (first !== '') parts.push({ text: first, is_match: true });
    if (rest !== undefined && rest !== '') parts.push({ text: rest, is_match: false });
  }
  return parts;
}
