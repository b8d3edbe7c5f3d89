/** A text that is searched with `like`, without regard to case: `%`, `_` and `\` are letters in it, not patterns. */
export const likeText = (text: string): string =>
  text
    .trim()
    .toLowerCase()
    .replace(/[%_\\]/g, '\\$&');

/** The pattern of texts that contain a search; null where nothing is searched. */
export const containing = (search: string | undefined): string | null =>
  search?.trim() ? `%${likeText(search)}%` : null;
