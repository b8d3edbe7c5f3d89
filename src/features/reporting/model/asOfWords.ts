import { formatDate } from '#domain/dates';
import type { PaperFacts } from './paper.ts';

/** Which day figures are of, with the milestone whose day it is. */
export const asOfWords = ({ day, milestone }: Pick<PaperFacts, 'day' | 'milestone'>): string =>
  milestone === '' ? formatDate(day) : `${formatDate(day)} (${milestone})`;
