import type { Cell } from '#domain/sheets';

/** A heading in small letters without punctuation and what stands in brackets; empty for what is no text. */
export const foldHeading = (cell: Cell | undefined): string =>
  typeof cell === 'string'
    ? cell
        .slice(0, 80)
        .toLowerCase()
        .replaceAll(/\(.*?\)/g, ' ')
        .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
        .trim()
    : '';
