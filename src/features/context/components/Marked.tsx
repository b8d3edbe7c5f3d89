import type { ContextPassage } from '../documentQueries.ts';

/** A text with what a search found in it marked; as it is without a search. */
export function Marked({ text, headline }: Pick<ContextPassage, 'text' | 'headline'>) {
  if (headline === null) return text;
  return headline.map(({ text: piece, is_match: isMatch }, place) =>
    // Pieces of one text never change their places.
    // oxlint-disable-next-line react/no-array-index-key
    isMatch ? <mark key={place}>{piece}</mark> : <span key={place}>{piece}</span>,
  );
}
