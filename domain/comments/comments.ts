/** What can be commented on, and what its readers hold in the project. */
export const COMMENTABLE = {
  item: { permission: 'foresite_access' },
  risk: { permission: 'risk_access' },
  issue: { permission: 'issue_access' },
  bid_package: { permission: 'procurement_access' },
} as const;

/** A kind of row that has comments. */
export type CommentableEntity = keyof typeof COMMENTABLE;

/** Longest comment in characters, and most people it names; the contract states the same. */
export const COMMENT_LIMITS = { body: 5000, mentions: 20 } as const;

/** Why a comment cannot be kept, or null. */
export function commentProblem(body: string): string | null {
  if (body.trim() === '') return 'Write something first.';
  return body.trim().length > COMMENT_LIMITS.body
    ? 'The comment is longer than 5,000 characters. Shorten it or attach a document.'
    : null;
}

/** Whether somebody may change or take back a comment: only their own, and only while it is there. */
export const ownsComment = (
  comment: { created_by_id: number; is_deleted: boolean },
  userId: number,
): boolean => comment.created_by_id === userId && !comment.is_deleted;

/** Somebody who can be named in a comment. */
export interface Mentionable {
  id: number;
  name: string;
}

/** The text from the last @ before the caret on, without it, while a name is being written there; else null. */
export function mentionAt(text: string, caret: number): string | null {
  const written = /(?:^|[\s(])@([\p{L}\p{M}'’.-]*(?: [\p{L}\p{M}'’.-]*)?)$/u.exec(text.slice(0, caret));
  return written ? (written[1] ?? '') : null;
}

/** The text with the name that is being written before the caret replaced by a person's, and where the caret then stands. */
export function withMention(text: string, caret: number, name: string): { text: string; caret: number } {
  const written = mentionAt(text, caret) ?? '';
  const before = `${text.slice(0, caret - written.length)}${name} `;
  return { text: `${before}${text.slice(caret)}`, caret: before.length };
}

/** Those of the chosen people whose names still stand in the text. */
export const mentionsIn = (text: string, chosen: readonly Mentionable[]): number[] => [
  ...new Set(chosen.filter(({ name }) => text.includes(`@${name}`)).map(({ id }) => id)),
];

/** The text cut where people are named; `mentioned` marks a name. The pieces put together are the text. */
export function mentionPieces(
  text: string,
  names: readonly string[],
): { text: string; mentioned: boolean }[] {
  const marks = names.map((name) => `@${name}`).sort((a, b) => b.length - a.length);
  const pieces: { text: string; mentioned: boolean }[] = [];
  let plain = '';
  for (let place = 0; place < text.length;) {
    const mark = marks.find((one) => text.startsWith(one, place));
    if (mark === undefined) {
      plain += text[place];
      place += 1;
      continue;
    }
    if (plain) pieces.push({ text: plain, mentioned: false });
    pieces.push({ text: mark, mentioned: true });
    plain = '';
    place += mark.length;
  }
  return plain ? [...pieces, { text: plain, mentioned: false }] : pieces;
}
