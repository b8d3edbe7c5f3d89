import { Fragment } from 'react';
import type { SentencePart } from '#domain/foresite';

/** The sentence of a chart, its figures in bold. */
export function LeadText({ parts }: { parts: readonly SentencePart[] }) {
  // Another sentence is drawn anew: its words do not slide to their new places.
  return (
    <Fragment key={parts.map(({ text }) => text).join('')}>
      {parts.map((part, place) =>
        // The parts of a sentence keep their places.
        // oxlint-disable-next-line react/no-array-index-key
        part.strong ? <b key={place}>{part.text}</b> : <span key={place}>{part.text}</span>,
      )}
    </Fragment>
  );
}
