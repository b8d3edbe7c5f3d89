import type { BlockCell } from './block.ts';
import { readHtmlTable } from './readHtmlTable.ts';
import { readTsv } from './readTsv.ts';

/** Characters of HTML up to which its tables are read: beyond, the plain text says the same and is read several times faster. */
const largestHtml = 2_000_000;

/**
 * Rows of what was copied. HTML is read where it says more than the text (merged cells, values behind rounded figures), the text in all
 * other cases.
 */
export function readClipboard({
  text,
  html,
}: {
  text: string;
  html: string;
}): Iterable<(BlockCell | undefined)[]> {
  const says = /<table/i.test(html) && /rowspan|colspan|data-sheets-value|sdval/i.test(html);
  const useHtml = html.length <= largestHtml && (says || (text === '' && /<t[dr]/i.test(html)));
  return useHtml ? readHtmlTable(html) : readTsv(text);
}
