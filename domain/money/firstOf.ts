import { formatNumber } from './formatMoney.ts';

/** The first `most` of several, and how many follow: `VO-001, VO-002 and 3 more`. */
export const firstOf = (texts: readonly string[], most: number, between = ', '): string => {
  const first = texts.slice(0, most).join(between);
  return texts.length > most ? `${first} and ${formatNumber(texts.length - most)} more` : first;
};
