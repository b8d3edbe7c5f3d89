import { Fragment } from 'react';
import { readRichText, type RichPart } from '#domain/amplify';
import * as styles from './Amplify.css.ts';

/** Bold, italic, inline code and line breaks as elements; nothing of a text becomes HTML, a link or a picture. */
export function RichText({ text }: { text: string }) {
  return paragraphsOf(text).map(({ isList, lines }, at) =>
    isList ? (
      // Paragraphs of one text keep their places.
      // oxlint-disable-next-line react/no-array-index-key
      <ul key={at} className={styles.list}>
        {lines.map((line, row) => (
          // oxlint-disable-next-line react/no-array-index-key
          <li key={row}>
            <Line source={line.slice(2)} />
          </li>
        ))}
      </ul>
    ) : (
      // oxlint-disable-next-line react/no-array-index-key
      <p key={at} className={styles.paragraph}>
        <Line source={lines.join('\n')} />
      </p>
    ),
  );
}

/** Blank lines part paragraphs; lines that begin with "- " are a list. */
function paragraphsOf(text: string): { isList: boolean; lines: string[] }[] {
  const paragraphs: { isList: boolean; lines: string[] }[] = [];
  let last: { isList: boolean; lines: string[] } | undefined;
  for (const line of text.split('\n')) {
    const isList = line.startsWith('- ');
    if (line.trim() === '') last = undefined;
    else if (last?.isList === isList) last.lines.push(line);
    else paragraphs.push((last = { isList, lines: [line] }));
  }
  return paragraphs;
}

function Line({ source }: { source: string }) {
  return readRichText(source).map((part, at) => (
    // oxlint-disable-next-line react/no-array-index-key
    <Fragment key={at}>{drawn(part)}</Fragment>
  ));
}

function drawn(part: RichPart) {
  if (part.kind === 'break') return <br />;
  if (part.kind === 'bold') return <strong>{part.text}</strong>;
  if (part.kind === 'italic') return <em>{part.text}</em>;
  return part.kind === 'code' ? <code className={styles.code}>{part.text}</code> : part.text;
}
