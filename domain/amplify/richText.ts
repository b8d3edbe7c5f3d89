/** A stretch of text in one style. `break` is a line's end. */
export type RichPart = { kind: 'text' | 'bold' | 'italic' | 'code'; text: string } | { kind: 'break' };

const SIGNS = new Set(['*', '`', '\\', '_']);

/** Text of people or documents as it stands: none of its signs is read as a style. */
export function plain(text: string): string {
  let safe = '';
  for (const sign of text)
    safe += SIGNS.has(sign) ? `\\${sign}` : sign === '\n' || sign === '\r' ? ' ' : sign;
  return safe;
}

/** The same text, strong. */
export const bold = (text: string): string => `**${plain(text)}**`;

const STYLES = [
  { mark: '**', kind: 'bold' },
  { mark: '*', kind: 'italic' },
  { mark: '`', kind: 'code' },
] as const;

/**
 * Reads bold, italic, inline code and line breaks in one pass. A backslash takes the next sign as it stands; a mark that
 * does not close is itself. Nothing else is read: no links, no HTML.
 */
export function readRichText(source: string): RichPart[] {
  const parts: RichPart[] = [];
  let text = '';
  let open: (typeof STYLES)[number] | undefined;
  const push = (kind: 'text' | 'bold' | 'italic' | 'code') => {
    if (text !== '') parts.push({ kind, text });
    text = '';
  };
  for (let at = 0; at < source.length; at += 1) {
    const sign = source[at] as string;
    const next = source[at + 1];
    if (sign === '\\' && next !== undefined && SIGNS.has(next)) {
      text += next;
      at += 1;
      continue;
    }
    if (sign === '\n') {
      push(open?.kind ?? 'text');
      parts.push({ kind: 'break' });
      continue;
    }
    const style = STYLES.find(({ mark }) => source.startsWith(mark, at));
    if (style && (open === undefined || open === style)) {
      push(open?.kind ?? 'text');
      open = open ? undefined : style;
      at += style.mark.length - 1;
      continue;
    }
    text += sign;
  }
  push(open?.kind ?? 'text');
  return parts;
}

/** The words alone, as a sentence for a title or a screen reader. */
export const plainWords = (source: string): string =>
  readRichText(source)
    .map((part) => (part.kind === 'break' ? ' ' : part.text))
    .join('');
