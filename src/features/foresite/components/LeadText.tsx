import type { SentencePart } from '#domain/foresite';

/** The sentence of a chart, its figures in bold. */
export function LeadText({ parts }: { parts: readonly SentencePart[] }) {
  // The parts of a sentence keep their places.
  // oxlint-disable-next-line react/no-array-index-key
  return parts.map((part, place) =>
    part.strong ? <b key={place}>{part.text}</b> : <span key={place}>{part.text}</span>,
  );
}
