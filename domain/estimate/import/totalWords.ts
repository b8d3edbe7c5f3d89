/** What a cell says that names a total, or begins like one. */
export const totalWords =
  /^(?:grand\s+|sub\s*-?\s*)?totals?\b|\bsub-?totals?\b|\b(?:grand\s+)?total\s*(?:rs\.?|[:=])?$|^sum\b|^gesamtsumme\b/i;

/** A total and nothing else, in words on one line: `TOTAL`, `Grand total:`, `Concrete subtotal`. */
const plain =
  /^(?:grand |sub[- ]{0,3})?totals?(?: ?rs)?[ :=.]{0,3}$|\bsub[- ]{0,3}totals?\b|\btotal(?: ?rs)?[ :=.]{0,3}$|^gesamtsumme\b/i;
const beginning = /^(?:grand |sub[- ]{0,3})?(?:totals?|sum)\b[ :,–-]{0,5}/i;

/** What totals are of, beside the section above them. */
const counted =
  /\b(?:costs?|prices?|amounts?|estimates?|projects?|construction|buildings?|divisions?|div|sections?|bids?|phases?|packages?|pages?|sheets?|areas?|direct|hard|base|budget|works?|trades?|all|above|this|for|of|to|items?|lines?|alternates?)\b|\d/i;

/**
 * Whether words that begin like a total are one, where its figures do not tell: `Total construction cost` is, `Total station survey`
 * is something to be paid for. One with a quantity and a unit of its own is none, unless it says so alone.
 */
export function namesATotal(words: string, section: string, isMeasured: boolean): boolean {
  if (plain.test(words)) return true;
  if (isMeasured) return false;
  const rest = words.replace(beginning, '').toLowerCase();
  return rest === '' || counted.test(rest) || section.toLowerCase().includes(rest);
}
