import { dataColors } from './vars.css.ts';

/** The data color of an index that counts from 1, as components and members keep theirs; those beyond the last begin anew. */
export const dataColor = (index: number): string | undefined =>
  dataColors[(Math.max(index, 1) - 1) % dataColors.length];
